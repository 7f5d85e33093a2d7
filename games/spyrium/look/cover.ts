import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 2,
  players: [2, 5],
  minutes: 75,
  font: "'Rye', serif",
  button: ['#7DFFB6', '#38D980', '#06210F'],
}
