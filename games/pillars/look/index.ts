// How The Pillars of the Earth looks: a cathedral at night, lit by its own windows.
import type { GameLook } from '../../../look/scene.ts'
import type { PillarsState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { consider } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<PillarsState, Box> = {
  scene,
  face: faceOf,
  panel,
  progress,
  consider,
  things: THINGS,
  points: POINT_ICONS,
  race,
  explain,
  emblem: (s, _voice, box) => emblem(s, box),
}
