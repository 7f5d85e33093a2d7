// Syncs SQLite's log to the disk without blocking the process. SQLite's `synchronous = full` means: after each commit, and before
// anybody hears of it, the log of the file is forced to the disk. That is done here, by a thread of the system, while
// everybody else goes on playing; all that is left to SQLite is `normal`, which does the same around its checkpoints.
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { versionOf } from './version.ts'

export interface Disk {
  /** Calls back once everything committed so far is on the disk, or with the error. */
  sync(then: (error: Error | null) => void): void
  close(): void
}

/** Null for a store without a log on the disk: in memory, or on a file system that cannot keep one. */
export function diskOf(db: DatabaseSync, file: string): Disk | null {
  db.exec('pragma synchronous = full')
  if (db.prepare('pragma journal_mode').get()?.journal_mode !== 'wal') return null
  // One commit by SQLite itself: the log is there now, and the folder knows of it.
  db.exec(`pragma user_version = ${versionOf(db)}`)
  // The same file as long as this connection is open: SQLite starts it over, but never replaces it.
  const log = openSync(`${file}-wal`, 'r+')
  db.exec('pragma synchronous = normal')
  return {
    sync: (then) => fdatasync(log, then),
    close: () => closeSync(log),
  }
}
