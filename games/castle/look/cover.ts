import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 3,
  title: { en: 'A Castle for All Seasons', fr: 'À l’ombre des murailles' },
  short: { en: 'Castle', fr: 'Murailles' },
  blurb: {
    en: 'Send your people in secret and finish the castle.',
    fr: 'Envoyez vos gens en secret et achevez le château.',
  },
  players: [2, 4],
  minutes: 60,
  font: "'IM Fell English', serif",
  button: ['#FFE27A', '#FFC62E', '#2B1D02'],
}
