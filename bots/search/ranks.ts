// How the choices at the root of a search share its thoughts: by rank. The one of rank r is visited about 1/r times as often as
// the first, whatever it looked like before it was tried; so a choice that looked bad and is good is found, and what
// looks bad and is bad costs little.
import { at } from '../../kernel/lists.ts'
import type { Arm } from './tree.ts'

/** So many visits how a choice looked is worth beside what it brought. */
const LOOK = 5
/** Visits before it is known by how much looks are off at this point. */
const SETTLED = 4

/** What the choosing seat may expect of each arm: what it brought, and how it looked, shifted by how far looks are off here. */
function hopesOf(arms: readonly Arm[]): number[] {
  let visits = 0
  let off = 0
  for (const arm of arms) {
    visits += arm.visits
    off += arm.won - arm.visits * arm.look
  }
  const shift = off / (visits + SETTLED)
  return arms.map((arm) => (LOOK * (arm.look + shift) + arm.won) / (LOOK + arm.visits))
}

/** The arms with their hopes, the best first. */
export function ranked(arms: readonly Arm[]): { readonly arm: Arm; readonly value: number }[] {
  const hopes = hopesOf(arms)
  return arms.map((arm, i) => ({ arm, value: at(hopes, i) })).sort((a, b) => b.value - a.value)
}

/** The arm that has been visited least for its rank. */
export function nextByRank(arms: readonly Arm[]): Arm {
  let next = at(arms, 0)
  let least = Number.POSITIVE_INFINITY
  for (const [i, { arm }] of ranked(arms).entries()) {
    const had = (arm.visits + 1) * (i + 1)
    if (had < least) {
      least = had
      next = arm
    }
  }
  return next
}

/** Standard errors by which a choice must lie behind to be given up. */
const SURELY = 3
/** Choices this near to each other after so many visits of the second are equally good. */
const EQUAL = 0.002
const ENOUGH = 200

/** How far what a visit brings is from what visits to the same arm bring on average: one standard deviation. */
function spreadOf(arms: readonly Arm[]): number {
  let sum = 0
  let visits = 0
  for (const { visits: n, won, squares } of arms) {
    if (n < 2) continue
    sum += squares - (won * won) / n
    visits += n - 1
  }
  return visits > 0 ? Math.sqrt(Math.max(0, sum) / visits) : 1
}

/** Whether so many more visits would hardly change which choice is best, or what it is worth. */
export function settledByRank(arms: readonly Arm[], left: number): boolean {
  const [first, ...others] = ranked(arms)
  const [second] = others
  if (first === undefined || second === undefined) return true
  const spread = spreadOf(arms)
  if (second.arm.visits >= ENOUGH && first.value - second.value < EQUAL) return true
  return others.every(({ arm: { visits }, value }) => {
    const known = LOOK + visits
    // What is known of an arm may be off by its error; and what is left can move it only so far.
    return first.value - value > SURELY * spread * Math.min(1 / Math.sqrt(known), left / (known + left))
  })
}
