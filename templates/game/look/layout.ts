// Where things lie: the room of the board in each of the four forms, cut into places.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import { columnIn } from '../../../look/shape.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  /** One site for each seat, from left to right. */
  readonly sites: readonly Rect[]
  /** Width of a card in the open, and the size of one in the hand: broader than high where the table lies. */
  readonly shown: number
  readonly card: { readonly w: number; readonly h: number }
  readonly hand: Rect
}

/** A card is so much higher than wide. */
export const CARD = 1.4
const GAP = 10
/** The least height of an upright board; a smaller room scrolls. Every other form fits its room. */
const LEAST = 430
/** A card of the hand on a phone that lies. */
const BROAD = { w: 112, h: 74 } as const

export function layoutOf(shape: Shape, seats: number): Layout {
  const { form } = shape
  const tall = form === 'upright'
  // Lying, opponents and the decision stand in a column at the right: the board keeps beside it.
  const w = form === 'lying' ? shape.w - columnIn(shape.w) : shape.w
  const h = tall ? Math.max(shape.h, LEAST) : shape.h
  const wide = between(76, tall ? h * 0.17 : h * 0.2, tall ? 96 : 132)
  const card = form === 'lying' ? BROAD : { w: wide, h: Math.round(wide * CARD) }
  const little = tall || form === 'lying'
  const band = card.h + (little ? 40 : 48)
  const margin = little ? 8 : 20
  const each = Math.floor((w - 2 * margin - (seats - 1) * GAP) / seats)
  const sites = Array.from({ length: seats }, (_, i) => ({
    x: margin + i * (each + GAP),
    y: margin,
    w: each,
    h: h - band - 2 * margin,
  }))
  return {
    w: shape.w,
    h,
    tall,
    sites,
    shown: between(44, Math.min(each - 16, h * 0.16), 104),
    card,
    hand: { x: margin, y: h - band, w: w - 2 * margin, h: band - margin },
  }
}
