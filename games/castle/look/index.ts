// How A Castle for All Seasons looks: a page of a painted almanac.
import type { GameLook } from '../../../look/scene.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleChoice, CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief, consider, numbers } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<CastleState, Box, CastleVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(s, pen.voice),
    consider: (s, seat, choice: CastleChoice) => consider(pen, s, seat, choice),
    numbers: (_s, _seat, choice: CastleChoice) => numbers(choice, pen.voice),
    brief: (s, seat, choice: CastleChoice) => brief(pen, s, seat, choice),
    race,
    explain: (s, _seat, line) => explain(s, line, pen.voice),
    emblem,
  }),
  things: THINGS,
  points: POINT_ICONS,
  mood: (s) => s.options.season,
}
