// A lesson: an annotated match. One file a game holds its chapters; the words stand beside it, one file a language.
import type { Ref, Seat } from '../kernel/words.ts'
import type { LessonWhy } from '../papers/tongue.ts'

export type { LessonWhy }

/** A canonical move, or as much of one as matters: what it does not say may be anything. */
export type Pattern = Readonly<Record<string, unknown>>

/** A move of a seat, as match files write it. */
export type SeatMove = readonly [seat: Seat, move: Pattern]

/** A table of its own: the set-up, and the moves that lay the position before the first step. */
export interface OwnTable {
  readonly seats: number
  readonly learner: Seat
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  readonly begin: readonly SeatMove[]
}

/** The table as another chapter leaves it, played as that chapter asks. */
export interface SameTable {
  readonly after: string
}

/** `on`: the learner only goes on. `anything`: whatever is legal. Else one of these moves; the first is what the lesson has in mind. */
export type Expect = 'on' | 'anything' | readonly Pattern[]

/** What is answered to legal choices of one act that are not the expected one; the sentence stands in the words under its key. */
export interface Answer {
  readonly to: Pattern
  readonly says: string
}

export interface LessonStep {
  readonly id: string
  /** What is lit: things of the board by their refs, or whole areas; the words stand at the first. Nothing: all of it. */
  readonly light: readonly Ref[]
  /** From what to what an arrow leads. */
  readonly arrow: readonly [from: Ref, to: Ref] | null
  readonly expect: Expect
  /** Choices on the way to it, which do not end the step: “place a worker”, before the place is named. */
  readonly via: readonly Pattern[]
  readonly answers: readonly Answer[]
  /** What the others then play. */
  readonly replies: readonly SeatMove[]
  /** The step lasts until this has happened, by the name of the event. */
  readonly until: string | null
}

/** A question that somebody who has played the chapter can answer, and the step that teaches it. */
export interface Taught {
  readonly id: string
  readonly step: string
}

export interface Chapter {
  readonly id: string
  /** The idea of a variant: beside the course, not part of it. */
  readonly variant: boolean
  readonly table: OwnTable | SameTable
  /** Who plays the other seats where the lesson does not say; null plays the first choice there is. */
  readonly others: string | null
  readonly steps: readonly LessonStep[]
  readonly asks: readonly Taught[]
}

export interface Lesson {
  readonly game: string
  readonly chapters: readonly Chapter[]
}

/** What a step says. */
export interface StepWords {
  /** One or two sentences. */
  readonly says: readonly string[]
  /** What to do, in a line; empty where there is only to go on. */
  readonly do: string
  /** Answered to another choice of the same act; empty where there is none. */
  readonly other: string
  readonly answers: Readonly<Record<string, string>>
}

export interface ChapterWords {
  readonly title: string
  /** What is known at its end, in three to five short sentences. */
  readonly learned: readonly string[]
  readonly steps: Readonly<Record<string, StepWords>>
  readonly questions: Readonly<Record<string, readonly [ask: string, answer: string]>>
}

/** The words of a lesson in one language, by chapter. */
export type LessonWords = Readonly<Record<string, ChapterWords>>

/** At most so many signs a sentence, sentences a step, steps a chapter, minutes a lesson. */
export const LONGEST = 160
export const MOST_SENTENCES = 2
export const STEPS = [5, 15] as const
export const MOST_MINUTES = 10
/** Questions that somebody who has played the course can answer. */
export const QUESTIONS = 10

/** What is wrong with a lesson, and where; the sentence is the language's (`tongue.lesson`). */
export interface LessonProblem {
  readonly at: string
  readonly why: LessonWhy
  readonly with: Readonly<Record<string, string | number>>
}
