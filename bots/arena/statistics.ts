// What a number of games shows, and what it does not.
import { at } from '../../kernel/lists.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95 %. */
const Z = 1.959964

/** Wilson's interval for a share: honest for few games and for shares near 0 and 1. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const p = won / games
  const z2 = (Z * Z) / games
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export type Verdict = 'better' | 'worse' | 'open'

/**
 * Whether the first is better than the second at 95 %: its share of the games that either of them won, against the share
 * its seats alone would give it.
 */
export function verdict(wonA: number, wonB: number, seatsA: number, seatsB: number): Verdict {
  const { low, high } = wilson(wonA, wonA + wonB)
  const fair = seatsA / (seatsA + seatsB)
  return low > fair ? 'better' : high < fair ? 'worse' : 'open'
}

/** Student's two-sided 95 % for so many degrees of freedom: exact for one and two, from three on to a part in a thousand. */
export function student(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY
  if (freedom < 3) return freedom === 1 ? 12.706205 : 4.302653
  const z = Z
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), z)
}

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)

/** What the spread of a list says of what it was drawn from. */
function variance(list: readonly number[]): number {
  const middle = mean(list)
  return list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / Math.max(1, list.length - 1)
}

/** The least half width that so many games allow, as if not one of them had been lost: where nothing varies, nothing is certain yet. */
export const leastDoubt = (games: number): number => 1 - wilson(games, games).low

/** 95 % for the mean of independent values, whatever range they have; never narrower than `least` to either side. */
export function around(list: readonly number[], least = 0): Interval {
  if (list.length < 2) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const half = Math.max(least, student(list.length - 1) * Math.sqrt(variance(list) / list.length))
  return { low: mean(list) - half, high: mean(list) + half }
}

/** How many times as many of the first kind of values are as sure as those of the second kind, with its 95 %. */
export interface Spared extends Interval {
  readonly times: number
}

/** With fewer pairs nothing can be said of how their spreads compare. */
const FEW = 10

/** Compares the spreads of values that belong together pair by pair; null where there are too few or nothing varies. */
export function spared(plain: readonly number[], other: readonly number[]): Spared | null {
  const n = plain.length
  if (n < FEW || variance(plain) < 1e-12 || variance(other) < 1e-12) return null
  // The jackknife: what each pair alone does to the ratio says how far chance may have moved it.
  const [mine, theirs] = [lessEach(plain), lessEach(other)]
  const logs = mine.map((x, k) => Math.log(x / at(theirs, k)))
  if (!logs.every(Number.isFinite)) return null
  const error = (n - 1) * Math.sqrt(variance(logs) / n)
  const middle = Math.log(variance(plain) / variance(other))
  const half = student(n - 1) * error
  return { times: Math.exp(middle), low: Math.exp(middle - half), high: Math.exp(middle + half) }
}

/** The variance of a list without its first value, without its second, and so on. */
function lessEach(list: readonly number[]): number[] {
  const n = list.length
  const middle = mean(list)
  const squares = list.reduce((sum, x) => sum + (x - middle) ** 2, 0)
  return list.map((x) => Math.max(0, squares - ((x - middle) ** 2 * n) / (n - 1)) / (n - 2))
}
