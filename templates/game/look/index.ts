// How Trestle Works looks: a building site under a wide sky.
import type { GameLook } from '../../../look/scene.ts'
import { scores } from '../rules/scoring.ts'
import type { TrestleVoice } from '../rules/speech.ts'
import type { TrestleChoice, TrestleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { consider, numbers } from './consider.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<TrestleState, Box, TrestleVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(pen, s),
    consider: (s, seat, choice: TrestleChoice) => consider(pen, s, seat, choice),
    numbers: () => numbers(pen.voice),
    round: (s) => s.round,
    totals: (s) => scores(s, pen.box),
    explain: (s, seat, line) => explain(pen, s, seat, line),
  }),
  things: THINGS,
  points: POINT_ICONS,
}
