// Where the plate of an unbuilt tile hangs: at its foot, and off the doorsteps and plates that hang there already.
import type { Rect } from '../../../look/svg.ts'
import { type Plate, plateWidth } from './plate.ts'

export interface Hung {
  readonly id: string
  readonly plate: Plate
  /** Its middle and its upper edge where nothing is in the way. */
  readonly cx: number
  readonly y: number
}

const HIGH = 25
/** Edges may touch so far. */
const TOUCH = 3
/** How far a plate is moved, in this order: not at all, along, up; all of it without its name where that does not help. */
const MOVES: readonly (readonly [dx: number, dy: number])[] = [
  [0, 0],
  [-12, 0],
  [12, 0],
  [0, -10],
  [-22, 0],
  [22, 0],
  [-12, -10],
  [12, -10],
  [0, -20],
  [-22, -20],
  [22, -20],
]

const meet = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > TOUCH &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > TOUCH

/** A plate where it meets nothing of what is `taken`, or as it was where there is no such place; never beyond `right`. */
export function clearOf({ plate, cx, y }: Hung, taken: readonly Rect[], right: number): { plate: Plate; box: Rect } {
  const lies = (p: Plate, [dx, dy]: readonly [number, number]) => {
    const w = plateWidth(p)
    return { x: Math.round(Math.max(0, Math.min(right - w, cx + dx - w / 2))), y: Math.round(y + dy), w, h: HIGH }
  }
  const usual = { plate, box: lies(plate, [0, 0]) }
  const forms = plate.name === '' ? [plate] : [plate, { ...plate, name: '' }]
  const all = forms.flatMap((p) => MOVES.map((move) => ({ plate: p, box: lies(p, move) })))
  return all.find(({ box }) => !taken.some((other) => meet(box, other))) ?? usual
}
