// What the seats may expect of one choice, by a search that looks at no other: what a mistake is judged by.
import { TUNING, think } from '../bots/search/search.ts'
import { at } from '../kernel/lists.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import type { Shares } from './judge.ts'
import { atTable } from './marks.ts'

export interface Pondered {
  readonly choice: Choice
  /** What every seat may expect, from what the one who chooses knows. */
  readonly shares: Shares
  /** How far the share of the one who chooses may be off: one standard error. */
  readonly doubt: number
}

/**
 * Thoughts on one choice agree with each other more than with the truth: a longer search judges otherwise than a short one.
 * So much of a chance, at a table of two, is never sure.
 */
const BLUR = 0.015

/** Thinks about one choice of a seat for so many iterations. */
export function ponder(mind: Mind, seen: State, seat: Seat, choice: Choice, iterations: number, rng: Rng): Pondered {
  const thinking = think(mind, seen, seat, rng, { iterations }, undefined, TUNING, [choice])
  let sum = 0
  let squares = 0
  let n = 0
  while (thinking.step()) {
    n++
    const all = at(thinking.expected() ?? [], seat) * n
    const value = all - sum
    sum = all
    squares += value * value
  }
  const expected = thinking.expected() ?? new Array<number>(seen.seats).fill(1)
  const whole = expected.reduce((a, b) => a + b, 0)
  const spread = Math.max(0, squares / n - (sum / n) ** 2)
  return {
    choice,
    shares: expected.map((x) => x / whole),
    doubt: n < 2 ? 1 : Math.hypot(Math.sqrt(spread / (n - 1)) / whole, atTable(BLUR, seen.seats)),
  }
}

/** By how much the first of two is better for a seat, and how far that may be off. */
export function apart(one: Pondered, other: Pondered, seat: Seat): { readonly by: number; readonly doubt: number } {
  return { by: at(one.shares, seat) - at(other.shares, seat), doubt: Math.hypot(one.doubt, other.doubt) }
}
