// The line under a table's title.
import type { Seat, State } from '../kernel/words.ts'

/** One line of how the game is won and what matters in this phase, each a sentence that begins small, for after a colon. */
export interface GoalLine {
  readonly goal: string
  readonly now: string
  readonly round: number
  /** The rounds of the match, as far as that is known; it may end earlier where it is so only at most. */
  readonly of: number | null
  readonly atMost: boolean
}

/** What a look says to whoever does not know the game well. */
export interface Teaches<S extends State> {
  /** How the game is won, and what matters now; null once it is over. */
  goal?(s: S, eyes: Seat | null): GoalLine | null
}
