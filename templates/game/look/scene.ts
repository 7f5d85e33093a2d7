// The board of Trestle Works: a site for every seat, and the reader's hand below them, in any room.
import { sceneBy, seatsOf } from '../../../look/laying.ts'
import type { TrestleState } from '../rules/state.ts'
import { groundFor } from './art.ts'
import { handArea } from './hand.ts'
import { layoutOf } from './layout.ts'
import type { TrestlePen } from './pen.ts'
import { siteArea, type TrestleLaying } from './sites.ts'

export const scene = sceneBy<TrestleState, TrestlePen>((looking, shape) => {
  const layout = layoutOf(shape, looking.s.seats)
  const t: TrestleLaying = { ...looking, layout }
  const areas = seatsOf(t.s).map((seat) => siteArea(t, seat))
  return { h: layout.h, ground: groundFor(layout), areas: [...areas, handArea(t)] }
})
