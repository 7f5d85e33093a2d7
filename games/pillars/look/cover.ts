import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 5,
  title: { en: 'The Pillars of the Earth', fr: 'Les Piliers de la Terre' },
  short: { en: 'Pillars', fr: 'Piliers' },
  blurb: {
    en: 'Trick by trick, raise the cathedral of Kingsbridge.',
    fr: 'Pli après pli, élevez la cathédrale de Kingsbridge.',
  },
  players: [3, 4],
  minutes: 45,
  font: "'Cormorant Garamond', serif",
  button: ['#FFDF8C', '#E9B33F', '#1A1206'],
}
