// A computer opponent takes a view, so it cannot cheat.
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import type { Memory } from './search/memory.ts'

/** How long an opponent may think: whichever limit comes first. */
export interface Limits {
  readonly ms?: number
  readonly iterations?: number
  /** Iterations at most, fewer where the rest could hardly change the choice: the same on every device. */
  readonly thoughts?: number
  /** Iterations for each choice on offer: the more there is to choose from, the longer the thought. */
  readonly each?: number
}

/** The limits of a thought, and how it is timed and called off. */
export interface Budget extends Limits {
  /** Once this is set the opponent answers at once: an AbortSignal, or a flag that another thread sets. */
  readonly signal?: { readonly aborted: boolean }
  /** The clock that `ms` is read on, in milliseconds. */
  readonly clock?: () => number
}

export interface Bot {
  readonly id: string
  /** How long it thinks where nobody says otherwise; without, it is nothing that takes time, or whoever asks sets the time. */
  limits?(mind: Mind): Limits
  /** With a memory, what was thought about the choice before it in the same turn is not thought again. */
  choose(mind: Mind, view: State, seat: Seat, rng: Rng, budget?: Budget, memory?: Memory): Choice
}
