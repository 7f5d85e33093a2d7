// Where a panel lies beside a thing of the board: on the side with most room, and never over the edge.
import type { Place } from '../../../look/scene.ts'

const WIDE = 272
/** From the thing, and from the edge of the board. */
const GAP = 16
const EDGE = 12

export interface Beside {
  readonly x: number
  readonly y: number
  /** On which side of the thing the panel lies. */
  readonly side: 'left' | 'right'
  /** How far down the panel its tip points at the thing. */
  readonly tip: number
}

const within = (x: number, least: number, most: number): number => Math.max(least, Math.min(x, most))

/** The place of a panel so high beside a thing, on a board of this size. */
export function beside(box: Place, board: { readonly w: number; readonly h: number }, high: number): Beside {
  const right = board.w - (box.x + box.w)
  const side = right >= box.x ? 'right' : 'left'
  const wanted = side === 'right' ? box.x + box.w + GAP : box.x - GAP - WIDE
  const middle = box.y + box.h / 2
  const y = within(middle - high / 3, EDGE, Math.max(EDGE, board.h - high - EDGE))
  return {
    x: within(wanted, EDGE, Math.max(EDGE, board.w - WIDE - EDGE)),
    y,
    side,
    tip: within(middle - y, GAP, Math.max(GAP, high - GAP)),
  }
}
