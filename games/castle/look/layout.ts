// Where things lie: the room of the board, wide or tall, cut into boxes.
import { between } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
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
}

export const layoutOf = (shape: Shape, needs: Needs): Layout =>
  shape.form === 'upright' ? tallLayout(shape, needs) : wideLayout(shape, needs)

/** The castle's own measure. */
export const PLAN = { w: 805, h: 450 } as const

function wideLayout(shape: Shape, { winter, trayed }: Needs): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 540)
  const mat = between(132, h * 0.19, 152)
  const ledge = h - mat
  const narrow = w < 900
  const left = narrow ? 112 : between(140, w * 0.143, 164)
  const right = narrow ? 96 : between(120, w * 0.124, 142)
  const fieldsH = narrow ? 64 : 74
  const archH = between(64, ledge * 0.16, 100)
  const x = left + (narrow ? 14 : 18)
  const castle = { x, y: archH + 4, w: w - right - (narrow ? 12 : 18) - x, h: ledge - fieldsH - archH - 10 }
  const sx = castle.w / PLAN.w
  const snowH = winter ? between(230, ledge * 0.46, 290) : 0
  const watchTop = winter ? snowH + 18 : Math.max(archH + 24, ledge - 430)
  const own = between(narrow ? 186 : 216, w * 0.212, 240)
  const tray = trayed ? between(narrow ? 210 : 250, w * 0.27, 310) : 0
  const cardsX = 10 + own + 12 + (trayed ? tray + 12 : 0)
  const cardH = mat - 26
  return {
    w,
    h,
    tall: false,
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

function tallLayout(shape: Shape, { winter, trayed, rows }: Needs): Layout {
  const w = Math.max(shape.w, 320)
  const arch = 46
  const fields = 66
  // Where a long list needs the room, the defence tower is left out.
  const watch = trayed && rows > 2 ? 0 : 44
  const snow = winter ? 58 : 0
  const line = 42
  const cards = Math.max(trayed ? rows * 46 + 24 : 0, 104)
  const rest = fields + watch + snow + line + cards + 10
  const castleH = Math.max(trayed ? LEAST_SHOWN : LEAST_CASTLE, Math.min(360, shape.h - rest - arch + 8))
  const h = Math.max(shape.h, arch - 8 + castleH + rest)
  const fieldsY = arch - 8 + castleH
  const ledge = fieldsY + fields
  const castle = { x: 4, y: arch - 8, w: w - 8, h: castleH }
  return {
    w,
    h,
    tall: true,
    winter,
    compact: true,
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
    cards: { x: 6, y: ledge + watch + snow + line + 4, w: w - 12, h: 98, card: 68 },
  }
}
