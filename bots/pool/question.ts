// What a thread that thinks is asked: plain data both ways.

import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Sheet } from '../../papers/sheet.ts'

/** A question for a thread: whose turn it is, what that seat sees, who thinks, and for how long. */
export interface Wondering {
  readonly game: string
  /** A corrected card sheet, or null for the one the project ships. */
  readonly sheet: Sheet | null
  readonly view: State
  readonly seat: Seat
  /** An opponent by name: apprentice, journeyman, master, master@200ms. */
  readonly level: string
  readonly seed: string
  readonly budget?: { readonly ms?: number; readonly iterations?: number; readonly each?: number }
}

/** The same for the thread, with what it needs to find the game and to be called off. */
export interface Task {
  readonly question: Wondering
  /** The module that knows the games: its `findTitle`. */
  readonly shelf: string
  /** One number, shared: 1 once the answer is wanted at once. */
  readonly flag: Int32Array
}

export interface Thought {
  readonly choice: Choice
  readonly ms: number
}
