// When a thought that shares its visits by promise may end early: a choice that can hardly be overtaken needs no more of them.
import type { Arm } from './tree.ts'

/** The second has to win at least this part of the visits to come to overtake the first: seldom does it win more. */
const CATCH_UP = 0.2
/** Choices this near to each other after so many visits of the second are equally good. */
const EQUAL = 0.002
const ENOUGH = 200
/** Visits before what a choice brings says anything; and by how much it must bring more to be on its way up. */
const TRIED = 5
const RISING = 0.001

const meanOf = ({ visits, won }: Arm): number => (visits > 0 ? won / visits : 0)

/** Whether so many more visits would hardly change which choice is taken, or what it is worth. */
export function decided(arms: Iterable<Arm>, left: number): boolean {
  let first: Arm | null = null
  let second: Arm | null = null
  let best = 0
  for (const arm of arms) {
    if (arm.visits >= TRIED) best = Math.max(best, meanOf(arm))
    if (first === null || arm.visits > first.visits) {
      second = first
      first = arm
    } else if (second === null || arm.visits > second.visits) second = arm
  }
  if (first === null || second === null) return true
  const ahead = first.visits - second.visits
  if (ahead > left) return true
  const behind = best - meanOf(first)
  if (second.visits >= ENOUGH && behind < EQUAL && meanOf(first) - meanOf(second) < EQUAL) return true
  // A choice that is visited less and brings more is on its way up.
  return behind <= RISING && ahead > CATCH_UP * left
}
