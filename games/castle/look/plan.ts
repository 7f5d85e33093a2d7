// The plan of the castle: where every building has its foot, in the castle's own measure.

import { at } from '../../../kernel/lists.ts'
import type { Rect } from '../../../look/svg.ts'
import { BUILDINGS, type Building as BuildingId, HOUSE, TOWER } from '../rules/pieces.ts'
import type { Building } from './art/building.ts'
import { FORGE_ART, HOUSE_ART, MARKET_ART, SERVANTS_ART, STABLE_ART, TAVERN_ART, WELL_ART } from './art/dwellings.ts'
import { KEEP_ART, LARGE_GATE_ART, PALACE_ART, SMALL_GATE_ART, TOWER_ART } from './art/strongholds.ts'
import { type Layout, PLAN } from './layout.ts'

type Foot = readonly [x: number, y: number]

/** The wall round the castle, clockwise from the back left: towers, and the two gates in it. */
export const WALL: readonly Foot[] = [
  [128, 96],
  [272, 66],
  [542, 66],
  [704, 98],
  [770, 220],
  [724, 376],
  [528, 412],
  [402, 420],
  [276, 412],
  [96, 376],
  [56, 232],
]
const LARGE_GATE_AT = 7
const SMALL_GATE_AT = 10

/** The nine towers rise in this order, so that the wall closes evenly. */
const TOWER_FEET: readonly Foot[] = [0, 5, 1, 3, 8, 6, 9, 2, 4].map((i) => at(WALL, i))
const HOUSE_FEET: readonly Foot[] = [
  [286, 148],
  [190, 146],
  [676, 238],
  [160, 334],
  [690, 308],
  [628, 352],
]

const FEET: Readonly<Record<BuildingId, readonly Foot[]>> = {
  keep: [[406, 134]],
  tavern: [[546, 246]],
  'small-gate': [at(WALL, SMALL_GATE_AT)],
  'large-gate': [at(WALL, LARGE_GATE_AT)],
  stable: [[178, 238]],
  'servants-house': [[498, 328]],
  palace: [[598, 152]],
  house: HOUSE_FEET,
  tower: TOWER_FEET,
  well: [[306, 234]],
  market: [[412, 224]],
  forge: [[268, 318]],
}
export const feetOf = (building: number): readonly Foot[] => FEET[at(BUILDINGS, building)]

const ART: Readonly<Record<Exclude<BuildingId, 'house'>, Building>> = {
  keep: KEEP_ART,
  tavern: TAVERN_ART,
  'small-gate': SMALL_GATE_ART,
  'large-gate': LARGE_GATE_ART,
  stable: STABLE_ART,
  'servants-house': SERVANTS_ART,
  palace: PALACE_ART,
  tower: TOWER_ART,
  well: WELL_ART,
  market: MARKET_ART,
  forge: FORGE_ART,
}
export function artOf(building: number, i: number): Building {
  const id = at(BUILDINGS, building)
  return id === 'house' ? at(HOUSE_ART, i % HOUSE_ART.length) : ART[id]
}

/** Whether a sort of tile stands in the plan without its name: there are many of it. */
export const isNameless = (building: number): boolean => building === HOUSE || building === TOWER

/** A point of the plan in the room. */
export function place({ castle, tall }: Layout, [x, y]: Foot): readonly [x: number, y: number] {
  // On a phone the plates are small: the front of the castle may come closer to the carts.
  return [castle.x + (x / PLAN.w) * castle.w, castle.y + (y / (tall ? PLAN.h - 16 : PLAN.h)) * castle.h]
}

/** The box of a drawing whose foot stands there. */
export function standing(layout: Layout, foot: Foot, { w, h }: Building): Rect {
  const [x, y] = place(layout, foot)
  const k = layout.scale
  return { x: Math.round(x - (w * k) / 2), y: Math.round(y - h * k), w: Math.round(w * k), h: Math.round(h * k) }
}
