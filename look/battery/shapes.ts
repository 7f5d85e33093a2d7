import type { Shape } from '../scene.ts'

/** Rooms of the board: what a window leaves of 1440 × 900, of smaller ones, and of phones held upright. */
export const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, tall: false },
  { w: 390, h: 628, tall: true },
  { w: 984, h: 692, tall: false },
  { w: 390, h: 560, tall: true },
  { w: 728, h: 650, tall: false },
  { w: 1144, h: 748, tall: false },
]
