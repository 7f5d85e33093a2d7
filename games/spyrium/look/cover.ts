import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 2,
  title: { en: 'Spyrium', fr: 'Spyrium' },
  short: { en: 'Spyrium', fr: 'Spyrium' },
  blurb: {
    en: 'Workers, crowds and crystal: build your industry.',
    fr: 'Ouvriers, foule et cristal : bâtissez votre industrie.',
  },
  players: [2, 5],
  minutes: 75,
  font: "'Rye', serif",
  button: ['#7DFFB6', '#38D980', '#06210F'],
}
