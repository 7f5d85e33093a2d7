// How a position of Spyrium looks for a seat. A turn half chosen is worth its best end.

import { deciders, optionsFor } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { num } from '../../../kernel/lists.ts'
import { commit } from '../../../kernel/play.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { spaceValue } from '../rules/gain.ts'
import { spyriumGame } from '../rules/game.ts'
import { scoreOf } from '../rules/score.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { CHANCES } from './weights.ts'
import { partsOf, worthsOf } from './worth.ts'

const games = new WeakMap<Box, Game<SpyriumState>>()
function gameOf(box: Box): Game<SpyriumState> {
  let game = games.get(box)
  if (game === undefined) {
    game = spyriumGame(box) as unknown as Game<SpyriumState>
    games.set(box, game)
  }
  return game
}

/** Whether the seat is in the middle of its turn. */
function choosing(s: SpyriumState, seat: Seat): boolean {
  const step = s.agenda.at(-1)
  if (step === undefined || !('seat' in step) || step.seat !== seat) return false
  return step.do === 'phase-2' ? step.started : step.do !== 'phase-1'
}

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
  for (let who = 0; who < all.length; who++) if (who !== seat) others += num(all, who)
  return num(all, seat) - (rivalry * others) / (all.length - 1) - (1 - rivalry) * CHANCES.par
}

function value(s: SpyriumState, seat: Seat, rivalry: number, box: Box): number {
  if (!choosing(s, seat)) return leadOf(worths(s, box), seat, rivalry)
  const game = gameOf(box)
  if (deciders(game, s)[0] !== seat) return leadOf(worths(s, box), seat, rivalry)
  let best = Number.NEGATIVE_INFINITY
  for (const choice of optionsFor(game, s, seat, Number.POSITIVE_INFINITY)) {
    const after = clone(s)
    commit(game, after, seat, choice)
    best = Math.max(best, value(after, seat, rivalry, box))
  }
  return best
}

/** All seats at once: what each may expect is worked out once. */
function leads(s: SpyriumState, rivalry: number, box: Box): number[] {
  const all = worths(s, box)
  return all.map((_, seat) => (choosing(s, seat) ? value(s, seat, rivalry, box) : leadOf(all, seat, rivalry)))
}

export const insight: Insight<SpyriumState, Box> = {
  worlds: 1,
  scale: 12,
  slip: 3,
  value: (s, seat, box) => value(s, seat, CHANCES.rivalry, box),
  foresight: { leads: (s, box) => leads(s, IN_FULL, box), scale: 12 },
  parts: (s, seat, box) => partsOf(settled(s, box), seat, box),
}
