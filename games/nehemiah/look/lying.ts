// Where things lie on a table that lies: the columns at the left, the city and the own goods in the column at the right.

import { at } from '../../../kernel/lists.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { BOARDS } from '../rules/terms.ts'
import { FROM_ABOVE, GATES, type Laid, type Layout, ROWS, towers } from './layout.ts'

const MAT = 46
/** A foreman beside the city. */
export const WON = { w: 46, h: 48 } as const
/** What the column's width leaves to a board without a free room in it. */
const NARROW = 250

export function lyingLayout(shape: Shape, laid: Laid): Layout {
  const { w, h } = shape
  const left = shape.free?.x ?? w - Math.min(NARROW, Math.floor(w / 2))
  const free = shape.free ?? { x: 0, y: h - 150, w: left, h: 150 }
  const foot = shape.free === undefined ? free.y : h
  const board = { x: 0, y: 0, w: left, h: foot }
  const stands = Math.max(1, Math.floor((free.h - MAT) / WON.h))
  const wonW = laid.foremen === 0 ? 0 : Math.ceil(laid.foremen / stands) * WON.w + 4
  const city = laid.cubes ? board : { x: free.x, y: free.y, w: free.w - wonW, h: free.h - MAT }
  const head = 20
  const lane = (left - 8) / laid.columns
  const pitch = Math.floor((foot - head - 6) / ROWS)
  const high = pitch - 4
  const row = (city.h - 36) / 3
  const bases = laid.cubes ? [0, 1, 2].map((k) => Math.round((k + 1) * row - 18)) : [city.h - 54]
  const gate = Math.min(25, (city.w * 0.46) / GATES)
  return {
    w,
    h,
    tall: true,
    free,
    won: wonW === 0 ? null : { x: free.x + free.w - wonW + 2, y: free.y + 2, w: wonW - 4, h: free.h - MAT - 4 },
    mat: { x: free.x, y: free.y + free.h - MAT, w: free.w, h: MAT },
    city: { box: city, narrow: true, plaque: 0, bases: bases.map((y) => y + city.y), wallFoot: city.h - 2 },
    spots: BOARDS.map((_, board) => spotOf(laid, city, bases, row, FROM_ABOVE.indexOf(board))),
    gates: { x: city.x + 6, y: city.y + city.h - 30, w: gate * GATES, h: 28, arch: Math.floor(gate - 2), pitch: gate },
    piles: { x: city.x + gate * GATES + 14, y: city.y + city.h - 32, w: city.w - gate * GATES - 18, h: 30 },
    columns: { x: 4, y: 2, w: left - 8, h: foot - 4, head, card: Math.floor(lane - 5), high, lane, pitch },
    tray: laid.auction ? board : null,
    covered: laid.auction,
  }
}

/** Side by side in the strip; one below the other while a cube is chosen. */
function spotOf(laid: Laid, city: Rect, bases: readonly number[], row: number, k: number): Layout['spots'][number] {
  const wide = laid.cubes ? city.w : city.w / 3
  const x = city.x + (laid.cubes ? 0 : k * wide)
  const base = city.y + at(bases, laid.cubes ? k : 0)
  const y = laid.cubes ? base - (row - 20) : city.y
  const inset = laid.cubes ? 20 : 4
  return {
    area: { x: x + 2, y, w: wide - 4, h: base + 20 - y },
    base,
    reach: base - y - 18,
    xs: towers(x + inset, wide - 2 * inset, laid.seats),
  }
}
