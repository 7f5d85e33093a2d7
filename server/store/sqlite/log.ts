// The log of every table, in blocks of many entries. A store restored from a backup, or written by the first schema, has a
// row of its own for each older entry.
import type { DatabaseSync } from 'node:sqlite'
import type { Entry } from '../../../match/log.ts'
import { numberIn, textIn } from '../columns.ts'
import { entryOf } from '../rows.ts'
import type { EntryRow } from '../store.ts'

/** An entry whose text is already written as JSON. */
export interface WrittenEntry {
  readonly seq: number
  readonly command: string | null
  readonly at: number
  readonly entry: string
}

export interface Log {
  /** The number of a table's last entry; 0 where it has none. */
  last(table: string): number
  /** Entries from a number on, oldest first. */
  read(table: string, from: number): EntryRow[]
  /** Within a transaction: entries that follow those that stand. */
  put(table: string, entries: readonly WrittenEntry[]): void
}

/** An entry as it is written in a block. */
type Written = readonly [seq: number, command: string | null, at: number, entry: Entry]

/** The entries of all blocks as rows, for a backup. */
export const BLOCKS = `select table_id, e.value ->> 0 as seq, e.value ->> 1 as command, e.value ->> 2 as at,
  e.value -> 3 as entry from block, json_each(block.entries) as e`

const written = ({ seq, command, at, entry }: WrittenEntry): string =>
  `[${seq},${JSON.stringify(command)},${at},${entry}]`

/** The number of a table's last entry in the log, as a subquery. */
export const lastIn = (
  table: string,
): string => `max((select coalesce(max(seq), 0) from block where table_id = ${table}),
  (select coalesce(max(seq), 0) from entry where table_id = ${table}))`

export function logOf(db: DatabaseSync): Log {
  const p = (text: string) => db.prepare(text)
  const sql = {
    last: p(`select ${lastIn('?1')} as seq`),
    rows: p('select * from entry where table_id = ? and seq >= ? order by seq'),
    blocks: p('select entries from block where table_id = ? and seq >= ? order by seq'),
    put: p('insert into block values (?, ?, ?)'),
  }
  return {
    last: (table) => numberIn(sql.last.get(table) ?? {}, 'seq'),
    read(table, from) {
      const all = sql.rows.all(table, from).map(entryOf)
      for (const block of sql.blocks.iterate(table, from)) {
        const entries: readonly Written[] = JSON.parse(textIn(block, 'entries'))
        for (const [seq, command, at, entry] of entries) if (seq >= from) all.push({ table, seq, command, at, entry })
      }
      return all
    },
    put(table, entries) {
      const last = entries.at(-1)
      if (last !== undefined) sql.put.run(table, last.seq, `[${entries.map(written).join(',')}]`)
    },
  }
}
