// The story of a match: what was done and still stands, line by line.
import type { Choice, Event, Seat, State } from '../kernel/words.ts'

/** A choice that still stands, with what it brought about. */
export interface Deed {
  /** Its place in the log; −1 for the set-up. */
  readonly at: number
  readonly seat: Seat | null
  readonly step: string
  readonly choice: Choice | null
  readonly events: readonly Event[]
}

/** A deed of somebody; only the set-up is nobody's. */
export type OwnDeed = Deed & { readonly seat: Seat; readonly choice: Choice }

const NOTHING: readonly Event[] = []

/** What the last choice brought about. An empty list is still the state's own, and the next choice may add to it. */
export const eventsOf = ({ events }: State): readonly Event[] => (events?.length ? events : NOTHING)

/** How many lines of two stories are the same: a line is its place in the log. */
export function commonLines(a: readonly Deed[], b: readonly Deed[]): number {
  const parting = a.findIndex(({ at }, i) => at !== b[i]?.at)
  return parting < 0 ? a.length : parting
}
