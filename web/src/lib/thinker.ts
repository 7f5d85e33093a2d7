// One worker for all opponents of the page; questions are answered in order.
import { LOOK, type Survey, WEIGH, type Weighable, type Weighed } from '../../../bots/caution.ts'
import type { Hint } from '../../../bots/hint.ts'
import type { Answer, Question } from '../../../bots/question.ts'
import type { Posted, Reply } from './bot.worker.ts'

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, (reply: Reply) => void>()

function ready(): Worker {
  if (worker !== null) return worker
  worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    // The worker died: those who wait are told, and the next question starts a new one.
    for (const [id, reply] of waiting) reply({ id, failed: 'worker' })
    waiting.clear()
    worker = null
  })
  return worker
}

const post = (posted: Posted) => ready().postMessage(posted)

/** Starts the worker and fetches a game for it, before the first question. */
export const warmUp = (game: string): void => post({ warm: game })

/** The answer to a question; fails where the worker cannot give one. */
export async function think(question: Question): Promise<Answer> {
  const id = count++
  const { promise, resolve } = Promise.withResolvers<Reply>()
  waiting.set(id, resolve)
  post({ id, asked: Date.now(), question })
  const reply = await promise
  if ('failed' in reply) throw new Error(reply.failed)
  return reply.answer
}

/** How long a hint may be thought about, in milliseconds. */
const HINT_MS = 1200

/** The best choices of a seat, with reasons; none where nobody can think. */
export async function advise(question: Omit<Question, 'who' | 'limits' | 'hints'>): Promise<readonly Hint[]> {
  try {
    return (await think({ ...question, who: 'master', limits: { ms: HINT_MS }, hints: true })).hints
  } catch {
    return []
  }
}

type Moment = Omit<Question, 'who' | 'limits' | 'hints' | 'survey' | 'weighs'>

/** What the coach sees in a moment; null where nobody can think. */
export const surveyOf = (moment: Moment): Promise<Survey | null> =>
  think({ ...moment, who: 'master', limits: LOOK, survey: true }).then(
    ({ survey }) => survey ?? null,
    () => null,
  )

/** What the coach makes of a choice; null where nobody can think. */
export const weighedBy = (moment: Moment, weighs: Omit<Weighable, 'view'>): Promise<Weighed | null> =>
  think({ ...moment, who: 'master', limits: WEIGH, weighs }).then(
    ({ weighed }) => weighed ?? null,
    () => null,
  )
