// On a phone held upright: the papers above the market, the own things below it.
import { between, NOWHERE } from '../../../../look/places.ts'
import type { Shape } from '../../../../look/scene.ts'
import type { Layout } from '../layout.ts'

/** The least height a tall room needs; a smaller one scrolls. */
const LEAST_TALL = 540

export function uprightLayout(shape: Shape): Layout {
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
    compact: true,
    touch: true,
    paper: false,
    bench: { x: 0, y: ledge, w, h: mat },
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
    choosing: { x: 8, y, w: w - 16, h: own },
    techniques: { x: w - 8 - 80, y, w: 80, h: own },
    kept: { x: 6, y, w: 98, h: own },
  }
}
