// The document of a table, in memory and in the store: of two writers one wins, and the other goes on from what is there.
import type { Refusal } from '../../../kernel/words.ts'
import { docOf, isDealt, rowOf, seatOf, type TableDoc } from './document.ts'
import { dueOf } from './due.ts'
import type { Hall, OpenTable } from './hall.ts'
import { ready, reopen } from './load.ts'
import { frameFor, publish, tellInfo, tellTurns, toldInfo } from './tell.ts'

/** A change: the next document, or why not. */
export type Change = (doc: TableDoc, now: number) => TableDoc | Refusal

const isRefusal = (x: TableDoc | Refusal): x is Refusal => 'clause' in x

/** A document that somebody else wrote, or that was just written, is the table's now. */
export async function applyDocument(
  hall: Hall,
  t: OpenTable,
  doc: TableDoc,
  version: number,
  due: number | null,
): Promise<void> {
  // What the entries have told so far, they have told of the document as it was.
  toldInfo(t)
  const { seq, awaited, since, updated, time } = t.doc
  // The log may be further than the document that was written.
  const ahead = seq > doc.seq
  t.doc = ahead ? { ...doc, seq, awaited, since, updated, time } : doc
  t.version = version
  t.due = due
  t.written = hall.now()
  const begins = t.opened === null && isDealt(t.doc)
  if (begins) await reopen(hall, t)
  t.audience.reseat((person) => seatOf(t.doc, person), t.opened, frameFor(hall, t, null))
  tellInfo(t)
  if (begins) t.audience.lay(t.opened, frameFor(hall, t, null))
  tellTurns(hall, t)
}

/** Reads the document again: somebody else may have been first. True where they were. */
export async function readDocument(hall: Hall, t: OpenTable): Promise<boolean> {
  const row = await hall.store.tables.get(t.id)
  if (row === null) throw new Error(`table ${t.id} is gone`)
  if (row.version === t.version) return false
  await applyDocument(hall, t, docOf(row), row.version, row.due)
  return true
}

/** Writes the document as it stands now; a lost race costs nothing, since the log is the truth. */
export async function writeDocument(hall: Hall, t: OpenTable): Promise<void> {
  const due = dueOf(t.doc, hall.now())
  if (await hall.store.tables.put(rowOf(t.doc, t.version + 1, due))) {
    t.version++
    t.due = due
    t.written = hall.now()
  } else await readDocument(hall, t)
}

const TRIES = 10

/** Within the table's queue: the refusal, or null once it is kept and told. */
export async function change(hall: Hall, t: OpenTable, how: Change): Promise<Refusal | null> {
  await ready(hall, t)
  for (let tries = 0; tries < TRIES; tries++) {
    const now = hall.now()
    const next = how(t.doc, now)
    if (isRefusal(next)) {
      // Another node may have changed the document meanwhile: what that allows is not refused.
      if (hall.alone() || !(await readDocument(hall, t))) return next
      continue
    }
    if (next === t.doc) return null
    const doc = { ...next, updated: now }
    const due = dueOf(doc, now)
    const version = t.version + 1
    if (await hall.store.tables.put(rowOf(doc, version, due))) {
      await applyDocument(hall, t, doc, version, due)
      publish(hall, t)
      return null
    }
    await readDocument(hall, t)
  }
  throw new Error(`table ${t.id} could not be changed`)
}
