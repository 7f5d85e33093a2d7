// Reading all rows of a SQLite store while people play, and filling a new one.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { MIGRATIONS } from '../store/migrations.ts'
import { PENDING_ROWS } from '../store/sqlite/journal.ts'
import { BLOCKS } from '../store/sqlite/log.ts'
import { migrate } from '../store/sqlite/open.ts'
import { versionOf } from '../store/sqlite/version.ts'
import { type BackupRow, tablesOf, valuesOf } from './rows.ts'

/** The schema since which there is a journal. */
const JOURNAL = 2

/** All rows in one read transaction: what is written meanwhile is not among them, and no writer waits. */
export function readSqlite(file: string): { schema: number; rows: Iterable<BackupRow>; close(): void } {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  db.exec('begin')
  const schema = versionOf(db)
  function* rows(): Generator<BackupRow> {
    for (const table of tablesOf(schema)) {
      for (const row of db.prepare(`select * from ${table}`).iterate()) yield [table, valuesOf(row)]
      if (table === 'entry' && schema >= JOURNAL)
        for (const more of [BLOCKS, PENDING_ROWS])
          for (const row of db.prepare(more).iterate()) yield [table, valuesOf(row)]
    }
  }
  return { schema, rows: rows(), close: () => db.close() }
}

/** Fills a new file, then migrates it to the newest schema. On an error the caller deletes the file. */
export async function fillSqlite(file: string, schema: number, rows: AsyncIterable<BackupRow>): Promise<void> {
  const db = new DatabaseSync(file)
  try {
    migrate(
      db,
      MIGRATIONS.filter(({ id }) => id <= schema),
    )
    const ready = new Map<string, StatementSync>()
    db.exec('begin')
    for await (const [table, row] of rows) {
      const names = Object.keys(row)
      const key = `${table} ${names}`
      let put = ready.get(key)
      if (put === undefined) {
        put = db.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        ready.set(key, put)
      }
      put.run(...Object.values(row))
    }
    db.exec('commit')
    migrate(db)
  } finally {
    db.close()
  }
}
