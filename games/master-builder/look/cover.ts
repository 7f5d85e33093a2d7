import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 4,
  players: [2, 4],
  minutes: 60,
  font: "'Almendra', serif",
  button: ['#B24A2E', '#8E2F1E', '#FFF6E4'],
}
