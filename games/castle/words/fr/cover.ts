import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'À l’ombre des murailles',
  short: 'Murailles',
  blurb: 'Envoyez vos gens en secret et achevez le château.',
}
