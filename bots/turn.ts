// A turn half chosen cannot be judged: what stands here plays it on, for every opponent that looks at a position.

import { deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { at as item } from '../kernel/lists.ts'
import { commit } from '../kernel/play.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { compared, type Habits, habitOf, learn } from './habits.ts'
import { anyChoice } from './random.ts'
import { thinkable } from './thinkable.ts'

/**
 * Plays a seat's own turn on as far as the game's insight asks for, each time the choice that looks best. Gives the
 * position at its end; the one given is used up. With habits only the choices are compared that were best before.
 */
export function settle(mind: Mind, s: State, seat: Seat, habits: Habits | null = null): State {
  let at = s
  for (let left = mind.follow; left > 0 && at.agenda.length > 0 && at.sealed === null; left--) {
    const waiting = deciders(mind.game, at)
    if (waiting.length !== 1 || waiting[0] !== seat) return at
    at = bestAtSight(mind, at, seat, habits)
  }
  return at
}

/** The position after the choice that looks best; the one given is used up. */
function bestAtSight(mind: Mind, s: State, seat: Seat, habits: Habits | null = null): State {
  const choices = thinkable(mind, s, seat)
  if (choices.length === 1) return after(mind, s, seat, item(choices, 0))
  const habit = habits && habitOf(habits, seat, choices)
  const places = habit && compared(habit, choices.length)
  const many = places?.length ?? choices.length
  let best = s
  let chosen = 0
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < many; i++) {
    const place = places === null ? i : item(places, i)
    const then = after(mind, i === many - 1 ? s : clone(s), seat, item(choices, place))
    if (many === 1) return then
    const value = mind.value(then, seat)
    if (value > high) {
      high = value
      best = then
      chosen = place
    }
  }
  if (habit !== null) learn(habit, chosen)
  return best
}

/** The same position, changed by a choice. */
function after({ game }: Mind, s: State, seat: Seat, choice: Choice): State {
  commit(game, s, seat, choice)
  return s
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
export function played(mind: Mind, s: State, seat: Seat, choice: Choice, habits: Habits | null = null): State {
  return settle(mind, after(mind, clone(s), seat, choice), seat, habits)
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
export const sightIn = (mind: Mind, { table, rng }: Guess, seat: Seat, choice: Choice, habits: Habits | null): number =>
  sightOf(mind, table, seat, choice, { ...rng }, habits)

/** How the position looks to a seat after its choice, once what was sealed is open and the turn is played on. */
export function sightOf(
  mind: Mind,
  s: State,
  seat: Seat,
  choice: Choice,
  rng: Rng,
  habits: Habits | null = null,
): number {
  const then = after(mind, clone(s), seat, choice)
  unseal(mind.game, then, rng)
  return mind.value(settle(mind, then, seat, habits), seat)
}
