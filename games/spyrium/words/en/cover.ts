import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Spyrium',
  short: 'Spyrium',
  blurb: 'Workers, crowds and crystal: build your industry.',
}
