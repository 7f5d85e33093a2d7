// When a sweep should next look at a table.
import { DAY, runsOut } from './clock.ts'
import { asleep, driven, type TableDoc } from './document.ts'

/** A computer's turn that no node has played for so long may be played by any node. */
export const DRIVE_MS = 20_000
/** A table that waits for players is put away after a week, one that is played after two months without a move. */
export const WAITING_MS = 7 * DAY
export const QUIET_MS = 60 * DAY

export function dueOf(doc: TableDoc, now: number): number | null {
  if (doc.status === 'waiting') return doc.updated + WAITING_MS
  if (doc.status !== 'running') return null
  // Nobody is awaited: the end could not be written yet.
  if (doc.awaited.length === 0) return now + DRIVE_MS
  let due = doc.updated + QUIET_MS
  if (asleep(doc)) return due
  for (const seat of doc.awaited)
    due = Math.min(due, driven(doc, seat) ? now + DRIVE_MS : (runsOut(doc.time, seat) ?? due))
  return due
}
