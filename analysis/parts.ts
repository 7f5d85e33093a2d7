// What a change of the seats' shares is made of. By construction the parts add up to the change, and each part to 0 over
// the seats.
import type { Shares } from './judge.ts'

export interface Parts {
  /** What came, against what could have come. */
  readonly draw: Shares
  /** How cards lay that the one who chose did not see; nobody's fault. */
  readonly hidden: Shares
  /** What the choice gave away against the best one: never above 0 for the one who chose, and what the others got of it. */
  readonly play: Shares
  /** What the judge cannot explain of itself. */
  readonly rest: Shares
}

export const none = (seats: number): Shares => new Array<number>(seats).fill(0)

export const plus = (a: Shares, b: Shares): Shares => a.map((x, i) => x + (b[i] ?? 0))

export const minus = (a: Shares, b: Shares): Shares => a.map((x, i) => x - (b[i] ?? 0))

/** How far some of the parts may be off, seat by seat: one standard error each, of what was drawn and imagined to find them. */
export interface PartDoubt {
  readonly draw: Shares
  readonly hidden: Shares
}

/** The mean of what is made so many times, and the square of its standard error. */
export interface Spread {
  readonly mean: Shares
  readonly squares: Shares
}

export function spreadOf(times: number, seats: number, make: (k: number) => Shares): Spread {
  const all = Array.from({ length: times }, (_, k) => make(k))
  const mean = all.reduce(plus, none(seats)).map((sum) => sum / times)
  const squares = mean.map((m, seat) => {
    const spread = all.reduce((sum, one) => sum + ((one[seat] ?? 0) - m) ** 2, 0)
    return spread / Math.max(1, times - 1) / times
  })
  return { mean, squares }
}

/** The mean of what is made so many times. */
export function meanOf(times: number, seats: number, make: (k: number) => Shares): Shares {
  let sum = none(seats)
  for (let k = 0; k < times; k++) sum = plus(sum, make(k))
  return sum.map((x) => x / times)
}
