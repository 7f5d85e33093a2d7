// How Trestle Works looks: a building site under a wide sky.
import type { GameLook } from '../../../look/scene.ts'
import type { TrestleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { consider, numbers } from './consider.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<TrestleState, Box> = {
  scene,
  face: faceOf,
  panel,
  progress,
  consider,
  numbers,
  things: THINGS,
  points: POINT_ICONS,
  race,
  explain,
}
