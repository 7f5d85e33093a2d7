// Everything written in one moment goes to the disk in one commit; a promise resolves once it is there. While the disk
// works, the next moment gathers.
import type { DatabaseSync } from 'node:sqlite'
import type { Disk } from './disk.ts'
import type { Write } from './people.ts'

/** A commit costs nearly the same for one write as for many. The one after another waits for so many, or for so long. */
const ENOUGH = 24
const GATHER_MS = 2

interface Waiting {
  readonly work: () => unknown
  readonly done: (value: never) => void
  readonly failed: (error: unknown) => void
}

export interface Commits {
  readonly write: Write
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
}

/** Who wants to know of every transaction. */
export interface Witness {
  /** Everything is written: the last chance to add something. */
  ending(): void
  kept(): void
  undone(): void
}

export interface CommitOptions {
  /** Hears how long each commit took until it was on the disk, in milliseconds, and how much it wrote. */
  readonly watch?: (ms: number, writes: number) => void
  /** Where a commit alone does not wait for the disk. */
  readonly disk?: Disk | null
  readonly witness?: Witness
}

export function commitsOf(db: DatabaseSync, { watch = () => {}, disk = null, witness }: CommitOptions = {}): Commits {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const rollback = db.prepare('rollback')
  let waiting: Waiting[] = []
  let idle: (() => void)[] = []
  let busy = false
  let gathering: NodeJS.Timeout | null = null
  /** The disk could not keep what was written: nothing more is promised. */
  let broken: unknown = null

  /** All in one transaction: their answers, or what went wrong with one of them or with the disk. */
  function together(list: readonly Waiting[]): { answers: unknown[] } | { error: unknown } {
    try {
      begin.run()
      const answers = list.map(({ work }) => work())
      witness?.ending()
      commit.run()
      witness?.kept()
      return { answers }
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollback.run()
      witness?.undone()
      return { error }
    }
  }

  /** A work that throws must not take the others with it: then each gets a transaction of its own. */
  function settle(list: readonly Waiting[], kept: (() => void)[]): void {
    const result = together(list)
    if ('answers' in result) list.forEach((w, i) => void kept.push(() => w.done(result.answers[i] as never)))
    else if (list.length === 1) list[0]?.failed(result.error)
    else for (const w of list) settle([w], kept)
  }

  function flush(): void {
    const list = waiting
    waiting = []
    gathering = null
    if (broken !== null) {
      for (const w of list) w.failed(broken)
      ended()
      return
    }
    const from = performance.now()
    const kept: (() => void)[] = []
    settle(list, kept)
    const tell = () => {
      watch(performance.now() - from, list.length)
      // First the disk gets what has gathered meanwhile: it works while these are told.
      const enough = waiting.length >= ENOUGH
      if (enough) flush()
      for (const done of kept) done()
      if (!enough) ended()
    }
    const fail = (error: Error) => {
      broken = error
      for (const w of list) w.failed(error)
      ended()
    }
    if (disk === null || kept.length === 0) tell()
    else disk.reached((error) => (error === null ? tell() : fail(error)))
  }

  function ended(): void {
    busy = waiting.length > 0
    if (busy) gathering = setTimeout(flush, GATHER_MS)
    else {
      for (const resolve of idle) resolve()
      idle = []
    }
  }

  function wait(one: Waiting): void {
    waiting.push(one)
    if (gathering !== null && waiting.length >= ENOUGH) {
      clearTimeout(gathering)
      gathering = null
      setImmediate(flush)
    }
    if (busy) return
    busy = true
    setImmediate(flush)
  }

  return {
    write: (work) =>
      new Promise((done, failed) => {
        wait({ work, done, failed })
      }),
    idle: () => (busy ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  }
}
