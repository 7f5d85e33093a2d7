import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Trestle Works',
  short: 'Trestle W.',
  blurb: 'Extrayez, bâtissez, devinez ce que font les autres.',
}
