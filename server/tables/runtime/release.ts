// Letting a table go that nobody uses.

import { writeDocument } from './keep.ts'
import { isThinking, type LoadedTable, type Runtime } from './runtime.ts'
import { snapshotOf } from './snapshot.ts'

/** Lets go of a table that nobody uses: snapshot, document, gone. Whoever asked for it meanwhile keeps it. */
export async function release(runtime: Runtime, t: LoadedTable): Promise<void> {
  const { match } = t
  if (!t.stale) {
    if (match !== null && match.standing.last > match.snapshotAt) {
      await runtime.store.tables.snapshot(snapshotOf(t.id, match))
      match.snapshotAt = match.standing.last
    }
    if (t.doc.status === 'running') await writeDocument(runtime, t)
  }
  if (!t.audience.empty || isThinking(t) || t.queue.waiting() > 1) return
  t.released = true
  runtime.loaded.delete(t.id)
}
