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
import { asked, type CastleLaying } from './pieces.ts'
import { roundArea } from './round.ts'
import { castleArea } from './sites.ts'
import { trackArea } from './track.ts'
import { trayArea, trayNeeds } from './tray.ts'
import { watchArea } from './watch.ts'
import { winterArea } from './winter.ts'

const groundFor = groundsOf<Layout>(
  ({ w, h, ledge, castle, tall, winter, free }) => `${w} ${h} ${ledge} ${castle.h} ${tall} ${winter} ${free?.x}`,
  groundOf,
)

export const scene = sceneBy<CastleState, CastlePen>((looking, shape) => {
  const winter = looking.s.options.season === 'winter'
  const tower = asked(looking)?.do === 'take-from-tower'
  const layout = layoutOf(shape, { winter, tower, ...trayNeeds(looking, shape.form) })
  return { h: layout.h, ground: groundFor(layout), areas: areasOf({ ...looking, layout }) }
})

function areasOf(t: CastleLaying): Area[] {
  const { layout } = t
  const tray = trayArea(t)
  // For fingers the tray lies where the cards do; a long one lying, where the castle does.
  const overLand = tray !== null && layout.free !== null && layout.tray.x < layout.free.x
  const cards = tray !== null && layout.tall && !overLand ? [] : [cardsArea(t)]
  const land = overLand ? [fieldsArea(t)] : [roundArea(t), castleArea(t), fieldsArea(t)]
  return [
    ...(layout.arch.h > 0 ? [trackArea(t)] : []),
    ...land,
    ...(layout.watch.h > 0 ? [watchArea(t)] : []),
    ...(layout.winter ? [winterArea(t)] : []),
    ownArea(t),
    ...(tray === null ? [] : [tray]),
    ...cards,
  ]
}
