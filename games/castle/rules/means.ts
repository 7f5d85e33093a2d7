// What a seat can pay with: its pieces, its silver, and the stock that silver can become. Rules and opponents ask about
// the same means again and again, so what they pay for is found once and remembered.
import { each, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { MOST_PIECES, type Payable, type Reach, reachWith } from '../sheet/payable.ts'
import { MATERIALS, type Pieces, SILVER, STONE } from './pieces.ts'
import { ownOf } from './seat.ts'
import type { CastleChoice, CastleState } from './state.ts'

const N = MATERIALS.length

/** The payments on offer for a building: a short list, and whether there are others. */
export interface Offer {
  readonly list: readonly CastleChoice[]
  readonly more: boolean
  /** Open: any payment, composed piece by piece. */
  readonly other: CastleChoice
  /** The list, then the open one. */
  readonly choices: readonly CastleChoice[]
}

interface Means extends Reach {
  readonly own: Pieces
  /** What silver can become of each material: what lies on its cart, and no more than there are bars. */
  readonly convertible: readonly number[]
  /** By building, made when first asked for. */
  readonly offers: (Offer | null)[]
}

/** What a seat can pay for. Without silver the table says so at once. */
export function reachOf(s: CastleState, seat: Seat, box: Box): Reach {
  const own = ownOf(s, seat)
  if (num(own, SILVER) > 0) return meansOf(s, seat, box)
  return reachWith(box.payable, num(own, 0), num(own, 1), num(own, 2), num(own, STONE))
}

/** What pieces pay for if every bar becomes what is wanted (CAS-12.2). */
function withSilver(payable: Payable, own: Pieces, convertible: readonly number[]): Reach {
  const [sand = 0, wood = 0, clay = 0, stone = 0, silver = 0] = own
  const [toSand = 0, toWood = 0, toClay = 0, toStone = 0] = convertible
  let paid = small.none
  let valued = small.none
  for (let a = 0; a <= toStone; a++)
    for (let b = 0; a + b <= silver && b <= toClay; b++)
      for (let c = 0; a + b + c <= silver && c <= toWood; c++) {
        // More pieces never pay for less: what is left of the bars becomes sand.
        const d = Math.min(silver - a - b - c, toSand)
        const reach = reachWith(payable, sand + d, wood + c, clay + b, stone + a)
        paid = small.union(paid, reach.paid)
        valued = small.union(valued, reach.valued)
      }
  return { paid, valued }
}

function makeMeans(own: Pieces, stock: Pieces, box: Box): Means {
  const convertible = each(N, (k) => Math.min(num(stock, k), num(own, SILVER)))
  return {
    own: own.slice(),
    convertible,
    ...withSilver(box.payable, own, convertible),
    offers: each(box.recipes.length, null),
  }
}

/** So many means are remembered; then all are forgotten. */
const MOST_KNOWN = 5000
const BASE = MOST_PIECES + 1

/** The means of one box that are known, and those asked about last. */
const memory: { box: Box | null; last: Means | null; readonly stock: number[]; readonly known: Map<number, Means> } = {
  box: null,
  last: null,
  stock: each(N, -1),
  known: new Map(),
}

/** Whether these are the means asked about last: a question tries all buildings one by one. */
function isLast(last: Means, own: Pieces, stock: Pieces): boolean {
  for (let k = 0; k <= N; k++) if (last.own[k] !== own[k]) return false
  if (own[SILVER] === 0) return true
  for (let k = 0; k < N; k++) if (memory.stock[k] !== stock[k]) return false
  return true
}

/** A number that is equal exactly for means that pay for the same. */
function keyOf(own: Pieces, stock: Pieces): number {
  const silver = num(own, SILVER)
  let key = silver
  for (let k = 0; k < N; k++) key = key * BASE + num(own, k)
  if (silver > 0) for (let k = 0; k < N; k++) key = key * BASE + Math.min(num(stock, k), silver)
  return key
}

export function meansOf(s: CastleState, seat: Seat, box: Box): Means {
  const own = ownOf(s, seat)
  const { stock } = s
  if (memory.box !== box) {
    memory.box = box
    memory.known.clear()
    memory.last = null
  }
  if (memory.last !== null && isLast(memory.last, own, stock)) return memory.last
  const key = keyOf(own, stock)
  let means = memory.known.get(key)
  if (means === undefined) {
    if (memory.known.size >= MOST_KNOWN) memory.known.clear()
    means = makeMeans(own, stock, box)
    memory.known.set(key, means)
  }
  memory.last = means
  for (let k = 0; k < N; k++) memory.stock[k] = num(stock, k)
  return means
}
