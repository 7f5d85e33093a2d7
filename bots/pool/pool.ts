// Threads that think beside the one that serves people: a question in, an answer out. Whoever asks gets a thread in turn;
// a thread that takes too long or too much memory is ended and replaced, and only its own question fails.
import type { Piscina } from 'piscina'
import type { Answer, Question } from '../question.ts'
import { fairQueueOf, type Urgency } from './fairQueue.ts'
import type { Task } from './thread.ts'

export interface Asking {
  /** When the signal is set the thread answers at once with the best it has found so far. */
  readonly signal?: AbortSignal
  /** For whom it thinks: owners have turns, whatever number of questions each has. */
  readonly owner?: string
  readonly urgency?: Urgency
}

export interface Pool {
  /** Thinks in a thread. */
  think(question: Question, asking?: Asking): Promise<Answer>
  /** Questions that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

export interface PoolSettings {
  /** The module that knows the games (`games/shelf.ts`). */
  readonly shelf: URL
  /** How many threads; one by default, so that the others serve people. */
  readonly threads?: number
  /** The longest thought, in milliseconds: then the thread is asked for the best it has. */
  readonly longest?: number
  /** Milliseconds a thread then has to answer before it is ended. */
  readonly grace?: number
  /** Megabytes a thread's own objects may take. */
  readonly memory?: number
}

/** A thread nobody asks for so long, in milliseconds, ends. */
const IDLE = 60_000

interface Waiting {
  readonly question: Question
  readonly signal: AbortSignal | undefined
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

export function openPool(settings: PoolSettings): Pool {
  const { shelf, threads = 1, longest = 10_000, grace = 5000, memory = 256 } = settings
  /** Opened with the first question: many houses have no opponents. */
  let piscina: Promise<Piscina<Task, Answer>> | null = null
  const queue = fairQueueOf<Waiting>()
  let busy = 0
  let closed = false

  async function open(): Promise<Piscina<Task, Answer>> {
    const { Piscina } = await import('piscina')
    return new Piscina<Task, Answer>({
      filename: new URL('./thread.ts', import.meta.url).href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
  }

  async function answer({ question, signal }: Waiting): Promise<Answer> {
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const cut = () => Atomics.store(flag, 0, 1)
    if (signal?.aborted) cut()
    signal?.addEventListener('abort', cut, { once: true })
    const soon = setTimeout(cut, longest)
    const end = new AbortController()
    const late = setTimeout(() => end.abort(), longest + grace)
    try {
      piscina ??= open()
      return await (await piscina).run({ question, shelf: shelf.href, flag }, { signal: end.signal })
    } finally {
      clearTimeout(soon)
      clearTimeout(late)
      signal?.removeEventListener('abort', cut)
    }
  }

  function dispatch(): void {
    while (busy < threads) {
      const next = queue.take()
      if (next === undefined) return
      busy++
      answer(next)
        .then(next.done, next.failed)
        .finally(() => {
          busy--
          if (!closed) dispatch()
        })
    }
  }

  return {
    think: (question, { signal, owner = '', urgency = 'now' } = {}) =>
      new Promise((done, failed) => {
        queue.add({ question, signal, done, failed }, owner, urgency)
        dispatch()
      }),
    waiting: () => queue.size,
    async close() {
      closed = true
      for (let next = queue.take(); next !== undefined; next = queue.take())
        next.failed(new Error('the threads are closed'))
      await (await piscina)?.destroy()
    },
  }
}
