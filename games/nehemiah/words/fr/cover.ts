import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Nehemiah',
  short: 'Nehemiah',
  blurb: 'Relevez les murs de Jérusalem, colonne après colonne.',
}
