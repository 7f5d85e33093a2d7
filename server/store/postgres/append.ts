// Entries of many tables in one insert: what arrives while an insert is under way goes with the next one.
import type { EntryRow } from '../store.ts'
import { isBadValue, type Queries } from './queries.ts'

interface Waiting {
  readonly row: EntryRow
  readonly text: string
  readonly done: (answer: 'kept' | 'taken') => void
  readonly failed: (error: unknown) => void
}

/** Inserts under way at once; more would only make each smaller. */
const INSERTS = 2
const MOST = 500

const INSERT = `insert into entry (table_id, seq, command, at, entry)
  select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[])
  on conflict do nothing returning table_id, seq`

/** After a broken connection an entry may already be there: it is ours when nothing in it differs. */
const OURS = `select e.table_id, e.seq from entry e
  join unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[]) as mine (table_id, seq, command, at, entry)
  on e.table_id = mine.table_id and e.seq = mine.seq
  where e.command is not distinct from mine.command and e.at = mine.at and e.entry = mine.entry`

const keyOf = (table: unknown, seq: unknown) => `${String(table)} ${String(seq)}`

export function appenderOf({ query, attempt }: Queries): (row: EntryRow) => Promise<'kept' | 'taken'> {
  let waiting: Waiting[] = []
  let busy = 0
  let scheduled = false

  function schedule(): void {
    if (scheduled || busy >= INSERTS || waiting.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      const batch = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      busy++
      void insert(batch).finally(() => {
        busy--
        schedule()
      })
      schedule()
    })
  }

  async function insert(batch: readonly Waiting[]): Promise<void> {
    const columns = [
      batch.map((w) => w.row.table),
      batch.map((w) => w.row.seq),
      batch.map((w) => w.row.command),
      batch.map((w) => w.row.at),
      batch.map((w) => w.text),
    ]
    try {
      const { rows, broke } = await attempt(INSERT, columns)
      const kept = new Set(rows.map((r) => keyOf(r.table_id, r.seq)))
      if (broke && kept.size < batch.length)
        for (const r of await query(OURS, columns)) kept.add(keyOf(r.table_id, r.seq))
      // Of two in one batch that want the same number, the first has it.
      for (const { row, done } of batch) done(kept.delete(keyOf(row.table, row.seq)) ? 'kept' : 'taken')
    } catch (error) {
      if (batch.length > 1 && isBadValue(error)) return insertHalves(batch)
      for (const { failed } of batch) failed(error)
    }
  }

  /** One of these holds what the database refuses, and it does not say which: halved until it stands alone. */
  async function insertHalves(batch: readonly Waiting[]): Promise<void> {
    const middle = batch.length >> 1
    await insert(batch.slice(0, middle))
    await insert(batch.slice(middle))
  }

  return (row) =>
    new Promise((done, failed) => {
      waiting.push({ row, text: JSON.stringify(row.entry), done, failed })
      schedule()
    })
}
