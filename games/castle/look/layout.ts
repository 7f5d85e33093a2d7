// Where things lie: the room of the board in each of its forms, cut into boxes.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  /** Everything below one another, for fingers: upright, on a tablet, and lying with its own things in the column. */
  readonly tall: boolean
  /** How many times the columns of a phone a list has. */
  readonly lanes: number
  /** Lying: the own things lie in this room at the right, the land at its left. */
  readonly free: Rect | null
  readonly winter: boolean
  /** Little width: buildings show figures without their names. */
  readonly compact: boolean
  /** Where the land ends and the own mat begins. */
  readonly ledge: number
  readonly arch: Rect
  /** The castle's own measure, 805 × 450, is laid into this box. */
  readonly castle: Rect
  /** How large houses are drawn. */
  readonly scale: number
  readonly fields: Rect
  readonly watch: Rect
  readonly snow: Rect
  readonly round: Rect
  /** The own mat: pieces, thalers and helpers; then what is being paid or shared; then the cards. */
  readonly own: Rect
  readonly tray: Rect
  readonly cards: Rect & { readonly card: number }
}

/** `trayed`: something is being paid or chosen piece by piece; `lying`: winter cards beside the castle. */
interface Needs {
  readonly winter: boolean
  readonly trayed: boolean
  /** Rows of things that a phone lists in place of the cards. */
  readonly rows: number
  /** Something is to be taken from the defence tower. */
  readonly tower: boolean
}

export const layoutOf = (shape: Shape, needs: Needs): Layout =>
  shape.form === 'wide'
    ? wideLayout(shape, needs)
    : shape.form === 'lying'
      ? lyingLayout(shape, needs)
      : tallLayout(shape, needs)

/** The castle's own measure. */
export const PLAN = { w: 805, h: 450 } as const

function wideLayout(shape: Shape, { winter, trayed, rows }: Needs): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 480)
  const mat = between(132, h * 0.19, 152)
  const ledge = h - mat
  const narrow = w < 900
  const left = narrow ? 112 : between(140, w * 0.143, 164)
  // Winter cards have names.
  const right = narrow ? (winter ? 124 : 96) : between(winter ? 132 : 120, w * 0.124, 142)
  const fieldsH = narrow ? 64 : 74
  const archH = between(64, ledge * 0.16, 100)
  const x = left + (narrow ? 14 : 18)
  const castle = { x, y: archH + 4, w: w - right - (narrow ? 12 : 18) - x, h: ledge - fieldsH - archH - 10 }
  const sx = castle.w / PLAN.w
  const snowH = winter ? between(230, ledge * 0.46, 290) : 0
  const watchTop = winter ? snowH + 18 : Math.max(archH + 24, ledge - 430)
  const own = between(narrow ? 186 : 216, w * 0.212, 240)
  // A long list has three columns.
  const tray = trayed ? between(rows > 3 ? 310 : narrow ? 210 : 250, w * 0.27, 310) : 0
  const cardsX = 10 + own + 12 + (trayed ? tray + 12 : 0)
  const cardH = mat - 26
  return {
    w,
    h,
    tall: false,
    free: null,
    lanes: 1,
    winter,
    compact: sx < 0.8,
    ledge,
    arch: { x: castle.x + castle.w * 0.02, y: 6, w: castle.w * 0.96, h: archH },
    castle,
    scale: Math.min(sx, castle.h / PLAN.h, 1.12),
    fields: { x: castle.x - 4, y: ledge - fieldsH - 5, w: castle.w + 8, h: fieldsH },
    watch: { x: w - right - 8, y: watchTop, w: right, h: ledge - watchTop - 8 },
    snow: { x: w - right - 8, y: 10, w: right, h: snowH },
    round: { x: 8, y: archH - 4, w: left, h: ledge - archH - 10 },
    own: { x: 10, y: ledge + 8, w: own, h: mat - 14 },
    tray: { x: 10 + own + 12, y: ledge + 8, w: tray, h: mat - 14 },
    cards: { x: cardsX, y: h - cardH - 8, w: w - cardsX - 12, h: cardH, card: Math.floor((cardH * 5) / 7) },
  }
}

/** The least height of the castle on a phone; a smaller room scrolls. */
const LEAST_CASTLE = 262
/** Less, while nothing in it has to be pointed at. */
const LEAST_SHOWN = 172
/** A tablet is always as high as its room. */
const LEAST_TABLET = 112

