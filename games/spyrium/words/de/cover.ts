import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Spyrium',
  short: 'Spyrium',
  blurb: 'Arbeiter, Andrang und Kristalle: Baue deine Industrie auf.',
}
