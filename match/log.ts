// The log of a match: the one truth about it. It is only ever appended, and may stand elsewhere than the match.
import type { Choice, Seat } from '../kernel/words.ts'

/** One line of the log: a choice and its canonical move. Taking back and doing again are entries like any other. */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice; readonly move: unknown }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly redo: true }
  /** Asked for by this seat and agreed by all: only so many entries of the log still count. */
  | { readonly seat: Seat; readonly back: number }

/** What somebody wants to do, not yet checked; an entry is a wish that was granted once. */
export type Wish =
  | { readonly seat: Seat; readonly choice: unknown }
  | Exclude<Entry, { readonly choice: Choice } | { readonly back: number }>
  | BackWish

export type BackWish = Extract<Entry, { readonly back: number }>

/** Reads the first so many entries of a log, wherever it stands. */
export type EarlierEntries = (count: number) => readonly Entry[]

/** Which of these entries still count, by their places, after all that was taken back by agreement. */
export function placesThatCount(entries: readonly Entry[]): number[] {
  const places: number[] = []
  let at = entries.length - 1
  for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
    if ('back' in entry) at = entry.back - 1
    else places.push(at--)
  }
  return places.reverse()
}
