import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Trestle Works',
  short: 'Trestle Works',
  blurb: 'Break stone, raise walls, and guess what the others are up to.',
}
