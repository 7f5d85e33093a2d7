// Entries of many tables in one insert: what arrives while an insert is under way goes with the next one.
import type { NewNotice } from '../outbox.ts'
import type { EntryRow, TableStore } from '../store.ts'
import { addNotices, columnsOf } from './notices.ts'
import { isBadValue, type Queries } from './queries.ts'

interface Waiting {
  readonly row: EntryRow
  readonly text: string
  readonly notices: readonly NewNotice[]
  readonly done: (answer: 'kept' | 'taken') => void
  readonly failed: (error: unknown) => void
}

/** Inserts under way at once; more would only make each smaller. */
const INSERTS = 2
const MOST = 500

const INSERT = `insert into entry (table_id, seq, command, at, entry)
  select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[])
  on conflict do nothing returning table_id, seq`

/** The same, with what people shall be told of those that were kept: a notice stands beside the number of its entry. */
const INSERT_AND_TELL = `with kept as (${INSERT}),
  told as (${addNotices(6, 'join kept on kept.table_id = n.table_id and kept.seq = n.seq')})
  select table_id, seq from kept`

/** After a broken connection an entry may already be there: it is ours when nothing in it differs. */
const OURS = `select e.table_id, e.seq from entry e
  join unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[]) as mine (table_id, seq, command, at, entry)
  on e.table_id = mine.table_id and e.seq = mine.seq
  where e.command is not distinct from mine.command and e.at = mine.at and e.entry = mine.entry`

const keyOf = (table: unknown, seq: unknown) => `${String(table)} ${String(seq)}`

export function appenderOf({ query, attempt }: Queries): TableStore['append'] {
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
      // Of two in one batch that want the same number, the first has it, and tells of it.
      const first = [...new Map(batch.toReversed().map((w) => [keyOf(w.row.table, w.row.seq), w])).values()]
      const told = first.flatMap((w) => w.notices)
      const seqs = first.flatMap((w) => w.notices.map(() => w.row.seq))
      const { rows, broke } = await (told.length === 0
        ? attempt(INSERT, columns)
        : attempt(INSERT_AND_TELL, [...columns, ...columnsOf(told, seqs)]))
      const kept = new Set(rows.map((r) => keyOf(r.table_id, r.seq)))
      if (broke && kept.size < batch.length)
        for (const r of await query(OURS, columns)) kept.add(keyOf(r.table_id, r.seq))
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

  return (row, notices = []) =>
    new Promise((done, failed) => {
      waiting.push({ row, text: JSON.stringify(row.entry), notices, done, failed })
      schedule()
    })
}
