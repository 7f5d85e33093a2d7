// In a thread of its own: thinks about one question, or tries one card sheet, at a time.
import type { Sheet } from '../../papers/sheet.ts'
import type { Title } from '../../title/title.ts'
import { answerTo, type FindMind } from '../answer.ts'
import type { Answer, Question } from '../question.ts'
import { newMemory } from '../search/memory.ts'
import { type Tried, trySome } from '../trial.ts'

/** A question, with what a thread needs to find the game and to be called off. */
export interface Task {
  readonly question: Question
  /** The module that knows the games: its `findMind`. */
  readonly shelf: string
  /** One number, shared: 1 once the answer is wanted at once. */
  readonly flag: Int32Array
}

/** A card sheet to be tried, from a trial on. */
export interface TrialTask {
  readonly game: string
  readonly sheet: Sheet
  readonly from: number
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

/** Milliseconds after which no further trial is begun: whoever waits for a move comes in between. */
const PIECE = 30

/** A piece of the trials of a sheet. */
export async function tryOut({ game, sheet, from, shelf }: TrialTask): Promise<Tried> {
  const { findTitle }: { findTitle: (game: string) => Promise<Title | null> } = await import(shelf)
  const title = await findTitle(game)
  if (title === null) throw new Error(`no game "${game}"`)
  const until = performance.now() + PIECE
  return trySome(title, sheet, from, () => performance.now() < until)
}
