// The end of a turn half chosen: the best position, as insight sees it, that the seat can still come to by itself.
import { deciders, optionsFor } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import type { Seat } from '../../../kernel/words.ts'
import { spyriumGame } from '../rules/game.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

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
export function choosing(s: SpyriumState, seat: Seat): boolean {
  const step = s.agenda.at(-1)
  if (step === undefined || !('seat' in step) || step.seat !== seat) return false
  return step.do === 'phase-2' ? step.started : step.do !== 'phase-1'
}

/** The best end of the seat's turn by a judgement of ended turns, and what it is worth. */
export function bestEnd(
  s: SpyriumState,
  seat: Seat,
  judge: (end: SpyriumState) => number,
  box: Box,
): { readonly end: SpyriumState; readonly value: number } {
  if (!choosing(s, seat)) return { end: s, value: judge(s) }
  const game = gameOf(box)
  if (deciders(game, s)[0] !== seat) return { end: s, value: judge(s) }
  let best = { end: s, value: Number.NEGATIVE_INFINITY }
  for (const choice of optionsFor(game, s, seat, Number.POSITIVE_INFINITY)) {
    const after = clone(s)
    commit(game, after, seat, choice)
    const found = bestEnd(after, seat, judge, box)
    if (found.value > best.value) best = found
  }
  return best
}
