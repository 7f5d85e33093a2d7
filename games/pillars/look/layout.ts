// Where things lie: the room of the board in each of its forms, cut into boxes.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { ROSE } from './art/rose.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  /** For fingers: plates in place of piles. */
  readonly tall: boolean
  /** The King's trick and the advantages: in niches of the wall, in a column beside the window, or folded into plates. */
  readonly aside: 'niches' | 'column' | 'plates'
  /** Lying: the hand lies in this room at the right. */
  readonly free: Rect | null
  readonly rose: { readonly cx: number; readonly cy: number; readonly r: number; readonly k: number }
  /** The ledge between window and floor. */
  readonly ledge: number
  /** Niches left and right of the window; chips over it on a tall screen. */
  readonly king: Rect
  readonly advantages: Rect
  readonly stock: Rect
  readonly hand: Rect & { readonly card: number }
  readonly tricks: Rect
  readonly owned: Rect
  /** The large arch of the scoring. */
  readonly arch: Rect
  /** Width of a shaft, 0 for none. */
  readonly shaft: number
}

export function layoutOf(shape: Shape): Layout {
  if (shape.form === 'lying') return lyingLayout(shape)
  if (shape.form === 'tablet') return tabletLayout(shape)
  return shape.form === 'wide' ? wideLayout(shape) : tallLayout(shape)
}

function wideLayout({ w, h }: Shape): Layout {
  const narrow = w < 900
  const card = between(88, Math.min(w * 0.112, h * 0.165), 124)
  const ledge = h - Math.round(card * 1.4) - 30
  const margin = narrow ? 12 : 28
  const gap = narrow ? 24 : 30
  const least = narrow ? 124 : 190
  const r = Math.max(120, Math.min((ledge - 14) / 2, w / 2 - least - margin - gap, ROSE))
  const cx = w / 2
  const cy = ledge / 2
  const side = cx - r - margin - gap
  const top = 30
  const below = ledge + 24
  const low = h - below - 8
  const stockW = between(140, w * 0.18, 206)
  const pileW = between(58, w * 0.077, 88)
  const ownedX = w - pileW - 14
  const tricksX = ownedX - pileW - 14
  const handX = stockW + 32
  return {
    w,
    h,
    tall: false,
    aside: 'niches',
    free: null,
    rose: { cx, cy, r, k: r / ROSE },
    ledge,
    king: { x: margin, y: top, w: side, h: ledge - top },
    advantages: { x: w - margin - side, y: top, w: side, h: ledge - top },
    stock: { x: 16, y: below, w: stockW, h: low },
    hand: { x: handX, y: h - Math.round(card * 1.4) - 10, w: tricksX - 16 - handX, h: Math.round(card * 1.4), card },
    tricks: { x: tricksX, y: below, w: pileW, h: low },
    owned: { x: ownedX, y: below, w: pileW, h: low },
    arch: { x: cx - r - (narrow ? 0 : 6), y: 12, w: 2 * r + (narrow ? 0 : 12), h: ledge - 12 },
    shaft: narrow ? 16 : 26,
  }
}

/** The least height a tall room needs; a smaller one scrolls. */
const LEAST_TALL = 500

function tallLayout(shape: Shape): Layout {
  const { w } = shape
  const h = Math.max(shape.h, LEAST_TALL)
  const chips = 44
  const row = 44
  const handH = between(126, h * 0.24, 150)
  const r = Math.min((w - 16) / 2, (h - chips - row - handH - 26) / 2)
  const cy = chips + 4 + r
  const ledge = h - handH - 6
  const half = (w - 28) / 2
  const third = ledge - row - 12
  return {
    w,
    h,
    tall: true,
    aside: 'plates',
    free: null,
    rose: { cx: w / 2, cy, r, k: r / ROSE },
    ledge: third - 2,
    king: { x: 10, y: 3, w: half, h: 40 },
    advantages: { x: 18 + half, y: 3, w: half, h: 40 },
    stock: { x: 10, y: third + 4, w: w * 0.56, h: row - 4 },
    hand: { x: 10, y: ledge, w: w - 20, h: handH, card: between(84, handH / 1.4, 128) },
    tricks: { x: 12 + w * 0.56, y: third + 4, w: w * 0.18, h: row - 4 },
    owned: { x: 16 + w * 0.74, y: third + 4, w: w * 0.26 - 26, h: row - 4 },
    arch: { x: 9, y: 6, w: w - 18, h: h + 20 },
    shaft: 0,
  }
}

