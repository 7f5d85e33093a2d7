// The first lesson of Trestle Works, a beginning: an annotated match. Its sentences stand in words/<lang>/lesson.ts.
import type { Seat } from '../../../kernel/words.ts'
import type { Move } from '../rules/canon.ts'
import type { LessonSentence } from '../words/lesson.ts'

/** One step: what is said, and what the learner is to do. The others then make the first choice that they have. */
interface Step {
  readonly says: LessonSentence
  readonly plays: Move
}

interface Lesson {
  /** The same words deal the learner one card of each kind. */
  readonly seed: string
  readonly learner: Seat
  readonly steps: readonly Step[]
}

export const lesson: Lesson = {
  seed: 'first lesson 2',
  learner: 0,
  steps: [
    { says: 'break-stone', plays: { type: 'choose-card', card: 'quarry' } },
    { says: 'lay-wall', plays: { type: 'choose-card', card: 'wall' } },
    { says: 'put-stones', plays: { type: 'build-wall', stones: 2 } },
    { says: 'send-crane', plays: { type: 'choose-card', card: 'crane' } },
  ],
}
