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

/** From where a panel may begin: beside the thing, or beyond everything that is to stay in sight. */
function wayOut(box: Place, clear: readonly Place[], side: Beside['side']): number {
  const all = [box, ...clear]
  return side === 'right'
    ? Math.max(...all.map(({ x, w }) => x + w)) + GAP
    : Math.min(...all.map(({ x }) => x)) - GAP - WIDE
}
const fits = (x: number, w: number): boolean => x >= EDGE && x + WIDE + EDGE <= w

/** The place of a panel so high beside a thing, on a board of this size; over nothing of `clear` where there is room. */
export function beside(
  box: Place,
  board: { readonly w: number; readonly h: number },
  high: number,
  clear: readonly Place[] = [],
): Beside {
  const roomy = board.w - (box.x + box.w) >= box.x ? 'right' : 'left'
  const other = roomy === 'right' ? 'left' : 'right'
  const side = !fits(wayOut(box, clear, roomy), board.w) && fits(wayOut(box, clear, other), board.w) ? other : roomy
  const far = wayOut(box, clear, side)
  const wanted = fits(far, board.w) ? far : wayOut(box, [], side)
  const middle = box.y + box.h / 2
  const y = within(middle - high / 3, EDGE, Math.max(EDGE, board.h - high - EDGE))
  return {
    x: within(wanted, EDGE, Math.max(EDGE, board.w - WIDE - EDGE)),
    y,
    side,
    tip: within(middle - y, GAP, Math.max(GAP, high - GAP)),
  }
}
