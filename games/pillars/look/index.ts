// How The Pillars of the Earth looks: a cathedral at night, lit by its own windows.
import { spoken } from '../../../look/foretold.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { PillarsVoice } from '../rules/speech.ts'
import type { PillarsChoice, PillarsState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { foretell } from './foretell.ts'
import { goal } from './goal.ts'
import { holdings } from './holdings.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<PillarsState, Box, PillarsVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card, s) => faceOf(pen, card, s),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(pen, s),
    goal: (s) => goal(pen, s),
    consider: (s, seat, choice: PillarsChoice) => spoken(pen.voice, foretell(s, seat, choice, pen.box)),
    holdings: (s, seat) => holdings(pen, s, seat),
    round: (s) => s.round,
    totals: (s) => s.scores,
    explain: (s, _seat, line) => explain(pen, s, line),
    emblem: (s) => emblem(s, pen.box),
  }),
  column: 440,
  things: THINGS,
  points: POINT_ICONS,
}
