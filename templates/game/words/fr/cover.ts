import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Trestle Works',
  short: 'Trestle Works',
  blurb: 'Extrayez la pierre, élevez des murs et devinez ce que préparent les autres.',
}
