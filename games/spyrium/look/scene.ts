// The board of Spyrium: a works district by gaslight, and the own workbench before it.

import { type Looking, sceneBy } from '../../../look/laying.ts'
import type { Area } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { SpyriumState } from '../rules/state.ts'
import { TRADE } from '../rules/technique.ts'
import { groundOf } from './art/ground.ts'
import { eventArea } from './event.ts'
import { figuresArea } from './figures.ts'
import { gaugeArea } from './gauge.ts'
import type { Layout } from './layout.ts'
import { type BenchLoad, shareBench } from './layouts/bench.ts'
import { layoutOf } from './layouts/index.ts'
import { marketArea } from './market.ts'
import { districtArea, startArea, techniquesArea } from './mat.ts'
import type { SpyriumPen } from './pen.ts'
import { phasesArea } from './phases.ts'
import { asked, type SpyriumLaying } from './pieces.ts'
import { pilesArea } from './piles.ts'
import { residencesArea } from './residences.ts'

const groundFor = groundsOf<Layout>(
  ({ w, h, bench, techniques }) => `${w} ${h} ${bench.x} ${bench.y} ${techniques.x}`,
  groundOf,
)

export const scene = sceneBy<SpyriumState, SpyriumPen>((looking, shape) => {
  const layout = shareBench(layoutOf(shape), benchLoad(looking))
  const t: SpyriumLaying = { ...looking, layout }
  return { h: layout.h, ground: groundFor(layout), areas: layout.compact ? shortAreas(t) : wholeAreas(t) }
})

function benchLoad(looking: Looking<SpyriumState, SpyriumPen>): BenchLoad {
  const { s, me, box } = looking
  const trade = box.techniques[TRADE]
  const owned = s.techniques[me] ?? []
  return {
    buildings: (s.districts[me] ?? []).length + (asked(looking)?.do === 'lot' ? 1 : 0),
    techniques: owned.length,
    keeps: trade !== undefined && owned.includes(trade),
  }
}

function wholeAreas(t: SpyriumLaying): Area[] {
  const { decks, phases } = t.layout
  return [
    eventArea(t),
    ...(decks.w > 0 ? [pilesArea(t)] : []),
    marketArea(t),
    gaugeArea(t),
    residencesArea(t),
    ...(phases.w > 0 ? [phasesArea(t)] : []),
    startArea(t),
    districtArea(t),
    techniquesArea(t),
  ]
}

/** On a phone the district takes the whole mat while a building is being chosen. */
function shortAreas(t: SpyriumLaying): Area[] {
  const step = asked(t)
  const choosing = step?.do === 'lot' || step?.do === 'exploit-building'
  return [eventArea(t), marketArea(t), figuresArea(t), districtArea(t), ...(choosing ? [] : [techniquesArea(t)])]
}
