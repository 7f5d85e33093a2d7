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

export function commitsOf(db: DatabaseSync, options: CommitOptions = {}): Commits {
  const line = new CommitLine(db, options)
  return {
    write: (work) =>
      new Promise((done, failed) => {
        line.wait({ work, done, failed })
      }),
    idle: () => line.idle(),
  }
}

/** What waits for the disk, and the transactions it is gathered into. */
class CommitLine {
  readonly #db: DatabaseSync
  readonly #watch: (ms: number, writes: number) => void
  readonly #disk: Disk | null
  readonly #witness: Witness | undefined
  readonly #begin
  readonly #commit
  readonly #rollback
  #waiting: Waiting[] = []
  #idle: (() => void)[] = []
  #busy = false
  #gathering: NodeJS.Timeout | null = null
  /** The disk could not keep what was written: nothing more is promised. */
  #broken: unknown = null

  constructor(db: DatabaseSync, { watch = () => {}, disk = null, witness }: CommitOptions) {
    this.#db = db
    this.#watch = watch
    this.#disk = disk
    this.#witness = witness
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#rollback = db.prepare('rollback')
  }

  wait(one: Waiting): void {
    this.#waiting.push(one)
    if (this.#gathering !== null && this.#waiting.length >= ENOUGH) {
      clearTimeout(this.#gathering)
      this.#gathering = null
      setImmediate(() => this.#flush())
    }
    if (this.#busy) return
    this.#busy = true
    setImmediate(() => this.#flush())
  }

  idle(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  /** All in one transaction: their answers, or what went wrong with one of them or with the disk. */
  #together(list: readonly Waiting[]): { answers: unknown[] } | { error: unknown } {
    try {
      this.#begin.run()
      const answers = list.map(({ work }) => work())
      this.#witness?.ending()
      this.#commit.run()
      this.#witness?.kept()
      return { answers }
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#rollback.run()
      this.#witness?.undone()
      return { error }
    }
  }

  /** A work that throws must not take the others with it: then each gets a transaction of its own. */
  #settle(list: readonly Waiting[], kept: (() => void)[]): void {
    const result = this.#together(list)
    if ('answers' in result) list.forEach((w, i) => void kept.push(() => w.done(result.answers[i] as never)))
    else if (list.length === 1) list[0]?.failed(result.error)
    else for (const w of list) this.#settle([w], kept)
  }

  #flush(): void {
    const list = this.#waiting
    this.#waiting = []
    this.#gathering = null
    if (this.#broken !== null) {
      for (const w of list) w.failed(this.#broken)
      this.#ended()
      return
    }
    const from = performance.now()
    const kept: (() => void)[] = []
    this.#settle(list, kept)
    const tell = () => {
      this.#watch(performance.now() - from, list.length)
      // First the disk gets what has gathered meanwhile: it works while these are told.
      const enough = this.#waiting.length >= ENOUGH
      if (enough) this.#flush()
      for (const done of kept) done()
      if (!enough) this.#ended()
    }
    const fail = (error: Error) => {
      this.#broken = error
      for (const w of list) w.failed(error)
      this.#ended()
    }
    if (this.#disk === null || kept.length === 0) tell()
    else this.#disk.reached((error) => (error === null ? tell() : fail(error)))
  }

  #ended(): void {
    this.#busy = this.#waiting.length > 0
    if (this.#busy) this.#gathering = setTimeout(() => this.#flush(), GATHER_MS)
    else {
      for (const resolve of this.#idle) resolve()
      this.#idle = []
    }
  }
}
