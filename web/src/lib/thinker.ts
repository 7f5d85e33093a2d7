// One worker for all opponents of the page; questions are answered in order.
import type { Answer, Thought, Warming } from './bot.worker.ts'

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, (answer: Answer) => void>()

function ready(): Worker {
  if (worker !== null) return worker
  worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (message: MessageEvent<Answer>) => {
    waiting.get(message.data.id)?.(message.data)
    waiting.delete(message.data.id)
  })
  worker.addEventListener('error', () => {
    // The worker died: those who wait are told, and the next question starts a new one.
    for (const [id, answer] of waiting) answer({ id, choices: [], failed: 'worker' })
    waiting.clear()
    worker = null
  })
  return worker
}

/** Starts the worker and fetches a game for it, before the first question. */
export function warmUp(game: string): void {
  ready().postMessage({ warm: game } satisfies Warming)
}

export function think(question: Omit<Thought, 'id' | 'asked'>): Promise<Answer> {
  const id = count++
  const asked = Date.now()
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    ready().postMessage({ ...question, id, asked } satisfies Thought)
  })
}
