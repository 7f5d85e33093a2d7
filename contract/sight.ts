// What the seats get of one position, made once however many laws ask.
import { closedOptions, deciders, type Explained, explain, givesUp, options } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { deepFreeze } from '../kernel/freeze.ts'
import type { Game } from '../kernel/game.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'

/** A position as its seats, and a spectator (null), get it. */
export interface Sight {
  readonly game: Game
  /** A copy of its own: the match plays on in place. */
  readonly state: State
  /**
   * The same state, to which questions are put. For the dear laws it is frozen, and whoever writes while asking throws;
   * copies of it would be slow to make.
   */
  readonly asked: State
  readonly deciders: readonly Seat[]
  view(seat: Seat | null): State
  options(seat: Seat): readonly Choice[]
  closed(seat: Seat): readonly Choice[]
  explained(seat: Seat): readonly Explained[]
  /** Which of the closed options give something up, in their order. */
  givenUp(seat: Seat): readonly boolean[]
}

/** Which of a seat's options give something up. */
export const givenUp = (game: Game, s: State, seat: Seat): boolean[] =>
  closedOptions(game, s, seat).map((choice) => givesUp(game, s, seat, choice))

/** Remembers what was made for a seat, or for a spectator. */
function once<K extends Seat | null, T>(make: (seat: K) => T): (seat: K) => T {
  const made: ({ readonly value: T } | undefined)[] = []
  return (seat) => {
    const place = seat === null ? 0 : seat + 1
    let known = made[place]
    if (known === undefined) {
      known = { value: make(seat) }
      made[place] = known
    }
    return known.value
  }
}

/** The sight of a state; frozen where the dear laws will ask. */
export function sightOf(game: Game, s: State, frozen = true): Sight {
  const state = clone(s)
  const asked = frozen ? deepFreeze(clone(s)) : state
  const waiting = once((_: null) => deciders(game, asked))
  return {
    game,
    state,
    asked,
    get deciders() {
      return waiting(null)
    },
    view: once((seat: Seat | null) => view(game, state, seat)),
    options: once((seat: Seat) => options(game, asked, seat)),
    closed: once((seat: Seat) => closedOptions(game, asked, seat)),
    explained: once((seat: Seat) => explain(game, asked, seat)),
    givenUp: once((seat: Seat) => givenUp(game, asked, seat)),
  }
}
