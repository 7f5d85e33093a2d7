// How The Pillars of the Earth looks: a cathedral at night, lit by its own windows.
import type { GameLook } from '../../../look/scene.ts'
import type { PillarsVoice } from '../rules/speech.ts'
import type { PillarsChoice, PillarsState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { consider } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<PillarsState, Box, PillarsVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card, s) => faceOf(pen, card, s),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(s, pen.voice),
    consider: (s, seat, choice: PillarsChoice) => consider(pen, s, seat, choice),
    race,
    explain: (s, _seat, line) => explain(s, line, pen.voice),
    emblem: (s) => emblem(s, pen.box),
  }),
  things: THINGS,
  points: POINT_ICONS,
}
