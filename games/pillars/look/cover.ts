import type { Cover } from '../../../kernel/cover.ts'

export const cover: Cover = {
  order: 5,
  title: { en: 'The Pillars of the Earth', fr: 'Les Piliers de la Terre' },
  short: { en: 'Pillars', fr: 'Piliers' },
  blurb: {
    en: 'Win back your builders, trick by trick, at the cathedral of Kingsbridge.',
    fr: 'Regagnez vos ouvriers, pli après pli, au pied de la cathédrale.',
  },
  players: [3, 4],
  minutes: 45,
  font: "'Cormorant Garamond', serif",
  button: ['#FFDF8C', '#E9B33F', '#1A1206'],
}
