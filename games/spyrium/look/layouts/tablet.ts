// On a tablet held upright: the market over three fifths, papers and tracks beside it, the workbench over the whole width.
import { between, NOWHERE } from '../../../../look/places.ts'
import type { Shape } from '../../../../look/scene.ts'
import type { Layout } from '../layout.ts'

/** A lane is never narrower: a finger chooses it. */
const LANE = 42
const EDGE = 14
/** Where there is less height than this above the workbench, the event is a strip. */
const PAPER = 520

export function tabletLayout({ w, h }: Shape): Layout {
  const mat = between(136, h * 0.2, 190)
  const ledge = h - mat
  const widest = Math.floor((w * 0.6 - 2 * LANE - 2 * EDGE) / 3)
  const room = Math.floor((ledge - 2 * LANE - 2 * EDGE) / 3)
  const high = Math.min(room, Math.floor(widest * 1.4))
  const card = high < widest * 1.2 ? widest : Math.min(widest, Math.floor((high * 5) / 7))
  const market = {
    x: EDGE,
    y: Math.round((ledge - 3 * high - 2 * LANE) / 2),
    w: 3 * card + 2 * LANE,
    h: 3 * high + 2 * LANE,
    card,
    high,
    across: LANE,
    along: LANE,
  }
  const x = market.x + market.w + EDGE + 8
  const side = w - x - 10
  const paper = ledge >= PAPER
  const event = { x, y: 12, w: side, h: paper ? 214 : 68 }
  const next = { x, y: event.y + event.h + 12, w: side, h: paper ? 84 : 42 }
  const tracks = next.y + next.h + 14
  const gauge = between(72, side * 0.3, 96)
  const own = Math.floor(((mat - 36) * 5) / 7)
  const start = { x: EDGE, y: ledge + 8, w: between(170, w * 0.24, 210), h: mat - 14 }
  const kept = { x: w - 10 - 132, y: ledge + 8, w: 132, h: mat - 14 }
  const techniques = { x: kept.x - 10 - 150, y: h - 8 - Math.round(own * 1.4), w: 150, h: Math.round(own * 1.4) }
  const left = start.x + start.w + 16
  const district = { x: left, y: techniques.y, w: techniques.x - left - 14, h: techniques.h, card: own }
  return {
    w,
    h,
    compact: false,
    touch: true,
    paper,
    bench: { x: 0, y: ledge, w, h: mat },
    event,
    next,
    decks: NOWHERE,
    tokens: NOWHERE,
    market,
    gauge: { x, y: tracks, w: gauge, h: ledge - tracks - 10 },
    residences: { x: x + gauge + 6, y: tracks, w: side - gauge - 6, h: ledge - tracks - 12 },
    phases: NOWHERE,
    start,
    district,
    choosing: district,
    techniques,
    kept,
  }
}
