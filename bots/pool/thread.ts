// In a thread of its own: thinks about one question at a time.
import { answerTo, type FindMind } from '../answer.ts'
import type { Answer, Question } from '../question.ts'
import { newMemory } from '../search/memory.ts'

/** A question, with what a thread needs to find the game and to be called off. */
export interface Task {
  readonly question: Question
  /** The module that knows the games: its `findMind`. */
  readonly shelf: string
  /** One number, shared: 1 once the answer is wanted at once. */
  readonly flag: Int32Array
}

/** What this thread was thinking last; a question that comes to another thread is thought about anew. */
const memory = newMemory()

export async function think({ question, shelf, flag }: Task): Promise<Answer> {
  const { findMind }: { findMind: FindMind } = await import(shelf)
  const signal = {
    get aborted() {
      return Atomics.load(flag, 0) === 1
    },
  }
  return answerTo(question, findMind, { memory, signal })
}
