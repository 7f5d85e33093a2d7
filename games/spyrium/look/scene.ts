// The board of Spyrium: a works district by gaslight, and the own workbench before it.

import { sceneBy } from '../../../look/laying.ts'
import type { Area } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { SpyriumState } from '../rules/state.ts'
import { groundOf } from './art/ground.ts'
import { eventArea } from './event.ts'
import { gaugeArea } from './gauge.ts'
import { type Layout, layoutOf } from './layout.ts'
import { marketArea } from './market.ts'
import { districtArea, startArea, techniquesArea } from './mat.ts'
import type { SpyriumPen } from './pen.ts'
import { phasesArea } from './phases.ts'
import { asked, type SpyriumLaying } from './pieces.ts'
import { pilesArea } from './piles.ts'
import { residencesArea } from './residences.ts'
import { figuresArea } from './tallmat.ts'

const groundFor = groundsOf<Layout>(({ w, h, tall }) => `${w} ${h} ${tall}`, groundOf)

export const scene = sceneBy<SpyriumState, SpyriumPen>((looking, shape) => {
  const layout = layoutOf(shape)
  const t: SpyriumLaying = { ...looking, layout }
  return { h: layout.h, ground: groundFor(layout), areas: layout.tall ? tallAreas(t) : wideAreas(t) }
})

function wideAreas(t: SpyriumLaying): Area[] {
  return [
    eventArea(t),
    pilesArea(t),
    marketArea(t),
    gaugeArea(t),
    residencesArea(t),
    phasesArea(t),
    startArea(t),
    districtArea(t),
    techniquesArea(t),
  ]
}

/** On a phone the district takes the whole mat while a building is being chosen. */
function tallAreas(t: SpyriumLaying): Area[] {
  const step = asked(t)
  const choosing = step?.do === 'lot' || step?.do === 'exploit-building'
  return [eventArea(t), marketArea(t), figuresArea(t), districtArea(t), ...(choosing ? [] : [techniquesArea(t)])]
}
