// Everything written in one turn of the event loop goes to the disk in one commit; a promise resolves once it is there.
import type { DatabaseSync } from 'node:sqlite'
import type { Write } from './people.ts'

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

/** `watch` hears how long each commit took, in milliseconds, and how much it wrote. */
export function commitsOf(db: DatabaseSync, watch: (ms: number, writes: number) => void = () => {}): Commits {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const rollback = db.prepare('rollback')
  let waiting: Waiting[] = []
  let idle: (() => void)[] = []

  /** All in one transaction: their answers, or what went wrong with one of them or with the disk. */
  function together(list: readonly Waiting[]): { answers: unknown[] } | { error: unknown } {
    try {
      begin.run()
      const answers = list.map(({ work }) => work())
      commit.run()
      return { answers }
    } catch (error) {
      if (db.isOpen && db.isTransaction) rollback.run()
      return { error }
    }
  }

  function flush(): void {
    const list = waiting
    waiting = []
    const from = performance.now()
    settle(list)
    watch(performance.now() - from, list.length)
    if (waiting.length > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }

  /** A work that throws must not take the others with it: then each gets a transaction of its own. */
  function settle(list: readonly Waiting[]): void {
    const result = together(list)
    if ('answers' in result) list.forEach((w, i) => void w.done(result.answers[i] as never))
    else if (list.length === 1) list[0]?.failed(result.error)
    else for (const w of list) settle([w])
  }

  return {
    write: (work) =>
      new Promise((done, failed) => {
        if (waiting.push({ work, done, failed }) === 1) setImmediate(flush)
      }),
    idle: () => (waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
  }
}
