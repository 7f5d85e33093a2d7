// How Spyrium looks: a works district by gaslight.
import type { GameLook } from '../../../look/scene.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { consider } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<SpyriumState, Box> = {
  scene,
  face: faceOf,
  panel,
  progress,
  consider,
  brief,
  opens: ['place', 'earn', 'activate', 'exploit', 'taylorism'],
  things: THINGS,
  points: POINT_ICONS,
  race,
  explain,
  emblem: (s, _voice, box) => emblem(s, box),
}
