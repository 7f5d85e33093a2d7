// What an entry means for a table in memory: its clocks, its info, and everybody who watches.
import { passTime } from './clock.ts'
import type { Hall, OpenTable } from './hall.ts'
import type { Applied, Opened } from './opened.ts'
import { tellTurns } from './tell.ts'

/** An entry stands in the store and in the match: the clocks, the info and everybody who watches follow. */
export function applyEntry(
  hall: Hall,
  t: OpenTable,
  opened: Opened,
  applied: Applied,
  vacation?: readonly number[],
): void {
  const { seq, at, back } = applied
  const { doc } = t
  const { awaited } = opened
  const was = doc.awaited
  if (doc.time !== null)
    doc.time = passTime(doc.clock, doc.time, { seq, at, awaited, back, ...(vacation && { vacation }) })
  doc.seq = seq
  doc.awaited = awaited
  doc.since = at
  doc.updated = at
  if (!t.audience.empty) t.audience.entered(opened, applied, doc.time?.left ?? null)
  tellTurns(hall, t)
  const fresh = awaited.filter((seat) => !was.includes(seat))
  if (fresh.length > 0) hall.awaited(t, fresh)
}
