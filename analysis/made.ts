// The choices of a match one after another, each with the table before it and after it.
import { at } from '../kernel/lists.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Agreement } from '../match/agreement.ts'
import { statesOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'

/** A choice where it was made: `before` is the true state, not what the seat saw of it. */
export interface Made {
  readonly before: State
  readonly seat: Seat
  readonly choice: Choice
  readonly after: State
}

/** The choices that stand, with their lines of the story; fewer where these rules refuse one. */
export function* choicesOf(agreement: Agreement, story: readonly Deed[]): Generator<Made & { readonly line: number }> {
  const made = story.flatMap(({ seat, choice }) => (seat === null || choice === null ? [] : [{ seat, choice }]))
  let before: State | null = null
  let line = 0
  for (const after of statesOf(agreement, story)) {
    if (before !== null) yield { line, before, ...at(made, line - 1), after }
    before = after
    line++
  }
}
