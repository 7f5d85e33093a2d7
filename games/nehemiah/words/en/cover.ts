import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Nehemiah',
  short: 'Nehemiah',
  blurb: 'Raise the walls of Jerusalem again, column by column.',
}
