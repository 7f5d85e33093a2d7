import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 9,
  players: [2, 4],
  minutes: 10,
  font: "'Cormorant Garamond', serif",
  button: ['#F0C987', '#C98A3A', '#2A1A08'],
}
