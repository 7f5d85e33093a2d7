import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Die Säulen der Erde',
  short: 'Säulen',
  blurb: 'Stich für Stich wächst die Kathedrale von Kingsbridge.',
}
