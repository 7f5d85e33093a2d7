// Where things lie: the room of the board in each of its forms, cut into boxes.

import { at } from '../../../kernel/lists.ts'
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { BOARDS } from '../rules/terms.ts'

/** What the room depends on beside its size. */
export interface Laid {
  readonly columns: number
  readonly seats: number
  /** Foremen are turned up: their tray needs room. */
  readonly auction: boolean
  /** A card is being bid for: on a phone its text needs room. */
  readonly bidding: boolean
  /** A cube of any player is being chosen: on a phone the terraces lie one below the other. */
  readonly cubes: boolean
  /** Foremen the reader has won: lying, they stand beside the city. */
  readonly foremen: number
}

/** Where one influence board lies: its ground, where its cubes stand, and how high they may reach. */
export interface Spot {
  readonly area: Rect
  readonly base: number
  readonly reach: number
  readonly xs: readonly number[]
}

export interface City {
  readonly box: Rect
  readonly narrow: boolean
  /** How far the plaques reach from the left. */
  readonly plaque: number
  /** Where the terraces of Temple, Wall and Garrison begin, from above. */
  readonly bases: readonly number[]
  readonly wallFoot: number
}

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  /** Lying: own things and city lie in this room at the right. */
  readonly free: Rect | null
  /** Where won foremen stand, lying. */
  readonly won: Rect | null
  /** Where the own mat begins, and how high it is. */
  readonly mat: Rect
  readonly city: City
  /** In the order of BOARDS. */
  readonly spots: readonly Spot[]
  readonly gates: Rect & { readonly arch: number; readonly pitch: number }
  readonly piles: Rect
  readonly columns: Rect & {
    readonly head: number
    readonly card: number
    readonly high: number
    readonly lane: number
    readonly pitch: number
  }
  readonly tray: Rect | null
  /** Foremen lie where the columns do: there is no room for both. */
  readonly covered: boolean
}

export const GATES = 8
export const ROWS = 4
/** From above, the boards are Temple, Wall, Garrison. */
export const FROM_ABOVE: readonly number[] = [1, 0, 2]

/** The middles of so many towers in a stretch. */
export const towers = (x: number, w: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => Math.round(x + ((i + 0.5) * w) / seats))

/** The least height of a desk's board, and while foremen lie where the columns do; a lower room scrolls. */
const LEAST = { whole: 420, covered: 380 } as const
/** Less height than this leaves too little to the city's lowest terrace under the gates. */
const LOW = 560
/** Rows that are lower than this beside the foremen's tray cannot be read: the tray covers them. */
const LEAST_ROW = 56

export function wideLayout(shape: Shape, laid: Laid): Layout {
  const w = Math.max(shape.w, 660)
  const head = 24
  const top = 6
  const matIn = (h: number) => between(86, h * 0.132, 104)
  const beside = (ledge: number) => between(176, ledge * 0.335, 226)
  const rowsIn = (ledge: number, tray: number) => Math.floor((ledge - top - head - 6 - tray) / ROWS)
  const room = shape.h - matIn(shape.h)
  const covered = laid.auction && rowsIn(room, beside(room)) < LEAST_ROW
  const h = Math.max(shape.h, covered ? LEAST.covered : LEAST.whole)
  const mat = matIn(h)
  const ledge = h - mat
  const trayH = covered ? ledge - top : laid.auction ? beside(ledge) : 0
  const pitch = rowsIn(ledge, covered ? 0 : trayH)
  const high = pitch - (laid.auction ? 5 : 7)
  const card = Math.floor((high * 5) / 7)
  // The city keeps its room while the tray is out.
  const fullCard = Math.floor(((rowsIn(ledge, 0) - 7) * 5) / 7)
  const cityW = Math.round(Math.min(w * 0.4, w - 12 - laid.columns * (fullCard + 8)))
  const across = w - cityW - 12
  const lane = Math.min(fullCard + 50, Math.floor(across / laid.columns))
  const cx = cityW + 6 + Math.floor((across - lane * laid.columns) / 2)
  const narrow = cityW < 330
  const plaque = narrow ? 0 : between(118, cityW * 0.33, 150)
  // Where there is little height, piles lie in a line and the three terraces are of one height.
  const low = h < LOW
  const pilesH = low ? 36 : narrow ? 84 : between(80, ledge * 0.13, 92)
  const archH = low ? 44 : between(48, ledge * 0.108, 76)
  const third = (ledge - pilesH - archH - 99) / 3
  const temple = Math.round(low ? third + 4 : ledge * 0.262)
  const wall = Math.round(low ? 2 * third + 32 : ledge * 0.478)
  const foot = ledge - pilesH - 32
  const gatesY = wall + 31
  const bases = [temple, wall, foot]
  const pitchGate = (cityW - 20) / GATES
  const towersX = narrow ? 4 : plaque + 16
  const xs = towers(towersX, cityW - towersX - 8, laid.seats)
  const tops = [4, temple + 28, gatesY + archH + 4]
  return {
    w,
    h,
    tall: false,
    free: null,
    won: null,
    mat: { x: 0, y: ledge, w, h: mat },
    city: { box: { x: 0, y: 0, w: cityW, h: ledge }, narrow, plaque, bases, wallFoot: gatesY + archH },
    spots: BOARDS.map((_, board) => {
      const k = FROM_ABOVE.indexOf(board)
      const y = at(tops, k)
      const base = at(bases, k)
      return {
        area: { x: 6, y, w: cityW - 12, h: base + 27 - y },
        base,
        reach: base - y - (narrow ? 20 : 0),
        xs,
      }
    }),
    gates: { x: 10, y: gatesY, w: cityW - 20, h: archH, arch: Math.min(40, pitchGate - 4), pitch: pitchGate },
    piles: { x: 12, y: ledge - pilesH + 2, w: cityW - 24, h: pilesH - 6 },
    columns: { x: cx, y: top, w: lane * laid.columns, h: ledge - top - trayH, head, card, high, lane, pitch },
    tray: laid.auction ? { x: cityW + 4, y: ledge - trayH, w: w - cityW - 10, h: trayH - 6 } : null,
    covered,
  }
}

