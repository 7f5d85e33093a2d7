// Changing a table's document: of two writers one wins, and the other does it again on what is there now.
import type { Refusal } from '../../../kernel/words.ts'
import { type Change, isRefusal } from '../sit.ts'
import { rowOf } from './document.ts'
import { dueOf } from './due.ts'
import type { Hall, OpenTable } from './hall.ts'
import { adopt, publish, ready, refetch } from './open.ts'

const TRIES = 10

/** Within the table's queue: the refusal, or null once it is kept and told. */
export async function change(hall: Hall, t: OpenTable, how: Change): Promise<Refusal | null> {
  await ready(hall, t)
  for (let tries = 0; tries < TRIES; tries++) {
    const now = hall.now()
    const next = how(t.doc, now)
    if (isRefusal(next)) {
      // Another node may know more: nobody is refused on old news.
      if (hall.alone() || !(await refetch(hall, t))) return next
      continue
    }
    if (next === t.doc) return null
    const doc = { ...next, updated: now }
    const due = dueOf(doc, now)
    const version = t.version + 1
    if (await hall.store.tables.put(rowOf(doc, version, due))) {
      await adopt(hall, t, doc, version, due)
      publish(hall, t)
      return null
    }
    await refetch(hall, t)
  }
  throw new Error(`table ${t.id} could not be changed`)
}
