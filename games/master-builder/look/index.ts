// How Master Builder looks: a hand-tinted woodcut of a town going up, on the guild's oak bench beside its ledger.
import type { GameLook } from '../../../look/scene.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { consider, numbers } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { standing } from './standing.ts'
import { THINGS } from './things.ts'

export const look: GameLook<MasterState, Box> = {
  scene,
  face: faceOf,
  panel,
  progress,
  consider,
  brief,
  numbers,
  standing,
  things: THINGS,
  points: POINT_ICONS,
  race,
  explain,
  emblem: (s, _voice, box) => emblem(s, box),
}
