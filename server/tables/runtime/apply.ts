// What an entry means for a table in memory: its clocks, its info, and its subscribers.
import { passTime } from './clock.ts'
import type { Applied, LoadedMatch } from './loadedMatch.ts'
import type { LoadedTable, Runtime } from './runtime.ts'
import { tellTurns } from './tell.ts'

/** An entry stands in the store and in the match: the clocks, the info and every subscriber follow. */
export function applyEntry(
  runtime: Runtime,
  t: LoadedTable,
  match: LoadedMatch,
  applied: Applied,
  vacation?: readonly number[],
): void {
  const { seq, at, back } = applied
  const { doc } = t
  const { awaited } = match
  const was = doc.awaited
  if (doc.time !== null)
    doc.time = passTime(doc.clock, doc.time, { seq, at, awaited, back, ...(vacation && { vacation }) })
  doc.seq = seq
  doc.awaited = awaited
  doc.since = at
  doc.updated = at
  if (!t.audience.empty) t.audience.sendEntry(match, applied, doc.time?.left ?? null)
  tellTurns(runtime, t)
  const fresh = awaited.filter((seat) => !was.includes(seat))
  if (fresh.length > 0) runtime.awaited(t, fresh)
}
