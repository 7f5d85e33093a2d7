// What choices did that are no mistakes: each counts by how far the chances moved with it beyond what a choice moves them in this match on
// average. A judge that looks one choice ahead likes a position best just after the choice that looked best, whoever made it; that is nobody's merit.
import { at } from '../kernel/lists.ts'
import type { Seat } from '../kernel/words.ts'
import type { Shares } from './judge.ts'
import type { Moment } from './moment.ts'
import { none, plus } from './parts.ts'

/** A choice with what followed from it until the next one: what nobody could choose belongs to what was chosen before. */
interface Step {
  readonly seat: Seat
  /** Whether it began a turn or went on with one: chances move more with the first. */
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

/** By how much a step of this kind raised the chance of the one who chose, on average. */
function usualOf(steps: readonly Step[], opens: boolean): number {
  const alike = steps.filter((step) => step.opens === opens)
  return alike.reduce((sum, { seat, shift }) => sum + at(shift, seat), 0) / Math.max(1, alike.length)
}

/** What all choices of each seat moved the chance of one: `of[2]` is what came of the choices of seat 2. */
export function smallFor(moments: readonly Moment[], seat: Seat): Shares {
  const { length } = at(moments, 0).before
  const of = [...none(length)]
  const steps = stepsOf(moments)
  const usual = { opens: usualOf(steps, true), on: usualOf(steps, false) }
  for (const { seat: who, opens, shift } of steps) {
    const mean = opens ? usual.opens : usual.on
    of[who] = at(of, who) + at(shift, seat) - (who === seat ? mean : -mean / (length - 1))
  }
  return of
}
