// The board of Nehemiah: the city on its hillside, the columns of works on the plaza, the own mat before them.

import { sceneBy } from '../../../look/laying.ts'
import type { Area, Form, Shape } from '../../../look/scene.ts'
import { groundsOf, rect } from '../../../look/svg.ts'
import type { NehemiahState } from '../rules/state.ts'
import { hillside, strip } from './art/hillside.ts'
import { defs } from './art/stone.ts'
import { auctionArea } from './auction.ts'
import { cityArea } from './city.ts'
import { columnsArea } from './columns.ts'
import { gatesArea } from './gates.ts'
import { type Laid, type Layout, tallLayout, wideLayout } from './layout.ts'
import { lyingLayout } from './lying.ts'
import { matArea } from './mat.ts'
import type { NehemiahPen } from './pen.ts'
import { asked, type NehemiahLaying } from './pieces.ts'
import { pilesArea } from './piles.ts'

const groundFor = groundsOf<Layout>(
  ({ w, h, tall, city, columns }) =>
    [w, h, tall, city.box.x, city.box.y, city.box.w, city.bases.join(), columns.y].join(' '),
  groundOf,
)

function groundOf(layout: Layout): string {
  const { w, h, mat, city } = layout
  return (
    defs() +
    rect({ x: 0, y: 0, w, h }, 0, 'fill="url(#neh-slabs)"') +
    rect({ x: 0, y: 0, w, h }, 0, 'class="neh-light"') +
    (layout.tall ? strip(city) : hillside(city)) +
    (layout.tall ? '' : rect({ x: city.box.w, y: 0, w: 9, h: city.box.h }, 0, 'class="neh-edge"')) +
    rect(mat, 0, 'fill="url(#neh-mat)"') +
    rect({ ...mat, h: 3 }, 0, 'fill="url(#neh-gold)"')
  )
}

const LAYOUTS: Readonly<Record<Form, (shape: Shape, laid: Laid) => Layout>> = {
  upright: tallLayout,
  lying: lyingLayout,
  tablet: wideLayout,
  wide: wideLayout,
}

export const scene = sceneBy<NehemiahState, NehemiahPen>((looking, shape) => {
  const { s } = looking
  const layout = LAYOUTS[shape.form](shape, {
    columns: s.columns.length,
    seats: s.seats,
    auction: s.faceUp.length > 0,
    bidding: s.lot.length > 0,
    cubes: asked(looking)?.do === 'turncoat',
    foremen: s.foremen[looking.me]?.length ?? 0,
  })
  return { h: layout.h, ground: groundFor(layout), areas: areasOf({ ...looking, layout }) }
})

/** In reading order. */
function areasOf(t: NehemiahLaying): Area[] {
  const city = [cityArea(t), gatesArea(t), pilesArea(t)]
  const { tray, free, covered, city: ground } = t.layout
  const foremen = tray === null ? [] : [auctionArea(t, tray)]
  // Lying, a cube is chosen where the columns lie.
  const columns = covered || (free !== null && ground.box.x < free.x) ? [] : [columnsArea(t)]
  if (free !== null) return [...foremen, ...columns, ...city, matArea(t)]
  return tray !== null && t.layout.tall
    ? [...foremen, ...columns, matArea(t), ...city]
    : [...city, ...columns, ...foremen, matArea(t)]
}
