// Threads that think beside the one that serves people: a question in, an answer out.
import { Piscina } from 'piscina'
import type { Answer, Question } from '../question.ts'
import type { Task } from './thread.ts'

export interface Pool {
  /** Thinks in a thread. When the signal is set the thread answers at once with the best it has found so far. */
  think(question: Question, signal?: AbortSignal): Promise<Answer>
  /** Questions that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

export interface PoolSettings {
  /** The module that knows the games (`games/shelf.ts`). */
  readonly shelf: URL
  /** How many threads; one by default, so that the others serve people. */
  readonly threads?: number
}

/** The longest thought, in milliseconds, whatever is asked: nobody occupies a thread for ever. */
const LONGEST = 10_000

/** A thread nobody asks for so long, in milliseconds, ends. */
const IDLE = 60_000

export function openPool({ shelf, threads = 1 }: PoolSettings): Pool {
  const pool = new Piscina<Task, Answer>({
    filename: new URL('./thread.ts', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
  })
  return {
    async think(question, signal) {
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const cut = () => Atomics.store(flag, 0, 1)
      if (signal?.aborted) cut()
      signal?.addEventListener('abort', cut, { once: true })
      const timer = setTimeout(cut, LONGEST)
      try {
        return await pool.run({ question, shelf: shelf.href, flag })
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', cut)
      }
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  }
}
