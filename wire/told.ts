// One line of the story of a match as one seat may hear it.
import type { Event, Seat } from '../kernel/words.ts'
import { mayKnow } from '../kernel/zones.ts'

export interface Told {
  /** Who chose; null for the set-up. */
  readonly seat: Seat | null
  readonly events: readonly Event[]
}

/** What these eyes may hear of what happened; all of it where nothing was for some only. */
export const heardBy = (events: readonly Event[], eyes: Seat | null): readonly Event[] =>
  events.some((e) => e.only !== undefined) ? events.filter((e) => mayKnow(e.only, eyes)) : events

/** A deed as these eyes may hear it: the same on the server, on a device and in a terminal. */
export const toldTo = ({ seat, events }: Told, eyes: Seat | null): Told => ({ seat, events: heardBy(events, eyes) })
