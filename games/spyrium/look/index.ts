// How Spyrium looks: a works district by gaslight.
import type { GameLook } from '../../../look/scene.ts'
import type { SpyriumVoice } from '../rules/speech.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { brief } from './brief.ts'
import { consider } from './consider.ts'
import { emblem } from './emblem.ts'
import { faceOf } from './faces.ts'
import { POINT_ICONS } from './icons.ts'
import { explain, panel, progress, race } from './panel.ts'
import { scene } from './scene.ts'
import { THINGS } from './things.ts'

export const look: GameLook<SpyriumState, Box, SpyriumVoice> = {
  with: (pen) => ({
    scene: (s, seat, shape, choosing) => scene(pen, s, seat, shape, choosing),
    face: (card) => faceOf(pen, card),
    panel: (s, seat) => panel(pen, s, seat),
    progress: (s) => progress(pen, s),
    consider: (s, seat, choice: SpyriumChoice) => consider(pen, s, seat, choice),
    brief: (s, seat, choice: SpyriumChoice) => brief(pen, s, seat, choice),
    race: (s, past) => race(s, past, pen.box),
    explain: (_s, _seat, line) => explain(pen, line),
    emblem: (s) => emblem(s, pen.box),
  }),
  things: THINGS,
  points: POINT_ICONS,
  opens: ['place', 'earn', 'activate', 'exploit', 'taylorism'],
}
