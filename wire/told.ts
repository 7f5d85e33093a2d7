// One line of the story of a match as one seat may hear it.
import type { Event, Seat } from '../kernel/words.ts'

export interface Told {
  /** Who chose; null for the set-up. */
  readonly seat: Seat | null
  readonly events: readonly Event[]
}
