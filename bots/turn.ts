// A turn half chosen cannot be judged: what stands here plays it on, for every opponent that looks at a position.

import { deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { at as item } from '../kernel/lists.ts'
import { commit } from '../kernel/play.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { anyChoice } from './random.ts'
import { thinkable } from './thinkable.ts'

/**
 * Plays a seat's own turn on as far as the game's insight asks for, each time the choice that looks best. Gives the
 * position at its end; the one given is used up.
 */
export function settle(mind: Mind, s: State, seat: Seat): State {
  let at = s
  for (let left = mind.follow; left > 0 && at.agenda.length > 0 && at.sealed === null; left--) {
    const waiting = deciders(mind.game, at)
    if (waiting.length !== 1 || waiting[0] !== seat) return at
    at = bestAtSight(mind, at, seat)
  }
  return at
}

/** The position after the choice that looks best; the one given is used up. */
function bestAtSight(mind: Mind, s: State, seat: Seat): State {
  const choices = thinkable(mind, s, seat)
  const last = choices.length - 1
  let best = s
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i <= last; i++) {
    const after = i === last ? s : clone(s)
    commit(mind.game, after, seat, item(choices, i))
    if (last === 0) return after
    const value = mind.value(after, seat)
    if (value > high) {
      high = value
      best = after
    }
  }
  return best
}

/** Opens a secret decision by any choices of the others: what is sealed cannot be judged. */
function unseal(game: Game, s: State, rng: Rng): void {
  for (let guard = 0; s.sealed !== null && guard < 99; guard++) {
    const waiting = deciders(game, s)[0]
    if (waiting === undefined) return
    commit(game, s, waiting, anyChoice(game, s, waiting, rng))
  }
}

/** Plays a position on for so many choices, everybody taking what looks best at once; the one given is used up. */
export function playOn(mind: Mind, s: State, choices: number, rng: Rng): State {
  let at = s
  for (let left = choices; left > 0 && at.agenda.length > 0; left--) {
    if (at.sealed !== null) unseal(mind.game, at, rng)
    const [seat] = deciders(mind.game, at)
    if (seat === undefined) return at
    at = bestAtSight(mind, at, seat)
  }
  return at
}

/** The position after a choice, the seat's turn played on; the one given stays as it is. */
export function played(mind: Mind, s: State, seat: Seat, choice: Choice): State {
  const after = clone(s)
  commit(mind.game, after, seat, choice)
  return settle(mind, after, seat)
}

/** A secret decision in which all others have sealed any choice: where a seat tries its own ones, all against the same. */
export interface Guess {
  readonly table: State
  /** The chance of whatever else is sealed once it is open. */
  readonly rng: Rng
}

/** A guess at what the others seal; the position given stays as it is. */
export function guessAt({ game }: Mind, s: State, seat: Seat, rng: Rng): Guess {
  const table = clone(s)
  for (let guard = 0; guard < 99; guard++) {
    const waiting = deciders(game, table).find((who) => who !== seat)
    if (waiting === undefined) break
    commit(game, table, waiting, anyChoice(game, table, waiting, rng))
  }
  return { table, rng: { ...rng } }
}

/** How the position looks to a seat after its choice, if the others have sealed what was guessed. */
export const sightIn = (mind: Mind, { table, rng }: Guess, seat: Seat, choice: Choice): number =>
  sightOf(mind, table, seat, choice, { ...rng })

/** How the position looks to a seat after its choice, once what was sealed is open and the turn is played on. */
export function sightOf(mind: Mind, s: State, seat: Seat, choice: Choice, rng: Rng): number {
  const after = clone(s)
  commit(mind.game, after, seat, choice)
  unseal(mind.game, after, rng)
  return mind.value(settle(mind, after, seat), seat)
}
