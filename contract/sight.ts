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
  readonly state: State
  /** The same state, frozen: it is asked, and whoever writes while asking throws. Copies of it would be slow to make. */
  readonly frozen: State
  readonly deciders: readonly Seat[]
  view(seat: Seat | null): State
  /** The view as JSON, as the others are that end in Text. */
  viewText(seat: Seat | null): string
  optionsText(seat: Seat): string
  closed(seat: Seat): readonly Choice[]
  explained(seat: Seat): readonly Explained[]
  /** Which of the closed options give something up, in their order. */
  givenUp(seat: Seat): readonly boolean[]
}

/** Which of a seat's options give something up. */
export const givenUp = (game: Game, s: State, seat: Seat): boolean[] =>
  closedOptions(game, s, seat).map((choice) => givesUp(game, s, seat, choice))

/** Remembers what was made for a seat. */
function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, { readonly value: T }>()
  return (key) => {
    let known = made.get(key)
    if (known === undefined) {
      known = { value: make(key) }
      made.set(key, known)
    }
    return known.value
  }
}

export function sightOf(game: Game, s: State): Sight {
  const state = clone(s)
  const frozen = deepFreeze(clone(s))
  const seen = once((seat: Seat | null) => view(game, state, seat))
  const asked = once(() => deciders(game, frozen))
  return {
    game,
    state,
    frozen,
    get deciders() {
      return asked(null)
    },
    view: seen,
    viewText: once((seat: Seat | null) => JSON.stringify(seen(seat))),
    optionsText: once((seat: Seat) => JSON.stringify(options(game, frozen, seat))),
    closed: once((seat: Seat) => closedOptions(game, frozen, seat)),
    explained: once((seat: Seat) => explain(game, frozen, seat)),
    givenUp: once((seat: Seat) => givenUp(game, frozen, seat)),
  }
}
