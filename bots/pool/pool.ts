// Threads that think beside the one that serves people, and try card sheets: a question in, an answer out. Whoever asks gets a thread in turn;
// a thread that takes too long or too much memory is ended and replaced, and only its own question fails.
import type { Piscina } from 'piscina'
import type { Sheet } from '../../papers/sheet.ts'
import type { Answer, Question } from '../question.ts'
import type { DeadMatch, Tried } from '../trial.ts'
import { fairQueueOf, type Urgency } from './fairQueue.ts'
import type { Task, TrialTask } from './thread.ts'

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
  /** Tries a card sheet in a thread, piece by piece, so that others come in between: the match that cannot be played to its end, or null. */
  tryOut(game: string, sheet: Sheet, asking?: Omit<Asking, 'signal'>): Promise<DeadMatch | null>
  /** Something else that a thread can do: a function of a module. It is over soon: meanwhile nobody else has the thread. */
  work<T>(module: URL, name: string, task: unknown, asking?: Omit<Asking, 'signal'>): Promise<T>
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
  /** Never fails: whoever waits hears of it. */
  readonly work: () => Promise<void>
  readonly failed: (error: unknown) => void
}

async function openThreads(most: number, memory: number): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
}

export function openPool(settings: PoolSettings): Pool {
  const { shelf, threads = 1, longest = 10_000, grace = 5000, memory = 256 } = settings
  /** Opened with the first question: many houses have no opponents. */
  let piscina: Promise<Piscina> | null = null
  const queue = fairQueueOf<Waiting>()
  let busy = 0
  let closed = false

  /** Runs a task in a thread, which is ended where it takes too long. */
  async function run<T>(name: string, task: unknown, module?: URL): Promise<T> {
    const end = new AbortController()
    const late = setTimeout(() => end.abort(), longest + grace)
    try {
      piscina ??= openThreads(threads, memory)
      return await (await piscina).run(task, { name, signal: end.signal, filename: module?.href ?? null })
    } finally {
      clearTimeout(late)
    }
  }

  async function answer(question: Question, signal: AbortSignal | undefined): Promise<Answer> {
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const cut = () => Atomics.store(flag, 0, 1)
    if (signal?.aborted) cut()
    signal?.addEventListener('abort', cut, { once: true })
    const soon = setTimeout(cut, longest)
    try {
      return await run('think', { question, shelf: shelf.href, flag } satisfies Task)
    } finally {
      clearTimeout(soon)
      signal?.removeEventListener('abort', cut)
    }
  }

  function dispatch(): void {
    while (busy < threads) {
      const next = queue.take()
      if (next === undefined) return
      busy++
      void next.work().finally(() => {
        busy--
        if (!closed) dispatch()
      })
    }
  }

  const inTurn = <T>(work: () => Promise<T>, owner: string, urgency: Urgency): Promise<T> =>
    new Promise((done, failed) => {
      queue.add({ work: () => work().then(done, failed), failed }, owner, urgency)
      dispatch()
    })

  return {
    think: (question, { signal, owner = '', urgency = 'now' } = {}) =>
      inTurn(() => answer(question, signal), owner, urgency),
    async tryOut(game, sheet, { owner = '', urgency = 'later' } = {}) {
      for (let from: number | null = 0; from !== null; ) {
        const task: TrialTask = { game, sheet, from, shelf: shelf.href }
        const tried: Tried = await inTurn(() => run('tryOut', task), owner, urgency)
        if (tried.dead !== null) return tried.dead
        from = tried.next
      }
      return null
    },
    work: (module, name, task, { owner = '', urgency = 'later' } = {}) =>
      inTurn(() => run(name, task, module), owner, urgency),
    waiting: () => queue.size,
    async close() {
      closed = true
      for (let next = queue.take(); next !== undefined; next = queue.take())
        next.failed(new Error('the threads are closed'))
      await (await piscina)?.destroy()
    },
  }
}
