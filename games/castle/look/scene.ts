// The board of Castle: a painted almanac page, and the own mat before it.

import { sceneBy } from '../../../look/laying.ts'
import type { Area } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { CastleState } from '../rules/state.ts'
import { groundOf } from './art/land.ts'
import { fieldsArea } from './fields.ts'
import { type Layout, layoutOf } from './layout.ts'
import { cardsArea, ownArea } from './mat.ts'
import type { CastlePen } from './pen.ts'
import type { CastleLaying } from './pieces.ts'
import { roundArea } from './round.ts'
import { castleArea } from './sites.ts'
import { trackArea } from './track.ts'
import { trayArea, trayNeeds } from './tray.ts'
import { watchArea } from './watch.ts'
import { winterArea } from './winter.ts'

const groundFor = groundsOf<Layout>(
  ({ w, h, ledge, castle, tall, winter }) => `${w} ${h} ${ledge} ${castle.h} ${tall} ${winter}`,
  groundOf,
)

export const scene = sceneBy<CastleState, CastlePen>((looking, shape) => {
  const winter = looking.s.options.season === 'winter'
  const layout = layoutOf(shape, { winter, ...trayNeeds(looking, shape.form === 'upright') })
  return { h: layout.h, ground: groundFor(layout), areas: areasOf({ ...looking, layout }) }
})

function areasOf(t: CastleLaying): Area[] {
  const tray = trayArea(t)
  // On a phone the tray lies where the cards do.
  const cards = tray !== null && t.layout.tall ? [] : [cardsArea(t)]
  return [
    trackArea(t),
    roundArea(t),
    castleArea(t),
    fieldsArea(t),
    ...(t.layout.watch.h > 0 ? [watchArea(t)] : []),
    ...(t.layout.winter ? [winterArea(t)] : []),
    ownArea(t),
    ...(tray === null ? [] : [tray]),
    ...cards,
  ]
}
