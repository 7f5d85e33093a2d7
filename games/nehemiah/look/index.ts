// How Nehemiah looks: morning sun on limestone, gold leaf, cedar.
import type { GameLook } from '../../../look/scene.ts'
import type { NehemiahState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { consider, numbers } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<NehemiahState, Box> = {
  scene,
  face: faceOf,
  panel,
  progress,
  consider,
  numbers,
  brief,
  things: THINGS,
  points: POINT_ICONS,
  race,
  explain,
  emblem,
}
