// Who may write a house's file. A process that serves it holds a lock beside it, which the system takes back when the
// process ends, however it ends; and it notices when the file at its path is not the one it opened any more, as after a
// backup was put back under a running house: whatever it wrote then would be lost.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { codeOf } from '../../base/error.ts'

/** Milliseconds a new process waits for the one before it to close. */
const PATIENCE = 5000

export interface Owner {
  /** Throws when the file is no longer where it was opened. */
  check(): void
  release(): void
}

/** Another process serves this file. */
export class HouseTaken extends Error {
  readonly file: string
  constructor(file: string) {
    super(`another process serves ${file}`)
    this.name = 'HouseTaken'
    this.file = file
  }
}

export class FileReplaced extends Error {
  constructor(file: string) {
    super(`${file} was moved or replaced while it was being served`)
    this.name = 'FileReplaced'
  }
}

/** A locked SQLite file without content: its lock ends with the process, and needs no library. */
function lock(file: string, patience: number): DatabaseSync {
  const db = new DatabaseSync(`${file}.lock`, { timeout: patience })
  try {
    db.exec('begin exclusive')
    return db
  } catch (error) {
    db.close()
    if (codeOf(error) === 'ERR_SQLITE_ERROR' && /locked|busy/i.test(String(error))) throw new HouseTaken(file)
    throw error
  }
}

const inodeOf = (file: string): string | null => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

/** Takes the file for this process; throws `HouseTaken` where another one has it. The file must exist. */
export function ownFile(file: string, patience: number = PATIENCE): Owner {
  const held = lock(file, patience)
  const opened = inodeOf(file)
  return {
    check() {
      if (inodeOf(file) !== opened) throw new FileReplaced(file)
    },
    release: () => held.close(),
  }
}
