import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'The Pillars of the Earth',
  short: 'Pillars',
  blurb: 'Trick by trick, raise the cathedral of Kingsbridge.',
}
