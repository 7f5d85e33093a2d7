import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 5,
  players: [3, 4],
  minutes: 45,
  font: "'Cormorant Garamond', serif",
  button: ['#FFDF8C', '#E9B33F', '#1A1206'],
}
