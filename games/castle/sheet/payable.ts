// Which buildings some pieces pay for exactly: a table over all numbers of sand, wood, clay and stone, made once of the
// payments that fit, so that rules look it up instead of trying payments.
import { at, each, num, sum } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import { MATERIALS } from '../rules/pieces.ts'

/** The most pieces of a kind that a sheet may have. */
export const MOST_PIECES = 40

/** The buildings that some pieces pay for, and those whose value they reach with too few kinds. */
export interface Reach {
  readonly paid: Small
  readonly valued: Small
}

export interface Payable {
  /** The most pieces of each material that any payment uses; and by building, any payment for it. */
  readonly most: readonly number[]
  readonly mostIn: readonly (readonly number[])[]
  /** By material and its pieces: how far they lead into the list below. */
  readonly leads: readonly (readonly number[])[]
  /** By all pieces. */
  readonly reaches: readonly Reach[]
}

/** Payments are four numbers each, by building: those that fit, and those with too few kinds. */
export function payableOf(fit: readonly (readonly number[])[], plain: readonly (readonly number[])[]): Payable {
  const all = [...fit, ...plain]
  // More than any payment uses make no difference.
  const most = each(MATERIALS.length, (k) => all.reduce((high, list) => highest(list, k, high), 0))
  const stride = each(MATERIALS.length, (k) => most.slice(k + 1).reduce((size, n) => size * (n + 1), 1))
  const paid = tableOf(fit, most, stride)
  const valued = tableOf(plain, most, stride)
  const reachOf = sharing()
  return {
    most,
    mostIn: fit.map((list) => each(MATERIALS.length, (k) => highest(list, k, 0))),
    leads: each(MATERIALS.length, (k) => each(MOST_PIECES + 1, (n) => Math.min(n, num(most, k)) * num(stride, k))),
    reaches: each(paid.length, (i) => reachOf(paid[i] ?? small.none, valued[i] ?? small.none)),
  }
}

/** Thousands of ways to hold pieces reach one of some hundred sets of buildings: each of those is made once. */
function sharing(): (paid: Small, valued: Small) => Reach {
  const made = new Map<number, Reach>()
  return (paid, valued) => {
    const key = paid * 0x10000 + valued
    const before = made.get(key)
    if (before !== undefined) return before
    const reach = { paid, valued }
    made.set(key, reach)
    return reach
  }
}

function tableOf(
  payments: readonly (readonly number[])[],
  most: readonly number[],
  stride: readonly number[],
): Uint16Array {
  const buildings = new Uint16Array(most.reduce((size, n) => size * (n + 1), 1))
  payments.forEach((list, building) => {
    for (let p = 0; p < list.length; p += MATERIALS.length) {
      const entry = sum(stride.map((step, k) => step * num(list, p + k)))
      buildings[entry] = small.with(buildings[entry] ?? small.none, building)
    }
  })
  // Whatever some pieces pay for, one piece more pays for as well.
  stride.forEach((step, k) => {
    const round = step * (num(most, k) + 1)
    for (let from = 0; from < buildings.length; from += round)
      for (let entry = from + step; entry < from + round; entry++)
        buildings[entry] = small.union(buildings[entry] ?? small.none, buildings[entry - step] ?? small.none)
  })
  return buildings
}

function highest(list: readonly number[], k: number, high: number): number {
  let n = high
  for (let p = k; p < list.length; p += MATERIALS.length) n = Math.max(n, num(list, p))
  return n
}

/** What so many pieces of each material pay for. */
export function reachWith({ leads, reaches }: Payable, sand: number, wood: number, clay: number, stone: number): Reach {
  const place = num(at(leads, 0), sand) + num(at(leads, 1), wood) + num(at(leads, 2), clay) + num(at(leads, 3), stone)
  return at(reaches, place)
}
