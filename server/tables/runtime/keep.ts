// The document of a table, in memory and in the store: of two writers one wins, and the other goes on from what is there.
import type { Refusal } from '../../../kernel/words.ts'
import type { NewNotice } from '../../store/outbox.ts'
import { docOf, isDealt, rowOf, seatOf, type TableDoc } from './document.ts'
import { dueOf } from './due.ts'
import { ensureCurrent, reload, titleOf } from './load.ts'
import type { LoadedTable, Runtime } from './runtime.ts'
import { frameFor, publishTable, tellInfo, tellTurns, toldInfo } from './tell.ts'

/** A change: the next document, or why not. */
export type Change = (doc: TableDoc, now: number) => TableDoc | Refusal

const isRefusal = (x: TableDoc | Refusal): x is Refusal => 'clause' in x

/** A document that somebody else wrote, or that was just written, is the table's now. */
export async function applyDocument(
  runtime: Runtime,
  t: LoadedTable,
  doc: TableDoc,
  version: number,
  due: number | null,
): Promise<void> {
  // Entries told so far were told against the document as it was.
  toldInfo(t)
  const { seq, awaited, since, updated, time } = t.doc
  // The log may be further than the document that was written.
  const ahead = seq > doc.seq
  t.doc = ahead ? { ...doc, seq, awaited, since, updated, time } : doc
  t.version = version
  t.due = due
  t.writtenAt = runtime.now()
  if (t.doc.game !== t.title.game.id) t.title = (await titleOf(t.doc.game)) ?? t.title
  const begins = t.match === null && isDealt(t.doc)
  if (begins) await reload(runtime, t)
  t.audience.reseat((person) => seatOf(t.doc, person), t.match, frameFor(runtime, t, null))
  tellInfo(t)
  if (begins) t.audience.sendTable(t.match, frameFor(runtime, t, null))
  tellTurns(runtime, t)
}

/** Reads the document again: somebody else may have been first. True where they were. */
export async function readDocument(runtime: Runtime, t: LoadedTable): Promise<boolean> {
  const row = await runtime.store.tables.get(t.id)
  if (row === null) throw new Error(`table ${t.id} is gone`)
  if (row.version === t.version) return false
  await applyDocument(runtime, t, docOf(row), row.version, row.due)
  return true
}

/** Writes the document as it stands now; a lost race costs nothing, since the log is the truth. */
export async function writeDocument(runtime: Runtime, t: LoadedTable): Promise<void> {
  const due = dueOf(t.doc, runtime.now())
  if (await runtime.store.tables.put(rowOf(t.doc, t.version + 1, due))) {
    t.version++
    t.due = due
    t.writtenAt = runtime.now()
  } else await readDocument(runtime, t)
}

/** A match that begins is told to everybody who sits there: to those whom it waits for as their turn. */
async function beginning(
  runtime: Runtime,
  before: TableDoc,
  doc: TableDoc,
  now: number,
): Promise<readonly NewNotice[]> {
  if (before.status !== 'waiting' || doc.status !== 'running') return []
  const others = doc.seats.flatMap((_, seat) => (doc.awaited.includes(seat) ? [] : [seat]))
  const turns = await runtime.noticesFor(doc, doc.awaited, 'turn', now)
  return [...turns, ...(await runtime.noticesFor(doc, others, 'begin', now))]
}

const TRIES = 10

/** Within the table's queue: the refusal, or null once it is kept and told. */
export async function change(runtime: Runtime, t: LoadedTable, how: Change): Promise<Refusal | null> {
  await ensureCurrent(runtime, t)
  for (let tries = 0; tries < TRIES; tries++) {
    const now = runtime.now()
    const next = how(t.doc, now)
    if (isRefusal(next)) {
      // Another node may have changed the document meanwhile: what that allows is not refused.
      if (runtime.isAlone() || !(await readDocument(runtime, t))) return next
      continue
    }
    if (next === t.doc) return null
    const doc = { ...next, updated: now }
    const due = dueOf(doc, now)
    const version = t.version + 1
    const told = await beginning(runtime, t.doc, doc, now)
    if (await runtime.store.tables.put(rowOf(doc, version, due), told)) {
      if (told.length > 0) runtime.noticed()
      await applyDocument(runtime, t, doc, version, due)
      publishTable(runtime, t)
      return null
    }
    await readDocument(runtime, t)
  }
  throw new Error(`table ${t.id} could not be changed`)
}
