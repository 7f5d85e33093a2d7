import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Nehemiah',
  short: 'Nehemiah',
  blurb: 'Bau die Mauern Jerusalems wieder auf, Spalte für Spalte.',
}
