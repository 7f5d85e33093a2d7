// SPY-23.1 Automation: no effect of the owner's mines needs workers. End: a point per crystal.
import { num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { SpyriumState } from '../rules/state.ts'
import { AUTOMATION, type Counted, hasTechnique } from '../rules/technique.ts'
import { type Box, type Face, MINE } from '../sheet/box.ts'

/** Whether the building needs no workers. */
export const isAutomated = (s: SpyriumState, seat: Seat, face: Face, box: Box): boolean =>
  small.has(face.symbols, MINE) && hasTechnique(s, seat, AUTOMATION, box)

export const crystalsOwned: Counted = (s, seat) => num(s.crystals, seat)
