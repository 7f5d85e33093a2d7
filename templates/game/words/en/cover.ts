import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Trestle Works',
  short: 'Trestle W.',
  blurb: 'Break stone, raise walls, guess what the others do.',
}
