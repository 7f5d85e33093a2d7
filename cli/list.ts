// What a person at the terminal is shown to choose from, and what became of the answer.
import type { Choice, State } from '../kernel/words.ts'

/** acted: the table has changed. passed: nothing to do here. left: the person goes. */
export type Did = 'acted' | 'passed' | 'left'

/** What a person may choose: answers to the question, then what is offered beside it. */
export interface Listed {
  readonly seen: State
  readonly choices: readonly Choice[]
  readonly asked: number
}