/** The least height a tall room needs; a smaller one scrolls. */
const LEAST_TALL = 560
const STRIP = 136

export function tallLayout(shape: Shape, laid: Laid): Layout {
  const w = Math.max(shape.w, 320)
  const least = Math.max(shape.h, LEAST_TALL)
  const matH = 76
  const cityH = laid.cubes ? 3 * 112 + 44 : STRIP
  const first = laid.auction ? (laid.bidding ? 176 : 152) : cityH
  const more = (laid.auction ? cityH : 0) + (laid.cubes ? cityH - STRIP : 0)
  const h = least + more
  const ledge = h - matH - (laid.auction ? cityH : 0)
  const head = 20
  const lane = (w - 8) / laid.columns
  const pitch = Math.floor((ledge - first - head - 4) / ROWS)
  const high = Math.min(pitch - 4, Math.floor(((lane - 6) * 7) / 5))
  const card = Math.min(Math.floor(lane - 6), Math.floor((high * 5) / 7) + 4)
  const cityY = laid.auction ? h - cityH : 0
  const base = cityH - 48
  const third = w / 3
  const pitchGate = Math.min(25, (w * 0.52) / GATES)
  const bases = laid.cubes ? [94, 206, 318] : [base - 6]
  return {
    w,
    h,
    tall: true,
    free: null,
    won: null,
    mat: { x: 0, y: ledge, w, h: matH },
    city: {
      box: { x: 0, y: cityY, w, h: ledge },
      narrow: true,
      plaque: 0,
      bases: bases.map((y) => y + cityY),
      wallFoot: cityH - 2,
    },
    spots: BOARDS.map((_, board) => {
      const k = FROM_ABOVE.indexOf(board)
      const x = laid.cubes ? 0 : k * third
      const wide = laid.cubes ? w : third
      const foot = cityY + at(bases, laid.cubes ? k : 0)
      const y = laid.cubes ? foot - 92 : cityY
      return {
        area: { x: x + 2, y, w: wide - 4, h: foot + 20 - y },
        base: foot,
        reach: foot - y - 18,
        xs: towers(x + (laid.cubes ? 20 : 4), wide - (laid.cubes ? 40 : 8), laid.seats),
      }
    }),
    gates: {
      x: 6,
      y: cityY + cityH - 30,
      w: pitchGate * GATES,
      h: 28,
      arch: Math.floor(pitchGate - 2),
      pitch: pitchGate,
    },
    piles: { x: pitchGate * GATES + 16, y: cityY + cityH - 32, w: w - pitchGate * GATES - 22, h: 30 },
    columns: { x: 4, y: first, w: w - 8, h: ledge - first, head, card, high, lane, pitch },
    tray: laid.auction ? { x: 0, y: 0, w, h: first } : null,
    covered: false,
  }
}
