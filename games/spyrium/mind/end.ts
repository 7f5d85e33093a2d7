// The end of a turn half chosen: the best position, as insight sees it, that the seat can still come to by itself.
import { deciders, optionsFor } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { commit } from '../../../kernel/play.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import { spyriumGame } from '../rules/game.ts'
import { pointed } from '../rules/refs.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { worths } from './judged.ts'
import { placingsOf } from './placing.ts'

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

/** Whether a seat is asked for the place of a worker, with which its turn ends and nothing else happens. */
export function isPlacing(s: SpyriumState): boolean {
  const step = s.agenda.at(-1)
  return step !== undefined && step.do === 'place-worker' && !step.event
}

/** How good an ended turn is for a seat, by what all seats may expect then. */
export type Judgement = (worths: readonly number[], seat: Seat) => number

/** The best end of a turn: what it is worth, and the choices that lead to it. */
interface End {
  readonly value: number
  readonly path: readonly Choice[]
}

const HERE: readonly Choice[] = []

function endOf(s: SpyriumState, seat: Seat, judge: Judgement, box: Box): End {
  const game = gameOf(box)
  if (!choosing(s, seat) || deciders(game, s)[0] !== seat) return { value: judge(worths(s, box), seat), path: HERE }
  const placings = isPlacing(s) ? placingsOf(s, seat, box) : null
  let best: End = { value: Number.NEGATIVE_INFINITY, path: HERE }
  for (const choice of optionsFor(game, s, seat, Number.POSITIVE_INFINITY)) {
    if (placings !== null) {
      const value = judge(at(placings, pointed(choice)), seat)
      if (value > best.value) best = { value, path: [choice] }
      continue
    }
    const after = clone(s)
    commit(game, after, seat, choice)
    const { value, path } = endOf(after, seat, judge, box)
    if (value > best.value) best = { value, path: [choice, ...path] }
  }
  return best
}

/** What the best end of the seat's turn is worth. */
export const bestEnd = (s: SpyriumState, seat: Seat, judge: Judgement, box: Box): number =>
  endOf(s, seat, judge, box).value

/** The position at the best end of the seat's turn. */
export function atBestEnd(s: SpyriumState, seat: Seat, judge: Judgement, box: Box): SpyriumState {
  const { path } = endOf(s, seat, judge, box)
  if (path.length === 0) return s
  const end = clone(s)
  for (const choice of path) commit(gameOf(box), end, seat, choice)
  return end
}
