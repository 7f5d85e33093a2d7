// A match with its log at hand, as a page and a terminal have it.
import type { Refusal, Seat } from '../kernel/words.ts'
import type { Title } from '../title/title.ts'
import { agree, type NoAgreement, type Terms } from './agreement.ts'
import type { Entry, Wish } from './log.ts'
import { type Entered, enter, type KnownStanding, type Standing, standingNow, standingOf } from './standing.ts'

export interface Match extends Standing {
  readonly log: Entry[]
}

/** A match before its first entry; or why there can be none. */
export function openMatch(title: Title, terms: Terms): { readonly match: Match } | NoAgreement {
  const agreed = agree(title, terms)
  return 'agreement' in agreed ? { match: { ...standingOf(agreed.agreement), log: [] } } : agreed
}

/** Enters what somebody wishes, and writes it into the log. */
export function enterIn(match: Match, wish: Wish, known?: KnownStanding): Entered | Refusal {
  const done = enter(match, wish, (count) => match.log.slice(0, count), known)
  if ('entry' in done) match.log.push(done.entry)
  return done
}

/** Remembers how a match stood, for whoever enters a whole log: going back there costs no more than any other entry. */
export function waysBack(match: Match): { note(): void; readonly known: KnownStanding } {
  const kept = new Map<number, Standing>()
  return { note: () => kept.set(match.log.length, standingNow(match)), known: (count) => kept.get(count) }
}

const refused = (done: Entered | Refusal): Refusal | null => ('clause' in done ? done : null)

/** Plays a choice, checked: the clause that forbids it, or null. */
export const playIn = (match: Match, seat: Seat, choice: unknown): Refusal | null =>
  refused(enterIn(match, { seat, choice }))

/** Takes back the seat's last choice. */
export const undoIn = (match: Match, seat: Seat): Refusal | null => refused(enterIn(match, { seat, undo: true }))

/** Does again what the seat last took back. */
export const redoIn = (match: Match, seat: Seat): Refusal | null => refused(enterIn(match, { seat, redo: true }))

/** Takes back to where the match stood after so many entries: all have agreed. */
export const backIn = (match: Match, seat: Seat, back: number): Refusal | null =>
  refused(enterIn(match, { seat, back }))
