// Good tables for a large field: neighbours in the ranking sit together, then two people change places as long as
// that helps; at first also when it does not, less and less often, so that the field does not get stuck.
import { below } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import type { Scale } from './cost.ts'

const HOT = 300_000
const COLD = 0.001
const STEPS_EACH = 2_500
const MOST_STEPS = 250_000

export function annealedTables(
  ranked: readonly number[],
  sizes: readonly number[],
  scale: Scale,
  rng: Rng,
): readonly (readonly number[])[] {
  const tables = chunks(ranked, sizes)
  if (tables.length < 2) return tables
  const weights = tables.map((people) => scale.weight(people))
  const trade = traderOf(tables, weights, scale)
  const steps = Math.min(MOST_STEPS, ranked.length * STEPS_EACH)
  const cooling = (COLD / HOT) ** (1 / steps)
  for (let step = 0, heat = HOT; step < steps; step++, heat *= cooling) {
    const a = below(rng, tables.length)
    const b = (a + 1 + below(rng, tables.length - 1)) % tables.length
    const i = below(rng, tables[a]?.length ?? 1)
    const j = below(rng, tables[b]?.length ?? 1)
    // What is worse by so much is still taken; drawn first, so that what is worse anyway need not be weighed whole.
    trade(a, i, b, j, -heat * Math.log((1 + below(rng, 1_000_000)) / 1_000_000))
  }
  settle(tables, trade)
  return tables
}

type Trade = (a: number, i: number, b: number, j: number, most: number) => boolean

/** Lets two people of two tables change places if that adds at most so much weight. */
function traderOf(tables: readonly number[][], weights: number[], scale: Scale): Trade {
  return (a, i, b, j, most) => {
    const one = tables[a]
    const two = tables[b]
    if (one === undefined || two === undefined) return false
    const x = one[i]
    const y = two[j]
    if (x === undefined || y === undefined) return false
    one[i] = y
    two[j] = x
    const limit = most + (weights[a] ?? 0) + (weights[b] ?? 0)
    if (scale.lightest(one) + scale.lightest(two) <= limit) {
      const first = scale.weight(one)
      const second = scale.weight(two)
      if (first + second <= limit) {
        weights[a] = first
        weights[b] = second
        return true
      }
    }
    one[i] = x
    two[j] = y
    return false
  }
}

/** Every pair of people is tried until no change helps. */
function settle(tables: readonly number[][], trade: Trade): void {
  for (let better = true; better; ) {
    better = false
    for (const [a, one] of tables.entries())
      for (const [b, two] of tables.entries()) {
        if (b <= a) continue
        for (let i = 0; i < one.length; i++)
          for (let j = 0; j < two.length; j++) if (trade(a, i, b, j, -1e-6)) better = true
      }
  }
}

function chunks(ranked: readonly number[], sizes: readonly number[]): number[][] {
  const left = [...ranked]
  return sizes.map((size) => left.splice(0, size))
}
