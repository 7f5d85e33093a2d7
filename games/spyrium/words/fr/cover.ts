import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Spyrium',
  short: 'Spyrium',
  blurb: 'Ouvriers, foule et cristal : construisez votre industrie.',
}
