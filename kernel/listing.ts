// What a seat may choose in a question, listed from the rule's candidates and refusals, or remembered by the rule's key.
import { NO_KEY } from './game.ts'
import type { Entry } from './rulebook.ts'
import type { Choice, Seat, State, Step } from './words.ts'

/** What is given to a question of this rule; most have nothing. */
export const givenFor = ({ given }: Entry, s: State, step: Step, seat: Seat, box: unknown): unknown =>
  given === null ? null : given(s, step, seat, box)

/** The candidates that no clause refuses; no more than `limit` of them. */
export function listAnew(
  rule: Entry,
  s: State,
  step: Step,
  seat: Seat,
  box: unknown,
  limit: number,
): readonly Choice[] {
  const given = givenFor(rule, s, step, seat, box)
  const candidates = rule.candidates(s, step, seat, box, given)
  const unlimited = limit >= candidates.length
  // A list of their own is made only where something is refused.
  let legal: Choice[] | null = null
  for (let i = 0; i < candidates.length; i++) {
    if (!unlimited && (legal?.length ?? i) === limit) return legal ?? candidates.slice(0, i)
    const c = candidates[i]
    if (c === undefined || rule.refuse(s, step, seat, c, box, given) !== null) legal ??= candidates.slice(0, i)
    else legal?.push(c)
  }
  return legal ?? candidates
}

/** So many lists are remembered for a seat and a question; then all are forgotten. */
const MOST_REMEMBERED = 5000

/** The options of a seat by the key of its question, listed at the first time; null for a question without a key. */
export function remembered(rule: Entry, s: State, step: Step, seat: Seat, box: unknown): readonly Choice[] | null {
  const key = rule.key === null ? NO_KEY : rule.key(s, step, seat, box)
  if (key === NO_KEY) return null
  let lists = rule.lists[seat]
  if (lists === undefined) {
    lists = new Map()
    rule.lists[seat] = lists
  }
  let list = lists.get(key)
  if (list === undefined) {
    if (lists.size >= MOST_REMEMBERED) lists.clear()
    list = listAnew(rule, s, step, seat, box, Number.POSITIVE_INFINITY)
    lists.set(key, list)
  }
  return list
}

/**
 * The only option of a seat, or null if it has none or several. Looks from the end, where most questions have the way out
 * that is always open, and no further than a second one.
 */
export function onlyOne(rule: Entry, s: State, step: Step, seat: Seat, box: unknown): Choice | null {
  if (rule.several?.(s, step, seat, box)) return null
  const known = remembered(rule, s, step, seat, box)
  if (known !== null) return known.length === 1 ? (known[0] ?? null) : null
  const given = givenFor(rule, s, step, seat, box)
  const candidates = rule.candidates(s, step, seat, box, given)
  let found: Choice | null = null
  for (let i = candidates.length - 1; i >= 0; i--) {
    const candidate = candidates[i]
    if (candidate === undefined || rule.refuse(s, step, seat, candidate, box, given) !== null) continue
    if (found !== null) return null
    found = candidate
  }
  return found
}
