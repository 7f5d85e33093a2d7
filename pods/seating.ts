// Who has which seat at a table: everybody one of those that they had least often, as far as the others allow it.
import { MOST_SEATS, type Past } from './field.ts'

export interface Seating {
  /** How far from even the best seats of these people are. */
  cost(people: readonly number[]): number
  /** The people in the order of their best seats. */
  order(people: readonly number[]): readonly number[]
}

export function seatingOf(past: Past): Seating {
  // For every set of people who sit already (a bit each), the least cost of seating just them, and who sat down last.
  const least = new Float64Array(1 << MOST_SEATS)
  const last = new Uint8Array(1 << MOST_SEATS)
  const tooOften = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => tooOftenAt(past, seats))

  /** Seat after seat, over every set of those who sit already. */
  function seat(people: readonly number[]): number {
    const size = people.length
    const costs = tooOften[size] ?? NONE
    const all = (1 << size) - 1
    least.fill(Number.POSITIVE_INFINITY, 1, all + 1)
    least[0] = 0
    for (let seated = 0; seated < all; seated++) {
      const next = bits(seated)
      for (let k = 0; k < size; k++) {
        const then = seated | (1 << k)
        if (then === seated) continue
        const cost = (least[seated] ?? 0) + (costs[(people[k] ?? 0) * MOST_SEATS + next] ?? 0)
        if (cost >= (least[then] ?? 0)) continue
        least[then] = cost
        last[then] = k
      }
    }
    return all
  }

  return {
    cost: (people) => least[seat(people)] ?? 0,
    order(people) {
      const order: number[] = []
      for (let seated = seat(people); seated !== 0; ) {
        const k = last[seated] ?? 0
        order.unshift(people[k] ?? 0)
        seated &= ~(1 << k)
      }
      return order
    },
  }
}

const NONE = new Float64Array(0)

/** How much more often each person had each seat than the one of so many seats that they had least often, squared. */
function tooOftenAt({ sat }: Past, seats: number): Float64Array {
  return Float64Array.from(sat, (had, k) => {
    const first = k - (k % MOST_SEATS)
    let least = had
    for (let s = first; s < first + seats; s++) least = Math.min(least, sat[s] ?? 0)
    return (had - least) ** 2
  })
}

function bits(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}
