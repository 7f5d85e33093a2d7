import type { Cover } from '../../../look/cover.ts'

export const cover: Cover = {
  order: 1,
  players: [2, 4],
  minutes: 45,
  font: "'Cinzel', serif",
  button: ['#FFE08A', '#D79C2A', '#2A1A05'],
}
