// The board of Spyrium: a works district by gaslight, and the own workbench before it.

import type { Seat } from '../../../kernel/words.ts'
import type { Area, Choosing, Scene, Shape } from '../../../look/scene.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import type { SpyriumState } from '../state.ts'
import { groundOf } from './art/ground.ts'
import { eventArea } from './event.ts'
import { gaugeArea } from './gauge.ts'
import { marketArea } from './market.ts'
import { districtArea, startArea, techniquesArea } from './mat.ts'
import { phasesArea } from './phases.ts'
import { pilesArea } from './piles.ts'
import { residencesArea } from './residences.ts'
import { type Room, roomOf } from './room.ts'
import { asked, type Table } from './table.ts'
import { figuresArea } from './tallmat.ts'

const groundFor = groundsOf<Room>(({ w, h, tall }) => `${w} ${h} ${tall}`, groundOf)

export function scene(
  s: SpyriumState,
  seat: Seat | null,
  shape: Shape,
  choosing: Choosing | null,
  voice: Voice,
  box: Box,
): Scene {
  const room = roomOf(shape)
  const t: Table = { s, me: seat ?? 0, spectator: seat === null, room, voice, box, choosing }
  return {
    ground: groundFor(room),
    areas: room.tall ? tallAreas(t) : wideAreas(t),
    ...(room.h > shape.h ? { height: room.h } : {}),
  }
}

function wideAreas(t: Table): Area[] {
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
function tallAreas(t: Table): Area[] {
  const step = asked(t)
  const choosing = step?.do === 'lot' || step?.do === 'exploit-building'
  return [eventArea(t), marketArea(t), figuresArea(t), districtArea(t), ...(choosing ? [] : [techniquesArea(t)])]
}
