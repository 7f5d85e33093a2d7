// What an entry means for a table in memory: its clocks, its info, and its subscribers.
import { passTime } from './clock.ts'
import type { Applied, LoadedMatch } from './loadedMatch.ts'
import { withOutages } from './outages.ts'
import type { LoadedTable, Runtime } from './runtime.ts'
import { tellTurns } from './tell.ts'
import type { Telling } from './telling.ts'

/** An entry stands in the store and in the match: the clocks, the info and every subscriber follow. */
export function applyEntry(
  runtime: Runtime,
  t: LoadedTable,
  match: LoadedMatch,
  { seq, at, back }: Applied,
  telling: Telling | null,
  vacation?: readonly number[],
): void {
  const { doc } = t
  const { awaited } = match
  if (doc.time !== null) {
    const spared = doc.time.since.map((from, seat) =>
      from === null ? 0 : runtime.outages.between(from, at) + (vacation?.[seat] ?? 0),
    )
    doc.time = withOutages(passTime(doc.clock, doc.time, { seq, at, awaited, back, spared }), runtime.outages)
  }
  doc.seq = seq
  doc.awaited = awaited
  doc.since = at
  doc.updated = at
  if (telling !== null) t.audience.sendEntry(match, telling, at, doc.time?.left ?? null)
  tellTurns(runtime, t)
}
