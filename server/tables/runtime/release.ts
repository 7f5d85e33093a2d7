// Letting a table go that nobody uses.
import { type Hall, isThinking, type OpenTable } from './hall.ts'
import { writeDocument } from './keep.ts'
import { snapshotOf } from './snapshot.ts'

/** Lets go of a table that nobody uses: snapshot, document, gone. Whoever asked for it meanwhile keeps it. */
export async function release(hall: Hall, t: OpenTable): Promise<void> {
  const { opened } = t
  if (!t.stale) {
    if (opened !== null && opened.standing.last > opened.snapshotAt) {
      await hall.store.tables.snapshot(snapshotOf(t.id, opened))
      opened.snapshotAt = opened.standing.last
    }
    if (t.doc.status === 'running') await writeDocument(hall, t)
  }
  if (!t.audience.empty || isThinking(t) || t.queue.waiting() > 1) return
  t.gone = true
  hall.open.delete(t.id)
}