/** A lower room beside the window has none for the words of the King's trick. */
const LOW = 420

/** A tablet: the window at the left, the King's trick and the advantages by name at its right, the hand below both. */
function tabletLayout({ w, h }: Shape): Layout {
  const card = between(96, Math.min(w * 0.15, h * 0.165), 150)
  const handH = Math.round(card * 1.4) + 12
  const row = 48
  const third = h - handH - row - 8
  const side = between(226, w * 0.3, 320)
  const left = w - side - 10
  const r = Math.min((third - 10) / 2, (left - 14) / 2)
  const low = third < LOW
  const kingH = low ? 44 : Math.min(230, Math.round(third * 0.37))
  const x = left + 2
  const wide = w * 0.56
  return {
    w,
    h,
    tall: true,
    aside: 'column',
    free: null,
    rose: { cx: left / 2, cy: third / 2, r, k: r / ROSE },
    ledge: third - 2,
    king: { x, y: 4, w: side, h: kingH },
    advantages: { x, y: kingH + 8, w: side, h: third - kingH - 14 },
    stock: { x: 10, y: third + 8, w: wide, h: row - 4 },
    hand: { x: 10, y: h - handH, w: w - 20, h: handH, card },
    tricks: { x: 14 + wide, y: third + 8, w: w * 0.18, h: row - 4 },
    owned: { x: 18 + wide + w * 0.18, y: third + 8, w: w * 0.26 - 28, h: row - 4 },
    arch: { x: 9, y: 6, w: w - 18, h: h + 20 },
    shaft: 0,
  }
}

/** What plates beside or over the window take. */
const PLATES = { side: 62, row: 44 } as const
/** What the column's width leaves to a board without a free room in it. */
const NARROW = 250

/** Lying: the window at the left, plates in its corners; the whole hand in the column. */
function lyingLayout(shape: Shape): Layout {
  const { w, h } = shape
  const left = shape.free?.x ?? w - Math.min(NARROW, Math.floor(w / 2))
  const free = shape.free ?? { x: 0, y: h - 120, w: left, h: 120 }
  const foot = shape.free === undefined ? free.y : h
  const beside = Math.min(foot / 2 - 4, left / 2 - PLATES.side)
  const between = Math.min(left / 2 - 4, foot / 2 - PLATES.row)
  const aside = beside >= between
  const r = Math.max(60, beside, between)
  const [cx, cy] = [left / 2, foot / 2]
  const [plateW, plateH] = aside ? [PLATES.side - 6, 42] : [left / 4 - 5, 40]
  const right = left - plateW - 4
  const low = foot - plateH - 3
  const half = left / 2 - 6
  return {
    w,
    h,
    tall: true,
    aside: 'plates',
    free,
    rose: { cx, cy, r, k: r / ROSE },
    ledge: h,
    king: aside ? { x: right, y: 4, w: plateW, h: plateH } : { x: 4, y: 2, w: half, h: plateH },
    advantages: aside ? { x: right, y: 50, w: plateW, h: plateH } : { x: half + 8, y: 2, w: half, h: plateH },
    stock: aside ? { x: 4, y: 4, w: plateW, h: 4 * 46 } : { x: 4, y: low, w: left * 0.56, h: plateH },
    // What hangs on the cards of the first row has room above it.
    hand: { x: free.x + 6, y: free.y + 12, w: free.w - 12, h: free.h - 16, card: 84 },
    tricks: aside
      ? { x: right, y: low - 46, w: plateW, h: plateH }
      : { x: 8 + left * 0.56, y: low, w: left * 0.2, h: plateH },
    owned: aside
      ? { x: right, y: low, w: plateW, h: plateH }
      : { x: 12 + left * 0.76, y: low, w: left * 0.24 - 18, h: plateH },
    arch: { x: 6, y: 4, w: left - 12, h: foot + 20 },
    shaft: 0,
  }
}
