// The question to whoever thinks, in a page's worker, in a thread of the server or in the terminal: plain data both ways.
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Limits } from './bot.ts'
import type { Survey, Weighable, Weighed } from './caution.ts'
import type { Hint } from './hint.ts'

export interface Question {
  /** The game's id. */
  readonly game: string
  /** A corrected card sheet, or null for the one the project ships. */
  readonly sheet: Sheet | null
  /** What the seat sees, and nothing else. */
  readonly view: State
  /** Whose turn it is. */
  readonly seat: Seat
  /** Who thinks, an opponent by name: `journeyman`, or with limits of its own `master@200ms`. */
  readonly who: string
  /** Limits for a name that has none of its own. */
  readonly limits?: Limits
  /** The same question with the same seed gets the same answer, unless it is limited by time. */
  readonly seed: string
  /** Advice is wanted for a person, not a move. */
  readonly hints?: true
  /** The coach looks at all choices of the moment, before one is made. */
  readonly survey?: true
  /** The coach weighs a choice against the best one. */
  readonly weighs?: Omit<Weighable, 'view'>
}

export interface Answer {
  /** What to do: the best hint, where hints were wanted. */
  readonly choice: Choice
  /** The best choices with their reasons; empty unless they were wanted. */
  readonly hints: readonly Hint[]
  /** What the coach sees, where it was asked. */
  readonly survey?: Survey
  readonly weighed?: Weighed
  /** How long it took, in milliseconds. */
  readonly ms: number
}
