import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 3,
  players: [2, 4],
  minutes: 60,
  font: "'IM Fell English', serif",
  button: ['#FFE27A', '#FFC62E', '#2B1D02'],
}
