// The next match of the same people: a new table with the same agreement, to which they may all come.

import type { TableOrder } from '../../wire/http.ts'
import type { Answer } from './answer.ts'
import { peopleOf, seatOf, type TableDoc } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import type { Who } from './sit.ts'

/** Within the queue of the old table. Whoever asks first makes the new one; the others find it. */
export async function rematch(
  runtime: Runtime,
  t: LoadedTable,
  who: Who,
  create: (who: Who, order: TableOrder, more: Partial<TableDoc>) => Promise<Answer>,
  find: (id: string) => Promise<Answer>,
): Promise<Answer> {
  const { doc } = t
  const seat = seatOf(doc, who.id)
  if (seat === null) return { refusal: { clause: 'tables.not-seated' } }
  if (doc.rematch !== null) return find(doc.rematch)
  if (doc.status !== 'over') return { refusal: { clause: 'tables.not-over' } }
  // Everybody moves on by one seat, so that somebody else begins.
  const size = doc.seats.length
  const order: TableOrder = {
    game: doc.game,
    seats: size,
    options: doc.options,
    clock: doc.clock,
    open: doc.open,
    bots: doc.seats.map((_, i) => doc.seats[(i + size - 1) % size]?.bot ?? null),
    sit: (seat + 1) % size,
  }
  const made = await create(who, order, { invited: peopleOf(doc) })
  if ('refusal' in made) return made
  await change(runtime, t, (old) => (old.rematch === null ? { ...old, rematch: made.answer.table.id } : old))
  return t.doc.rematch === made.answer.table.id || t.doc.rematch === null ? made : find(t.doc.rematch)
}
