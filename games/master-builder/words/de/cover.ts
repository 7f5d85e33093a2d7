import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Baumeister',
  short: 'Baumeister',
  blurb: 'Einstellen, bieten, bauen – und reich werden.',
}
