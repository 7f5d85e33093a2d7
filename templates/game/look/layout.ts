// Where things lie: the room of the board, wide or tall, cut into places.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  /** One site for each seat, from left to right. */
  readonly sites: readonly Rect[]
  /** Width of a card in the open, and of one in the hand. */
  readonly shown: number
  readonly card: number
  readonly hand: Rect
}

/** A card is so much higher than wide. */
export const CARD = 1.4
const GAP = 10
/** The least height of a board; a smaller room scrolls. */
const LEAST = 430

export function layoutOf(shape: Shape, seats: number): Layout {
  const { w } = shape
  const tall = shape.form === 'upright'
  const h = Math.max(shape.h, LEAST)
  const card = between(76, tall ? h * 0.17 : h * 0.2, tall ? 96 : 132)
  const band = Math.round(card * CARD) + (tall ? 40 : 48)
  const margin = tall ? 8 : 20
  const each = Math.floor((w - 2 * margin - (seats - 1) * GAP) / seats)
  const sites = Array.from({ length: seats }, (_, i) => ({
    x: margin + i * (each + GAP),
    y: margin,
    w: each,
    h: h - band - 2 * margin,
  }))
  return {
    w,
    h,
    tall,
    sites,
    shown: between(44, Math.min(each - 16, h * 0.16), 104),
    card,
    hand: { x: margin, y: h - band, w: w - 2 * margin, h: band - margin },
  }
}
