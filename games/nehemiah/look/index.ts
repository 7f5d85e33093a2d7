// How Nehemiah looks: morning sun on limestone, gold leaf, cedar.
import { spoken } from '../../../look/foretold.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { foretell } from './foretell.ts'
import { goal } from './goal.ts'
import { holdings } from './holdings.ts'
import { POINT_ICONS } from './icons.ts'
import { numbers } from './numbers.ts'
import { explain, panel, progress } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<NehemiahState, Box, NehemiahVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat, eyes) => panel(pen, s, seat, eyes),
    progress: (s) => progress(pen, s),
    goal: (s) => goal(pen, s),
    consider: (s, seat, choice: NehemiahChoice) => spoken(pen.voice, foretell(s, seat, choice, pen.box)),
    holdings: (s, seat) => holdings(pen, s, seat),
    numbers: (_s, seat, choice) => numbers(seat, choice, pen.voice),
    brief: (s, seat, choice: NehemiahChoice) => brief(pen, s, seat, choice),
    round: (s) => s.round,
    totals: (s) => s.vp,
    explain: (s, seat, line) => explain(pen, s, seat, line),
    emblem: (s) => emblem(s, pen.box),
  }),
  column: 336,
  things: THINGS,
  points: POINT_ICONS,
  settles: { activate: ['resolve-or-skip'], corrupt: ['resolve-or-skip'] },
}
