// In a thread of its own: thinks about one question, or tries one card sheet, at a time.
import type { Sheet } from '../../papers/sheet.ts'
import type { Title } from '../../title/title.ts'
import { answerTo, type FindMind } from '../answer.ts'
import type { Answer, Question } from '../question.ts'
import { newMemory } from '../search/memory.ts'
import { type DeadMatch, trySheet } from '../trial.ts'

/** A question, with what a thread needs to find the game and to be called off. */
export interface Task {
  readonly question: Question
  /** The module that knows the games: its `findMind`. */
  readonly shelf: string
  /** One number, shared: 1 once the answer is wanted at once. */
  readonly flag: Int32Array
}

/** A card sheet to be tried. */
export interface TrialTask {
  readonly game: string
  readonly sheet: Sheet
  /** The module that knows the games: its `findTitle`. */
  readonly shelf: string
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

/** The match that shows that a sheet cannot be played with; null for a good one. */
export async function tryOut({ game, sheet, shelf }: TrialTask): Promise<DeadMatch | null> {
  const { findTitle }: { findTitle: (game: string) => Promise<Title | null> } = await import(shelf)
  const title = await findTitle(game)
  if (title === null) throw new Error(`no game "${game}"`)
  return trySheet(title, sheet)
}
