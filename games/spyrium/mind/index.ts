// How a position of Spyrium looks for a seat. A turn half chosen is worth its best end.

import { fraction } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Features } from '../../../title/features.ts'
import type { Insight } from '../../../title/mind.ts'
import { spaceValue } from '../rules/gain.ts'
import { scoreOf } from '../rules/score.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { bestEnd, choosing } from './end.ts'
import { features as drawn } from './features.ts'
import { CHANCES } from './weights.ts'
import { partsOf, worthsOf } from './worth.ts'

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
const settled = (s: SpyriumState, box: Box): SpyriumState => (s.agenda.length > 0 && fresh(s) ? evening(s, box) : s)

/** How much the others' expectations count against one's own in a search: it is won by whoever has more. */
const IN_FULL = 1

/** The points that each seat has, or may expect. */
function worths(s: SpyriumState, box: Box): readonly number[] {
  if (s.agenda.length > 0) return worthsOf(settled(s, box), box)
  return Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat, box))
}

/** The lead of a seat: over the others on average, and in part over what a good group reaches, whoever the others are. */
function leadOf(all: readonly number[], seat: Seat, rivalry: number): number {
  let others = 0
  for (let who = 0; who < all.length; who++) if (who !== seat) others += fraction(all, who)
  return fraction(all, seat) - (rivalry * others) / (all.length - 1) - (1 - rivalry) * CHANCES.par
}

function value(s: SpyriumState, seat: Seat, rivalry: number, box: Box): number {
  return bestEnd(s, seat, (end) => leadOf(worths(end, box), seat, rivalry), box).value
}

/** The position at the end of the turn that is half chosen, or the one given where none is. */
function calm(s: SpyriumState, box: Box): SpyriumState {
  const step = s.agenda.at(-1)
  if (step === undefined || !('seat' in step) || !choosing(s, step.seat)) return s
  const { seat } = step
  return bestEnd(s, seat, (end) => leadOf(worths(end, box), seat, IN_FULL), box).end
}

/** All seats at once: what each may expect is worked out once. */
function leads(s: SpyriumState, rivalry: number, box: Box): number[] {
  const all = worths(s, box)
  return all.map((_, seat) => (choosing(s, seat) ? value(s, seat, rivalry, box) : leadOf(all, seat, rivalry)))
}

export const insight: Insight<SpyriumState, Box> = {
  worlds: 1,
  scale: 12,
  strengths: { slips: [10, 3.5, 0.48], thoughts: [80, 1200] },
  value: (s, seat, box) => value(s, seat, CHANCES.rivalry, box),
  foresight: { leads: (s, box) => leads(s, IN_FULL, box), scale: 12 },
  parts: (s, seat, box) => partsOf(settled(s, box), seat, box),
  own: (s, seat, box) => bestEnd(s, seat, (end) => fraction(worths(end, box), seat), box).value,
}

export const features: Features<SpyriumState, Box> = { ...drawn, calm }
