// What choices did that are no mistakes: each counts by how far the chances moved with it, less what the judge's liking for whoever has just
// chosen did there. That liking is nobody's merit: it goes to the next one who chooses, and is gone when the match ends.
import { at } from '../kernel/lists.ts'
import type { Seat } from '../kernel/words.ts'
import type { Shares } from './judge.ts'
import { likingIn } from './liking.ts'
import type { Moment } from './moment.ts'
import { minus, none, plus } from './parts.ts'

/** A choice with what followed from it until the next one: what nobody could choose belongs to what was chosen before. */
interface Step {
  readonly seat: Seat
  /** Whether it began a turn or went on with one. */
  readonly opens: boolean
  readonly shift: Shares
}

function stepsOf(moments: readonly Moment[]): readonly Step[] {
  const steps: Step[] = []
  let last: Seat | null = null
  for (const { seat, verdict, parts } of moments) {
    const before = steps.at(-1)
    if (seat !== null && verdict !== null) steps.push({ seat, opens: seat !== last, shift: parts.rest })
    else if (before !== undefined) steps[steps.length - 1] = { ...before, shift: plus(before.shift, parts.rest) }
    last = seat
  }
  return steps
}

/** By how much a turn raised the chance of whose turn it was, on average. */
function usualOf(steps: readonly Step[]): number {
  const turns = steps.filter(({ opens }) => opens).length
  return steps.reduce((sum, { seat, shift }) => sum + at(shift, seat), 0) / Math.max(1, turns)
}

/** What all choices of each seat moved the chance of one: `of[2]` is what came of the choices of seat 2. */
export function smallFor(moments: readonly Moment[], seat: Seat): Shares {
  const { length } = at(moments, 0).before
  const steps = stepsOf(moments)
  const liked = likingIn(steps, length)
  const clear = steps.map((step, i) => ({ ...step, shift: minus(step.shift, at(liked, i)) }))
  const usual = usualOf(clear)
  const of = [...none(length)]
  for (const { seat: who, opens, shift } of clear) {
    const mean = opens ? usual : 0
    of[who] = at(of, who) + at(shift, seat) - (who === seat ? mean : -mean / (length - 1))
  }
  return of
}
