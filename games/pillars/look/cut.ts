// How the arch of the scoring is cut, and where the rest of the tricks and the materials lie.
import type { Rect } from '../../../look/svg.ts'
import type { PillarsLaying } from './pieces.ts'

export interface Cut {
  readonly sum: Rect
  readonly workers: Rect
  readonly advantages: Rect
  readonly rest: Rect
  readonly stock: Rect
  /** Width of a card, and of the smaller ones in the rest of the tricks. */
  readonly card: number
  readonly small: number
}

/** Cards that get a place in the rest of the tricks. */
export interface Counts {
  readonly workers: number
  readonly owned: number
  readonly rest: number
}

const rowsFor = (count: number, w: number, card: number) =>
  Math.ceil(count / Math.max(1, Math.floor((w + 5) / (card + 5))))

/** The largest card with which so many fit a box, between two sizes. */
function fitting(count: number, w: number, h: number, most: number, least: number): number {
  let card = most
  while (card > least && rowsFor(count, w, card) * (card * 1.4 + 10) > h) card--
  return card
}

export function cut(t: PillarsLaying, counts: Counts): Cut {
  const { free, tall } = t.layout
  if (free !== null) return lyingCut(t, counts, free)
  return tall ? tallCut(t, counts) : wideCut(t, counts)
}

/** A heading over a row of cards, and room for the chosen one to rise. */
export const HEAD = 30

function wideCut({ layout }: PillarsLaying, { workers, owned, rest }: Counts): Cut {
  const { arch, w, h, ledge } = layout
  const inset = arch.w < 480 ? 22 : 44
  const x = Math.round(arch.x + inset)
  const wide = Math.round(arch.w - 2 * inset)
  const top = Math.round(arch.y + arch.w * 0.1)
  const rows = owned > 0 ? 2 : 1
  const sumH = 126
  const free = arch.y + arch.h - top - sumH - 14
  const across = Math.max(3, workers, owned)
  const card = Math.floor(Math.min(106, (wide - 10 * (across - 1)) / across, (free / rows - HEAD - 14) / 1.4))
  const row = Math.round(card * 1.4) + HEAD
  const upper = workers === 0 ? HEAD + 26 : row
  const gap = Math.max(0, (free - upper - (rows - 1) * row) / (rows + 1))
  const first = Math.round(top + sumH + gap)
  const below = ledge + 16
  const half = Math.round(w * 0.5)
  const side = { x: 18, y: below, w: half - 50, h: h - below - 8 }
  return {
    sum: { x, y: top, w: wide, h: sumH },
    workers: { x, y: first, w: wide, h: upper },
    advantages: { x, y: Math.round(first + upper + gap), w: wide, h: row },
    rest: side,
    stock: { x: half, y: below, w: w - half - 18, h: h - below - 6 },
    card,
    small: fitting(rest, side.w, side.h - HEAD, 76, 20),
  }
}

function tallCut({ layout }: PillarsLaying, { workers, owned, rest }: Counts): Cut {
  const { w, h } = layout
  const x = 20
  const wide = w - 2 * x
  const sum = { x, y: 30, w: wide, h: 120 }
  const unit = Math.min(1, (h - sum.y - sum.h - 3 * HEAD - 50) / 350)
  const card = Math.floor(Math.min(82 * unit, (wide - 8 * (Math.max(4, workers) - 1)) / Math.max(4, workers)))
  const cardH = Math.round(card * 1.4)
  const y = sum.y + sum.h + cardH + HEAD + 8
  const left = owned === 0 ? 0 : Math.max(112, Math.min(2, owned) * (card + 8) + 6, card + (owned - 1) * 36 + 12)
  const restW = wide - left
  // A finger needs 32 × 40: what finds no room at that size lies in the heap.
  const small = fitting(rest, restW, cardH + 10, 60, 33)
  const stockY = y + HEAD + cardH + 14
  return {
    sum,
    workers: { x, y: sum.y + sum.h, w: wide, h: cardH + HEAD },
    advantages: { x, y, w: left, h: cardH + HEAD },
    rest: { x: x + left, y, w: restW, h: cardH + 10 + HEAD },
    stock: { x, y: stockY, w: wide, h: h - stockY - 4 },
    card,
    small,
  }
}

/** Lying: the sum and the workers under the arch at the left, the materials and the rest of the tricks in the column. */
function lyingCut({ layout }: PillarsLaying, { workers, owned, rest }: Counts, free: Rect): Cut {
  const { h } = layout
  const wide = layout.arch.w - 20
  const x = layout.arch.x + 10
  const sum = { x, y: 8, w: wide, h: 122 }
  const room = h - sum.y - sum.h - 6
  // Workers and advantages side by side, as many of each as there are.
  const across = Math.max(4, workers + owned)
  const card = Math.max(40, Math.floor(Math.min(82, (wide - 8 * across) / across, (room - HEAD - 4) / 1.4)))
  const row = Math.round(card * 1.4) + HEAD
  const own = owned === 0 ? 0 : Math.round((wide * owned) / (Math.max(1, workers) + owned))
  const split = Math.round(free.w * 0.58)
  const restBox = { x: free.x + split + 14, y: free.y + 2, w: free.w - split - 20, h: free.h - 4 }
  return {
    sum,
    workers: { x, y: sum.y + sum.h, w: wide - own - (own > 0 ? 10 : 0), h: row },
    advantages: { x: x + wide - own, y: sum.y + sum.h, w: own, h: row },
    rest: restBox,
    stock: { x: free.x + 6, y: free.y + 2, w: split, h: free.h - 4 },
    card,
    small: fitting(rest, restBox.w, restBox.h - HEAD, 60, 33),
  }
}
