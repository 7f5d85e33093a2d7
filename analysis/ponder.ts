// What the seats may expect of one choice, by a search that looks at no other: what a mistake is judged by.
import { TUNING, think } from '../bots/search/search.ts'
import { at } from '../kernel/lists.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import type { Shares } from './judge.ts'
import { atTable, holds, SURELY } from './marks.ts'

export interface Pondered {
  readonly choice: Choice
  /** What every seat may expect, from what the one who chooses knows. */
  readonly shares: Shares
  /** How far more iterations may still move the share of the one who chooses: one standard error. */
  readonly noise: number
  /** How far it may be off from the truth. */
  readonly doubt: number
}

/**
 * Thoughts on one choice agree with each other more than with the truth: a longer search judges otherwise than a short one.
 * So much of a chance, at a table of two, is never sure.
 */
const BLUR = 0.015
const blurAt = (seats: number): number => atTable(BLUR, seats)

/** A thought about one choice of a seat that is carried on in pieces. */
export interface Pondering {
  /** Thinks for so many iterations more; gives what all of them together say. */
  more(iterations: number): Pondered
}

/** Begins to think about one choice of a seat, for at most so many iterations. */
export function pondering(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  iterations: number,
  rng: Rng,
): Pondering {
  const thinking = think(mind, seen, seat, rng, { iterations }, undefined, TUNING, [choice])
  let sum = 0
  let squares = 0
  let n = 0
  return {
    more(iterations) {
      for (let left = iterations; left > 0 && thinking.step(); left--) {
        n++
        const all = at(thinking.expected() ?? [], seat) * n
        const value = all - sum
        sum = all
        squares += value * value
      }
      const expected = thinking.expected() ?? new Array<number>(seen.seats).fill(1)
      const whole = expected.reduce((a, b) => a + b, 0)
      const spread = Math.max(0, squares / n - (sum / n) ** 2)
      const noise = n < 2 ? 1 : Math.sqrt(spread / (n - 1)) / whole
      const shares = expected.map((x) => x / whole)
      return { choice, shares, noise, doubt: n < 2 ? 1 : Math.hypot(noise, blurAt(seen.seats)) }
    },
  }
}

/** Thinks about one choice of a seat for so many iterations. */
export const ponder = (mind: Mind, seen: State, seat: Seat, choice: Choice, iterations: number, rng: Rng): Pondered =>
  pondering(mind, seen, seat, choice, iterations, rng).more(iterations)

/** By how much one choice is better than another for the seat that makes it, and how far that may be off. */
export interface Gap {
  readonly by: number
  readonly noise: number
  readonly doubt: number
}

export function apart(one: Pondered, other: Pondered, seat: Seat): Gap {
  return {
    by: at(one.shares, seat) - at(other.shares, seat),
    noise: Math.hypot(one.noise, other.noise),
    doubt: Math.hypot(one.doubt, other.doubt),
  }
}

/** Whether more thoughts might still show that a choice is surely better: not where even the best they could bring is too little. */
export const mayHold = ({ by, noise }: Gap, seats: number): boolean =>
  holds(by + SURELY * noise, Math.hypot(blurAt(seats), blurAt(seats)), seats)

/** In so many pieces two choices are compared: after each it ends where nothing can hold any more. */
const PIECES = 5

/** One choice that is surely better than another. */
export interface Surely {
  readonly good: Pondered
  readonly than: Pondered
  readonly gap: Gap
}

/** Thinks about two choices of a seat for so many iterations each; null where the first is not surely better. */
export function surelyBetter(
  mind: Mind,
  seen: State,
  seat: Seat,
  [choice, other]: readonly [Choice, Choice],
  iterations: number,
  rng: Rng,
): Surely | null {
  const goods = pondering(mind, seen, seat, choice, iterations, split(rng))
  const thans = pondering(mind, seen, seat, other, iterations, split(rng))
  const piece = Math.ceil(iterations / PIECES)
  for (let had = piece; ; had += piece) {
    const [good, than] = [goods.more(piece), thans.more(piece)]
    const gap = apart(good, than, seat)
    if (!mayHold(gap, seen.seats)) return null
    if (had >= iterations) return holds(gap.by, gap.doubt, seen.seats) ? { good, than, gap } : null
  }
}
