// How Spyrium looks: a works district by gaslight.
import { spoken } from '../../../look/foretold.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { SpyriumVoice } from '../rules/speech.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { costs } from './costs.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { foretell } from './foretell.ts'
import { goal } from './goal.ts'
import { holdings } from './holdings.ts'
import { POINT_ICONS } from './icons.ts'
import { signed } from './money.ts'
import { explain, panel, progress, totals } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<SpyriumState, Box, SpyriumVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(pen, s),
    goal: (s, eyes) => goal(pen, s, eyes),
    consider: (s, seat, choice: SpyriumChoice) =>
      spoken(pen.voice, foretell(s, seat, choice, pen.box), (of, n) => signed(pen.voice, of, n)),
    holdings: (s, seat) => holdings(pen, s, seat),
    brief: (s, seat, choice: SpyriumChoice) => brief(pen, s, seat, choice),
    costs: (s, seat) => costs(pen, s, seat),
    round: (s) => s.round,
    totals: (s) => totals(s, pen.box),
    explain: (_s, _seat, line) => explain(pen, line),
    emblem: (s) => emblem(s, pen.box),
  }),
  things: THINGS,
  points: POINT_ICONS,
  settles: { 'activate-card': ['lobbying', 'lot', 'token', 'trade'], 'exploit-building': ['effect'] },
  opens: ['place', 'earn', 'activate', 'exploit', 'taylorism'],
}
