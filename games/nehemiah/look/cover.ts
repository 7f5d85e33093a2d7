import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 1,
  title: { en: 'Nehemiah', fr: 'Nehemiah' },
  short: { en: 'Nehemiah', fr: 'Nehemiah' },
  blurb: {
    en: 'Raise the walls of Jerusalem again, column by column.',
    fr: 'Relevez les murs de Jérusalem, colonne après colonne.',
  },
  players: [2, 4],
  minutes: 45,
  font: "'Cinzel', serif",
  button: ['#FFE08A', '#D79C2A', '#2A1A05'],
}
