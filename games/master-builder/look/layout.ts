// Where things lie: the room of the board, wide or tall, cut into boxes.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  readonly ruler: Rect
  /** The guild's ledger: event, workers for hire, piles and bank. */
  readonly ledger: Rect
  readonly town: Rect & { readonly columns: number; readonly rows: number }
  /** Where the own mat begins. */
  readonly ledge: number
  readonly crew: Rect & { readonly card: number }
  readonly account: Rect
}

const RULER = 46
const COLUMNS = 4

/** A wide room; a tall one is laid from top to bottom as its parts come (see tall.ts). */
export function wideLayout(shape: Shape): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 520)
  const mat = between(128, h * 0.2, 158)
  const ledge = h - mat
  const ledgerW = w < 800 ? 130 : w < 1060 ? 154 : 174
  const top = RULER + 2
  const townX = ledgerW + 12
  const accountW = w < 800 ? 178 : w < 1060 ? 222 : 250
  const accountX = w - accountW - 12
  const cardH = mat - 32
  const card = Math.round((cardH * 5) / 7)
  return {
    w,
    h,
    tall: false,
    ruler: { x: 4, y: 2, w: w - 8, h: RULER - 4 },
    ledger: { x: 6, y: top, w: ledgerW, h: ledge - top - 6 },
    town: { x: townX, y: top, w: w - townX - 4, h: ledge - top - 4, columns: COLUMNS, rows: 3 },
    ledge,
    crew: { x: 16, y: ledge + 9, w: accountX - 32, h: cardH, card },
    account: { x: accountX, y: ledge + 9, w: accountW, h: mat - 18 },
  }
}
