// How the choices at the root of a search share its thoughts: by rank. The one of rank r is visited about 1/r times as often as
// the first, whatever it looked like before it was tried; so a choice that looked bad and is good is found, and what
// looks bad and is bad costs little.
import { at, fraction } from '../../kernel/lists.ts'
import type { Arm } from './tree.ts'

/** So many visits how a choice looked is worth beside what it brought. */
const LOOK = 5
/** Visits before it is known by how much looks are off at this point. */
const SETTLED = 4

/** By how much looks are off here. */
function shiftOf(arms: readonly Arm[]): number {
  let visits = 0
  let off = 0
  for (let i = 0; i < arms.length; i++) {
    const arm = at(arms, i)
    visits += arm.visits
    off += arm.won - arm.visits * arm.look
  }
  return off / (visits + SETTLED)
}

/** What the choosing seat may expect of an arm: what it brought, and how it looked, shifted by how far looks are off here. */
const hopeOf = ({ look, won, visits }: Arm, shift: number): number => (LOOK * (look + shift) + won) / (LOOK + visits)

/** The arms with their hopes, the best first. */
export function ranked(arms: readonly Arm[]): { readonly arm: Arm; readonly value: number }[] {
  const shift = shiftOf(arms)
  return arms.map((arm) => ({ arm, value: hopeOf(arm, shift) })).sort((a, b) => b.value - a.value)
}

/** Hopes by place, and the places by hope as they were last: a visit moves few of them, and this is asked before every visit. */
const hopes: number[] = []
const order: number[] = []

/** Puts the places in the order of their hopes; of equal ones the first comes first. */
function sortPlaces(arms: readonly Arm[]): void {
  if (order.length !== arms.length) {
    order.length = 0
    for (let i = 0; i < arms.length; i++) order.push(i)
  }
  const shift = shiftOf(arms)
  for (let i = 0; i < arms.length; i++) hopes[i] = hopeOf(at(arms, i), shift)
  for (let i = 1; i < order.length; i++) {
    const place = at(order, i)
    const hope = fraction(hopes, place)
    let to = i
    for (; to > 0; to--) {
      const before = at(order, to - 1)
      const other = fraction(hopes, before)
      if (other > hope || (other === hope && before < place)) break
      order[to] = before
    }
    order[to] = place
  }
}

/** The arm that has been visited least for its rank. */
export function nextByRank(arms: readonly Arm[]): Arm {
  sortPlaces(arms)
  let next = at(arms, 0)
  let least = Number.POSITIVE_INFINITY
  for (let rank = 1; rank <= order.length; rank++) {
    const arm = at(arms, at(order, rank - 1))
    const had = (arm.visits + 1) * rank
    if (had < least) {
      least = had
      next = arm
    }
  }
  return next
}

/** Standard errors by which a choice must lie behind to be given up: many, because what visits bring changes as the tree below grows. */
const SURELY = 8
/** Standard deviations by which the visits that are left may differ from those so far. */
const MOVED = 3
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
    return first.value - value > spread * Math.min(SURELY / Math.sqrt(known), (MOVED * left) / (known + left))
  })
}
