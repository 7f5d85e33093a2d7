import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Master Builder',
  short: 'Master B.',
  blurb: 'Recrutez, enchérissez, construisez : soyez le plus riche.',
}