function tallLayout(shape: Shape, { winter, trayed, rows: listed, tower }: Needs): Layout {
  const w = Math.max(shape.w, 320)
  const tablet = shape.form === 'tablet'
  const lanes = tablet ? 2 : 1
  const rows = Math.ceil(listed / lanes)
  const arch = tablet ? 58 : 46
  const fields = 66
  // Where a long list needs the room, the defence tower is left out.
  const watch = trayed && rows > 2 ? 0 : tablet && shape.h < 640 && !tower ? 0 : 44
  const snow = winter ? 58 : 0
  const line = 42
  const cardH = tablet ? Math.round(between(98, shape.h * 0.19, 168)) : 98
  const cards = Math.max(trayed ? rows * 46 + 24 : 0, cardH + 6)
  const rest = fields + watch + snow + line + cards + 10
  const castleH = Math.max(
    tablet ? LEAST_TABLET : trayed ? LEAST_SHOWN : LEAST_CASTLE,
    Math.min(tablet ? 620 : 360, shape.h - rest - arch + 8),
  )
  const h = Math.max(shape.h, arch - 8 + castleH + rest)
  const fieldsY = arch - 8 + castleH
  const ledge = fieldsY + fields
  const castle = { x: 4, y: arch - 8, w: w - 8, h: castleH }
  return {
    w,
    h,
    tall: true,
    free: null,
    lanes,
    winter,
    compact: !tablet,
    ledge,
    arch: { x: 4, y: 3, w: w - 8, h: arch },
    castle,
    scale: Math.min((castle.w / PLAN.w) * 1.16, castleH / PLAN.h),
    fields: { x: 2, y: fieldsY, w: w - 4, h: fields },
    watch: { x: 0, y: ledge, w, h: watch },
    snow: { x: 6, y: ledge + watch + 2, w: w - 12, h: snow - 4 },
    round: { x: 0, y: 0, w: 0, h: 0 },
    own: { x: 4, y: ledge + watch + snow, w: w - 8, h: line },
    tray: { x: 6, y: ledge + watch + snow + line + 2, w: w - 12, h: cards },
    cards: { x: 6, y: ledge + watch + snow + line + 4, w: w - 12, h: cardH, card: Math.round((cardH * 5) / 7) - 2 },
  }
}

/** What the column's width leaves to a board without a free room in it. */
const NARROW = 250

function lyingLayout(shape: Shape, { winter, trayed, rows, tower }: Needs): Layout {
  const { w, h } = shape
  const left = shape.free?.x ?? w - Math.min(NARROW, Math.floor(w / 2))
  const free = shape.free ?? { x: 0, y: h - 140, w: left, h: 140 }
  const foot = shape.free === undefined ? free.y : h
  const fields = 58
  const snow = winter ? 54 : 0
  const sky = 22
  const watch = tower ? 44 : 0
  // The cards of the round stand at the left edge.
  const cards = 46
  const castle = {
    x: cards,
    y: snow + sky,
    w: left - cards - 4,
    h: Math.max(90, foot - snow - sky - fields - watch - 2),
  }
  const line = 42
  const mine = { x: free.x + 6, y: free.y + 3, w: free.w - 12, h: free.h - line - 5 }
  // A list that is longer than the own room lies over the land: what can be chosen is named there.
  const listed = trayed && rows * 46 + 24 > mine.h
  return {
    w,
    h,
    tall: true,
    free,
    lanes: 1,
    winter,
    compact: true,
    ledge: foot,
    arch: { x: 0, y: 0, w: 0, h: 0 },
    castle,
    scale: Math.min((castle.w / PLAN.w) * 1.1, castle.h / PLAN.h),
    fields: { x: 2, y: foot - fields - 2, w: left - 4, h: fields },
    watch: { x: 0, y: foot - fields - watch - 2, w: left, h: watch },
    snow: { x: 6, y: 2, w: left - 12, h: snow },
    round: { x: 0, y: 0, w: 0, h: 0 },
    own: { x: free.x + 4, y: free.y + free.h - line, w: free.w - 8, h: line },
    tray: listed ? { x: 8, y: snow + 6, w: left - 16, h: foot - fields - snow - 12 } : mine,
    cards: { ...mine, card: Math.min(76, Math.floor((mine.h * 5) / 7)) },
  }
}
