// On a phone that lies: the market at the left edge, whole; papers and own things in a column between it and the decision.
import { between, NOWHERE } from '../../../../look/places.ts'
import type { Shape } from '../../../../look/scene.ts'
import { columnIn } from '../../../../look/shape.ts'
import type { Layout } from '../layout.ts'

/** A lane is never narrower: a finger chooses it. */
const LANE = 42
/** Below this a column has no room for the options of an event beside its headline. */
const NARROW = 200
const GAP = 4
/** A room that is narrower than this has narrow edges: three options of an event beside the market are as broad as a finger each. */
const TIGHT = 430
/** A card is never narrower: its title stands in a band over its whole width. */
const CARD = 65

export function lyingLayout({ w, h }: Shape): Layout {
  const room = w - columnIn(w)
  const edge = room < TIGHT ? GAP : 8
  const high = Math.floor((h - 2 * edge - 2 * LANE) / 3)
  const card = between(CARD, (room * 0.59 - 2 * LANE) / 3, Math.min(112, high * 1.25))
  const market = {
    x: edge,
    y: edge,
    w: 3 * card + 2 * LANE,
    h: 3 * high + 2 * LANE,
    card,
    high,
    across: LANE,
    along: LANE,
  }
  const x = market.x + market.w + edge + 2
  const side = room - x - GAP
  const narrow = side < NARROW
  const event = { x, y: GAP, w: side, h: narrow ? 68 : 44 }
  const next = { x, y: event.y + event.h + GAP, w: side, h: 38 }
  const start = { x, y: next.y + next.h + GAP + 2, w: side, h: 54 }
  const kept = { x, y: start.y + start.h, w: side, h: 44 }
  const top = kept.y + kept.h + GAP
  const rest = h - top - GAP
  // Techniques lie beside the buildings, or in a row of their own where that is too narrow.
  const own = between(56, narrow ? (rest - GAP) / 2 : rest, 104)
  const mini = between(40, (own * 5) / 7, 74)
  const beside = Math.max(mini + 6, Math.floor(side * 0.36))
  const district = { x, y: top, w: narrow ? side : side - beside - 6, h: own, card: mini }
  return {
    w,
    h,
    compact: true,
    touch: true,
    paper: false,
    bench: { x: x - 5, y: start.y - 3, w: w - x + 5, h: h - start.y + 3 },
    event,
    next,
    decks: NOWHERE,
    tokens: NOWHERE,
    market,
    gauge: NOWHERE,
    residences: NOWHERE,
    phases: NOWHERE,
    start,
    district,
    choosing: { x, y: top, w: side, h: own },
    techniques: narrow
      ? { x, y: top + own + GAP, w: side, h: own }
      : { x: x + side - beside, y: top, w: beside, h: own },
    kept,
  }
}
