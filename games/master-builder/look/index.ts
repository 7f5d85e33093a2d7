// How Master Builder looks: a hand-tinted woodcut of a town going up, on the guild's oak bench beside its ledger.
import { spoken } from '../../../look/foretold.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { MasterVoice } from '../rules/speech.ts'
import type { MasterChoice, MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { foretell } from './foretell.ts'
import { goal } from './goal.ts'
import { holdings } from './holdings.ts'
import { POINT_ICONS } from './icons.ts'
import { COLUMN } from './lying.ts'
import { dollars } from './money.ts'
import { numbers } from './numbers.ts'
import { explain, panel, progress, totals } from './panel.ts'
import { scene } from './scene.ts'
import { follow, standing } from './standing.ts'
import { THINGS } from './things.ts'

export const look: GameLook<MasterState, Box, MasterVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(pen, s),
    goal: (s) => goal(pen, s),
    consider: (s, seat, choice: MasterChoice) =>
      spoken(pen.voice, foretell(s, seat, choice, pen.box), (_of, n) => dollars(pen.voice, n)),
    holdings: (s, seat) => holdings(pen, s, seat),
    brief: (s, seat, choice: MasterChoice) => brief(pen, s, seat, choice),
    numbers: () => numbers(pen.voice),
    standing: (s, _seat, choice) => standing(s, choice, pen.voice),
    round: (s) => s.round,
    totals: (s) => totals(s, pen.box),
    explain: (s, seat, line) => explain(pen, s, seat, line),
    emblem: (s) => emblem(s, pen.box),
  }),
  column: COLUMN,
  things: THINGS,
  points: POINT_ICONS,
  follow,
}
