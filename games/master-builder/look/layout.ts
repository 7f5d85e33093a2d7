// Where things lie on a desk and on a tablet: the room of the board cut into boxes.
import { between, NOWHERE } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
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

/** On a desk; phones are laid as their parts come (upright.ts, lying.ts). */
export function wideLayout(shape: Shape): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 480)
  const mat = between(h < 560 ? 116 : 128, h * 0.2, 158)
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
    ruler: { x: 4, y: 2, w: w - 8, h: RULER - 4 },
    ledger: { x: 6, y: top, w: ledgerW, h: ledge - top - 6 },
    town: { x: townX, y: top, w: w - townX - 4, h: ledge - top - 4, columns: COLUMNS, rows: 3 },
    ledge,
    crew: { x: 16, y: ledge + 9, w: accountX - 32, h: cardH, card },
    account: { x: accountX, y: ledge + 9, w: accountW, h: mat - 18 },
  }
}

/** The strip of plates on a tablet. */
export const STRIP = 44

/** On a tablet held upright: strip and ruler, the town in three columns, the bench over the whole width. */
export function tabletLayout({ w, h }: Shape): Layout {
  const low = h < 700
  const mat = between(low ? 118 : 132, h * 0.17, 172)
  const ledge = h - mat
  const top = STRIP + RULER + 4
  const accountW = between(196, w * 0.27, 250)
  const accountX = w - accountW - 10
  const cardH = mat - 34
  return {
    w,
    h,
    ruler: { x: 4, y: STRIP + 2, w: w - 8, h: RULER - 4 },
    ledger: NOWHERE,
    town: { x: 4, y: top, w: w - 8, h: ledge - top - 4, columns: low ? 4 : 3, rows: low ? 3 : 4 },
    ledge,
    crew: { x: 12, y: ledge + 8, w: accountX - 26, h: cardH, card: Math.round((cardH * 5) / 7) },
    account: { x: accountX, y: ledge + 8, w: accountW, h: mat - 16 },
  }
}
