// The store inside the process: one SQLite file in the data folder. WAL, and every commit reaches the disk.
import { DatabaseSync } from 'node:sqlite'
import { busOf } from '../bus.ts'
import { textIn } from '../columns.ts'
import { figuresOf, figuresQuery } from '../figures.ts'
import { MIGRATIONS, type Migration, pending } from '../migrations.ts'
import type { Store } from '../store.ts'
import { commitsOf } from './commit.ts'
import { diskOf } from './disk.ts'
import { sqliteDocuments } from './documents.ts'
import { ANOTHER_WRITER, journalOf } from './journal.ts'
import { sqliteJudged } from './judged.ts'
import { sqliteMeeting } from './meeting.ts'
import { noticeAdder, sqliteNames, sqliteNotices, sqlitePulse } from './notices.ts'
import { sqliteOpenings } from './openings.ts'
import type { Owner } from './owner.ts'
import { sqlitePeople } from './people.ts'
import { sqliteTables } from './tables.ts'
import { versionOf } from './version.ts'

export interface SqliteOptions {
  /** Hears how long each commit took (milliseconds) and how much it wrote. */
  readonly watch?: (ms: number, writes: number) => void
  readonly migrations?: readonly Migration[]
  /** Hears once that the disk failed or the file is gone: nothing is kept, read or acknowledged after it. */
  readonly broken?: (error: Error) => void
  /** This process's right to write the file, given back when the store is closed. */
  readonly owner?: Owner
}

/** Milliseconds between two looks at whether the file is still the one that was opened. */
const LOOK = 2000

/** Enough for the last pages of some thousand logs, which are written in turns. */
const CACHE_KB = 4000
/** Pages of 4 kB after which SQLite carries its log over into the file: the same page is then written once for many moves. */
const LOG_PAGES = 4000

/** The pages of the file, whether they are full or free. */
const BYTES = '(select page_count * page_size from pragma_page_count(), pragma_page_size())'

export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  const { watch, broken, owner, migrations = MIGRATIONS } = options
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  db.exec(`pragma cache_size = -${CACHE_KB}; pragma wal_autocheckpoint = ${LOG_PAGES}`)
  try {
    migrate(db, migrations)
  } catch (error) {
    db.close()
    throw error
  }
  const disk = diskOf(db, file)
  const journal = journalOf(db)
  const commits = commitsOf(db, { disk, observer: journal, ...(watch && { watch }), ...(broken && { broken }) })
  const { write } = commits
  const check = () => {
    try {
      owner?.check()
      // A house from before there was a lock does not ask for it.
      if (owner !== undefined && db.isOpen && journal.isTakenOver()) throw new Error(ANOTHER_WRITER)
    } catch (error) {
      commits.fail(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const look = setInterval(check, LOOK)
  look.unref()
  const addNotices = noticeAdder(db)
  const figures = db.prepare(figuresQuery(BYTES))
  const fixed = db.prepare('select value from fixed where key = ?')
  const fix = db.prepare('insert into fixed values (?, ?) on conflict do nothing')
  const touch = db.prepare("insert into fixed values ('ping', ?) on conflict do update set value = excluded.value")
  return {
    kind: 'sqlite',
    tables: sqliteTables(db, write, journal, addNotices),
    people: sqlitePeople(db, write),
    meeting: sqliteMeeting(db, write),
    documents: sqliteDocuments(db, write),
    judged: sqliteJudged(db, write),
    openings: sqliteOpenings(db, write),
    names: sqliteNames(db, write),
    notices: sqliteNotices(db, write, addNotices),
    pulse: sqlitePulse(db, write),
    bus: busOf(),
    figures: async () => figuresOf(figures.get() ?? {}),
    fix: (key, value) =>
      write(() => {
        fix.run(key, value)
        return textIn(fixed.get(key) ?? {}, 'value')
      }),
    // A write that changes nothing would succeed on a full disk.
    ping: async () => {
      check()
      if (db.isOpen && journal.isTakenOver()) throw new Error(ANOTHER_WRITER)
      await write(() => void touch.run(`${Date.now()}`))
    },
    isWriter: () => db.isOpen && !journal.isTakenOver(),
    lastCommit: commits.last,
    close: async () => {
      clearInterval(look)
      await commits.idle()
      owner?.release()
      if (!db.isOpen) return
      journal.close()
      db.close()
      disk?.close()
    },
  }
}

/** Brings the file up to the newest schema, one migration a transaction; `user_version` says where it stands. */
export function migrate(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): void {
  for (const { id, sqlite } of pending(versionOf(db), migrations)) {
    db.exec('begin immediate')
    try {
      for (const text of sqlite) db.exec(text)
      db.exec(`pragma user_version = ${id}`)
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }
}
