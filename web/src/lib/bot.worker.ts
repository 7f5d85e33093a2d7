// Where opponents think: beside the page, on views only.
import { answerTo } from '../../../bots/answer.ts'
import { SEARCH_MS } from '../../../bots/levels.ts'
import { botNamed, knownName } from '../../../bots/names.ts'
import type { Answer, Question } from '../../../bots/question.ts'
import { newMemory } from '../../../bots/search/memory.ts'
import { findMind } from './minds.ts'

/** What the page posts: a question, or a game that will be played, so that its rules are fetched before anybody asks. */
export type Posted =
  | { readonly warm: string }
  | {
      readonly id: number
      /** When it was asked (milliseconds): a worker that starts slowly thinks the less. */
      readonly asked: number
      readonly question: Question
    }

/** What the worker posts back. */
export type Reply = { readonly id: number } & ({ readonly answer: Answer } | { readonly failed: string })

const SHORTEST_MS = 50
const memory = newMemory()

/**
 * An opponent nobody knows any more plays at the usual level. One that thinks by time answers in time, whenever it
 * was asked; the levels think so many thoughts, however long that takes here.
 */
function inTime(question: Question, asked: number): Question {
  const who = knownName(question.who)
  if (question.limits !== undefined || botNamed(who)?.bot.limits !== undefined) return { ...question, who }
  return { ...question, who, limits: { ms: Math.max(SHORTEST_MS, SEARCH_MS - (Date.now() - asked)) } }
}

addEventListener('message', async ({ data }: MessageEvent<Posted>) => {
  if ('warm' in data) return void (await findMind(data.warm, null).catch(() => null))
  const { id, asked, question } = data
  const reply: Reply = await answerTo(inTime(question, asked), findMind, { memory }).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, failed: String(error) }),
  )
  postMessage(reply)
})
