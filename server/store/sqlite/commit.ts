// The queue of commits: writes are batched into one transaction, and their promises resolve once it is synced to the disk.
// While one batch is being synced, the next one collects.
import type { DatabaseSync } from 'node:sqlite'
import type { Disk } from './disk.ts'
import type { Write } from './people.ts'

/** A commit costs nearly the same for one write as for many: one that follows another waits for so many writes, or for so long. */
const BATCH = 24
const BATCH_MS = 2

interface QueuedWrite {
  readonly work: () => unknown
  /** What the work gave, within its transaction. */
  answer: unknown
  readonly done: (value: never) => void
  readonly failed: (error: unknown) => void
}

export interface Commits {
  readonly write: Write
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
  /** Nothing can be kept any more: closes the database, so that nobody reads what may never have reached the disk. */
  fail(error: Error): void
  /** When a batch was last on the disk; null for none yet. */
  last(): number | null
}

/** Is told of every transaction. */
export interface TransactionObserver {
  /** All writes of the batch are done; more may be written now. */
  beforeCommit(): void
  committed(): void
  rolledBack(): void
}

export interface CommitOptions {
  /** Hears how long each commit took until it was on the disk, in milliseconds, and how much it wrote. */
  readonly watch?: (ms: number, writes: number) => void
  /** Where a commit alone does not wait for the disk. */
  readonly disk?: Disk | null
  readonly observer?: TransactionObserver
  /** Hears once, before anybody whose write failed, that the disk could not sync a commit. */
  readonly broken?: (error: Error) => void
}

export function commitsOf(db: DatabaseSync, options: CommitOptions = {}): Commits {
  const queue = new CommitQueue(db, options)
  return {
    write: (work) =>
      new Promise((done, failed) => {
        queue.enqueue({ work, answer: undefined, done, failed })
      }),
    idle: () => queue.idle(),
    fail: (error) => queue.fail(error),
    last: () => queue.last,
  }
}

class CommitQueue {
  readonly #db: DatabaseSync
  readonly #watch: (ms: number, writes: number) => void
  readonly #disk: Disk | null
  readonly #observer: TransactionObserver | undefined
  readonly #onBroken: (error: Error) => void
  readonly #begin
  readonly #commit
  readonly #rollback
  #queue: QueuedWrite[] = []
  #idle: (() => void)[] = []
  #busy = false
  #batchTimer: NodeJS.Timeout | null = null
  /** Why the disk could not sync a commit; every later write fails with it. */
  #broken: Error | null = null
  /** When a batch was last on the disk. */
  last: number | null = null

  constructor(db: DatabaseSync, { watch = () => {}, disk = null, observer, broken = () => {} }: CommitOptions) {
    this.#db = db
    this.#watch = watch
    this.#disk = disk
    this.#observer = observer
    this.#onBroken = broken
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#rollback = db.prepare('rollback')
  }

  enqueue(one: QueuedWrite): void {
    this.#queue.push(one)
    if (this.#batchTimer !== null && this.#queue.length >= BATCH) {
      clearTimeout(this.#batchTimer)
      this.#batchTimer = null
      setImmediate(() => this.#flush())
    }
    if (this.#busy) return
    this.#busy = true
    setImmediate(() => this.#flush())
  }

  idle(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  /** Runs all writes in one transaction; the first error, or null. */
  #transaction(list: readonly QueuedWrite[]): { error: unknown } | null {
    try {
      this.#begin.run()
      for (const w of list) w.answer = w.work()
      this.#observer?.beforeCommit()
      this.#commit.run()
      this.#observer?.committed()
      return null
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#rollback.run()
      this.#observer?.rolledBack()
      return { error }
    }
  }

  /** Where one write of a batch throws, each gets a transaction of its own, so that the others succeed. */
  #commitAll(list: readonly QueuedWrite[], kept: QueuedWrite[]): void {
    const failure = this.#transaction(list)
    if (failure === null) kept.push(...list)
    else if (list.length === 1) list[0]?.failed(failure.error)
    else for (const w of list) this.#commitAll([w], kept)
  }

  #flush(): void {
    const list = this.#queue
    this.#queue = []
    this.#batchTimer = null
    if (this.#broken !== null) {
      for (const w of list) w.failed(this.#broken)
      this.#ended()
      return
    }
    const from = performance.now()
    const kept: QueuedWrite[] = []
    this.#commitAll(list, kept)
    const resolveAll = () => {
      this.#watch(performance.now() - from, list.length)
      if (kept.length > 0) this.last = Date.now()
      // The next full batch goes to the disk first: it is synced while these promises resolve.
      const enough = this.#queue.length >= BATCH
      if (enough) this.#flush()
      for (const { done, answer } of kept) done(answer as never)
      if (!enough) this.#ended()
    }
    const fail = (error: Error) => {
      this.fail(error)
      for (const w of list) w.failed(error)
      this.#ended()
    }
    if (this.#disk === null || kept.length === 0) resolveAll()
    else
      this.#disk.sync((error) => {
        const why = error ?? this.#broken
        if (why === null) resolveAll()
        else fail(why)
      })
  }

  fail(error: Error): void {
    if (this.#broken !== null) return
    this.#broken = error
    this.#onBroken(error)
    if (this.#db.isOpen) this.#db.close()
  }

  #ended(): void {
    this.#busy = this.#queue.length > 0
    if (this.#busy) this.#batchTimer = setTimeout(() => this.#flush(), BATCH_MS)
    else {
      for (const resolve of this.#idle) resolve()
      this.#idle = []
    }
  }
}
