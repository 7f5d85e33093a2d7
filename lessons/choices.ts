// Every choice that a learner has in a step: at its beginning, and on the way that the lesson takes through it.
import { closedOptions } from '../kernel/ask.ts'
import type { Choice } from '../kernel/words.ts'
import { fits, moveOf } from './fits.ts'
import { back, expectedOf, hasPlayed, play, type Run, stepOf, takenAs } from './run.ts'

export interface Open {
  readonly choice: Choice
  /** The choice as its canonical move. */
  readonly move: unknown
  /** The act that the step has in mind there. */
  readonly meant: string
  readonly taken: ReturnType<typeof takenAs>
}

/** The choices of the present step, which stands afterwards as before. */
export function choicesIn(run: Run): readonly Open[] {
  const { match, learner } = run
  const step = stepOf(run)
  const seen: Open[] = []
  for (let way = expectedOf(run); step !== null && way !== null; way = expectedOf(run)) {
    const meant = way.act
    for (const choice of closedOptions(match.game, match.state, learner))
      seen.push({ choice, meant, move: moveOf(match, learner, choice), taken: takenAs(run, step, choice) })
    if (takenAs(run, step, way).good) break
    play(run, way)
  }
  if (hasPlayed(run)) back(run)
  return seen
}

/** The choices for which a pattern is written, by their acts. */
export const actsFor = (choices: readonly Open[], pattern: unknown): readonly string[] => [
  ...new Set(choices.filter(({ move }) => fits(pattern, move)).map(({ choice }) => choice.act)),
]
