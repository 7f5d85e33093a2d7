// Coming back to a seat that a computer kept warm, and to a table that was put away.
import type { Seat } from '../../kernel/words.ts'
import { announce } from './runtime/chat.ts'
import type { TableDoc } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { forgetMissing, returned } from './sit.ts'

/** The person is back at their seat, and at a table that was put away. */
export async function returnToSeat(runtime: Runtime, t: LoadedTable, seat: Seat): Promise<void> {
  if (t.doc.status === 'archived') await change(runtime, t, revive)
  const there = t.doc.seats[seat]
  if (there?.away !== true) return
  await change(runtime, t, returned(seat, t.doc.awaited))
  await announce(runtime, t, 'tables.returned', { name: there.name, seat })
  // Where nobody was left, the computers have waited, too.
  runtime.wake(t)
}

/** Somebody has opened the table again: a seat that the others gave to the computer meanwhile is theirs at once. */
export async function comeIn(runtime: Runtime, t: LoadedTable, seat: Seat): Promise<void> {
  if (t.doc.status !== 'running') return
  if (t.doc.seats[seat]?.warm === true) await returnToSeat(runtime, t, seat)
  if (forgetMissing(t.doc, seat) !== t.doc) await change(runtime, t, (doc) => forgetMissing(doc, seat))
}

/** An archived table that somebody returns to is as it was. */
const revive = (doc: TableDoc): TableDoc =>
  doc.status === 'archived' && !doc.cancelled
    ? { ...doc, status: doc.before ?? 'running', before: null, code: '' }
    : doc
