// How A Castle for All Seasons looks: a page of a painted almanac.
import { spoken } from '../../../look/foretold.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleChoice, CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief, numbers } from './brief.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { foretell } from './foretell.ts'
import { goal } from './goal.ts'
import { holdings } from './holdings.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<CastleState, Box, CastleVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(s, pen.voice),
    goal: (s) => goal(s, pen.voice),
    consider: (s, seat, choice: CastleChoice) => spoken(pen.voice, foretell(s, seat, choice, pen.box)),
    holdings: (s, seat) => holdings(pen, s, seat),
    numbers: (_s, _seat, choice: CastleChoice) => numbers(choice, pen.voice),
    brief: (s, seat, choice: CastleChoice) => brief(pen, s, seat, choice),
    round: (s) => s.round,
    totals: (s) => s.scores,
    explain: (s, _seat, line) => explain(s, line, pen.voice),
    emblem,
  }),
  column: 370,
  things: THINGS,
  points: POINT_ICONS,
  settles: { build: ['pay'] },
  mood: (s) => s.options.season,
}
