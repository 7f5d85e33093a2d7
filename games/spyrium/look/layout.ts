// Where things lie: the room of the board, wide or tall, cut into boxes.
import { between, NOWHERE } from '../../../look/places.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'

export interface Layout {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  /** Where the town ends and the own mat begins. */
  readonly ledge: number
  readonly event: Rect
  readonly next: Rect
  readonly decks: Rect
  readonly tokens: Rect
  /** Cards and lanes: the upper left card, their size, the lanes across and along. */
  readonly market: Rect & {
    readonly card: number
    readonly high: number
    readonly across: number
    readonly along: number
  }
  readonly gauge: Rect
  readonly residences: Rect
  readonly phases: Rect
  readonly start: Rect
  readonly district: Rect & { readonly card: number }
  readonly techniques: Rect
  readonly kept: Rect
}

export const layoutOf = (shape: Shape): Layout => (shape.form === 'upright' ? tallLayout(shape) : wideLayout(shape))

function wideLayout(shape: Shape): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 520)
  const narrow = w < 900
  const mat = between(140, h * 0.217, 172)
  const ledge = h - mat
  const edge = narrow ? 10 : 20
  const platform = narrow ? 10 : 15
  const along = between(34, h * 0.048, 38)
  const high = Math.min(165, Math.floor((ledge - 2 * along - 2 * platform - 24) / 3))
  const card = Math.floor((high * 5) / 7)
  const left = narrow ? 142 : between(180, w * 0.203, 232)
  const gaugeW = narrow ? 48 : between(72, w * 0.084, 96)
  const houseW = narrow ? 106 : between(128, w * 0.14, 160)
  const right = gaugeW + houseW + (narrow ? 2 : 8)
  const room = w - 2 * edge - left - right - 2 * (platform + (narrow ? 6 : 12))
  const across = between(44, (room - 3 * card) / 2, 92)
  const marketW = 3 * card + 2 * across
  const marketH = 3 * high + 2 * along
  const mx = Math.round(edge + left + (w - 2 * edge - left - right - marketW) / 2)
  const my = Math.round((ledge - marketH) / 2)
  const top = my - platform
  const columnH = marketH + 2 * platform
  const eventH = Math.round(columnH * 0.37)
  const nextH = between(80, columnH * 0.14, 84)
  const decksH = between(96, columnH * 0.21, 124)
  const gx = w - edge - right
  const hx = gx + gaugeW + (narrow ? 2 : 8)
  const houseH = Math.round(columnH * 0.53)
  const matY = ledge + 8
  const matH = mat - 14
  const startW = between(150, w * 0.172, 196)
  const own = Math.floor(((matH - 22) * 5) / 7)
  const dx = edge + startW + 22
  const keptW = narrow ? 76 : between(96, w * 0.12, 140)
  const techW = narrow ? 104 : between(150, w * 0.19, 220)
  const kx = w - edge - keptW
  const tx = kx - techW - 14
  const nextY = top + eventH + 14
  return {
    w,
    h,
    tall: false,
    ledge,
    event: { x: edge, y: top, w: left, h: eventH },
    next: { x: edge, y: nextY, w: left, h: nextH },
    decks: { x: edge, y: nextY + nextH + 16, w: left, h: decksH },
    tokens: { x: edge, y: nextY + nextH + decksH + 30, w: left, h: top + columnH - nextY - nextH - decksH - 30 },
    market: { x: mx, y: my, w: marketW, h: marketH, card, high, across, along },
    gauge: { x: gx, y: top, w: gaugeW, h: columnH },
    residences: { x: hx, y: top, w: houseW, h: houseH },
    phases: { x: hx, y: top + houseH + 20, w: houseW, h: columnH - houseH - 20 },
    start: { x: edge, y: matY, w: startW, h: matH },
    district: { x: dx, y: h - 8 - Math.round(own * 1.4), w: tx - dx - 18, h: Math.round(own * 1.4), card: own },
    techniques: { x: tx, y: h - 8 - Math.round(own * 1.4), w: techW, h: Math.round(own * 1.4) },
    kept: { x: kx, y: matY, w: keptW, h: matH },
  }
}

/** The least height a tall room needs; a smaller one scrolls. */
const LEAST_TALL = 540

function tallLayout(shape: Shape): Layout {
  const w = Math.max(shape.w, 320)
  const h = Math.max(shape.h, LEAST_TALL)
  const strip = 42
  const figures = 34
  const own = between(58, h * 0.11, 78)
  const mat = figures + own + 14
  const ledge = h - mat
  const top = strip + 12
  const along = h < 600 ? 36 : 40
  const high = Math.min(Math.floor((ledge - top - 2 * along - 10) / 3), Math.floor((((w - 12 - 80) / 3) * 7) / 5))
  // Where there is little height a card is broader than 5:7, so that its strip can be read.
  const card = Math.min(
    Math.floor((w - 12 - 80) / 3),
    Math.max(Math.floor((high * 5) / 7), Math.min(92, Math.floor(high * 0.84))),
  )
  const across = Math.min(64, Math.floor((w - 14 - 3 * card) / 2))
  const marketW = 3 * card + 2 * across
  const marketH = 3 * high + 2 * along
  const third = Math.round((w - 18) / 3)
  const mini = Math.round((own * 5) / 7)
  const y = ledge + figures + 4
  return {
    w,
    h,
    tall: true,
    ledge,
    event: { x: 6, y: 4, w: w - 12 - third - 6, h: strip },
    next: { x: w - 6 - third, y: 4, w: third, h: strip },
    decks: NOWHERE,
    tokens: NOWHERE,
    market: {
      x: Math.round((w - marketW) / 2),
      y: top + Math.max(0, Math.round((ledge - top - 6 - marketH) / 2)),
      w: marketW,
      h: marketH,
      card,
      high,
      across,
      along,
    },
    gauge: NOWHERE,
    residences: NOWHERE,
    phases: NOWHERE,
    start: { x: 6, y: ledge + 4, w: w - 12, h: figures },
    district: { x: 110, y, w: w - 110 - 8 - 84, h: own, card: mini },
    techniques: { x: w - 8 - 80, y, w: 80, h: own },
    kept: { x: 6, y, w: 98, h: own },
  }
}
