// The table as it can be judged, and what each seat has there or may expect.

import { spaceValue } from '../rules/gain.ts'
import { scoreOf } from '../rules/score.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { worthsOf } from './worth.ts'

/** Whether a new round lies open and nobody has had a turn: the last pass has just been made. */
function fresh(s: SpyriumState): boolean {
  return s.round > 1 && s.turns.every((turns) => turns === 0) && s.phase.every((phase) => phase === 1)
}

/** The table as the last pass left it, before income and a new market that nobody could foresee. */
function evening(s: SpyriumState, box: Box): SpyriumState {
  return {
    ...s,
    round: s.round - 1,
    passed: s.passed.map(() => 1),
    money: s.money.map((money, seat) => money - spaceValue(s, seat, box)),
  }
}

/** The table as it can be judged. */
export const settled = (s: SpyriumState, box: Box): SpyriumState =>
  s.agenda.length > 0 && fresh(s) ? evening(s, box) : s

/** The points that each seat has, or may expect. */
export function worths(s: SpyriumState, box: Box): readonly number[] {
  if (s.agenda.length > 0) return worthsOf(settled(s, box), box)
  return Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat, box))
}
