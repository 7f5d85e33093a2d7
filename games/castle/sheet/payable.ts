// Which buildings some pieces pay for exactly: a table over all numbers of sand, wood, clay and stone, made once of the
// payments that fit, so that rules look it up instead of trying payments.
import { each, num, sum } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import { MATERIALS } from '../rules/pieces.ts'

export interface Payable {
  /** The most of each material that any payment uses: more make no difference. */
  readonly most: readonly number[]
  /** How far apart two entries are that differ by one piece of a material. */
  readonly stride: readonly number[]
  /** By pieces: the buildings that can be paid for. */
  readonly buildings: Uint16Array
}

/** `payments` are four numbers each, by building. */
export function payableOf(payments: readonly (readonly number[])[]): Payable {
  const most = MATERIALS.map((_, k) => payments.reduce((high, list) => highest(list, k, high), 0))
  const stride = each(MATERIALS.length, (k) => most.slice(k + 1).reduce((size, n) => size * (n + 1), 1))
  const buildings = new Uint16Array(most.reduce((size, n) => size * (n + 1), 1))
  payments.forEach((list, building) => {
    for (let p = 0; p < list.length; p += MATERIALS.length) {
      const entry = sum(stride.map((step, k) => step * num(list, p + k)))
      buildings[entry] = small.with(buildings[entry] ?? small.none, building)
    }
  })
  // Whatever some pieces pay for, one piece more pays for as well.
  stride.forEach((step, k) => {
    for (let entry = 0; entry < buildings.length; entry++)
      if (Math.floor(entry / step) % (num(most, k) + 1) > 0)
        buildings[entry] = small.union(buildings[entry] ?? small.none, buildings[entry - step] ?? small.none)
  })
  return { most, stride, buildings }
}

function highest(list: readonly number[], k: number, high: number): number {
  let n = high
  for (let p = k; p < list.length; p += MATERIALS.length) n = Math.max(n, num(list, p))
  return n
}

/** The buildings that so many pieces of each material pay for. */
export function paidBy(
  { most, stride, buildings }: Payable,
  sand: number,
  wood: number,
  clay: number,
  stone: number,
): Small {
  const entry =
    Math.min(sand, num(most, 0)) * num(stride, 0) +
    Math.min(wood, num(most, 1)) * num(stride, 1) +
    Math.min(clay, num(most, 2)) * num(stride, 2) +
    Math.min(stone, num(most, 3)) * num(stride, 3)
  return buildings[entry] ?? small.none
}
