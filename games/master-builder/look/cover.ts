import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 4,
  title: { en: 'Master Builder', fr: 'Master Builder' },
  short: { en: 'Master B.', fr: 'Master B.' },
  blurb: {
    en: 'Hire, bid, build, and end up the richest.',
    fr: 'Recrutez, enchérissez, bâtissez, finissez le plus riche.',
  },
  players: [2, 4],
  minutes: 60,
  font: "'Almendra', serif",
  button: ['#B24A2E', '#8E2F1E', '#FFF6E4'],
}
