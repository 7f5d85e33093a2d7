// What a seat can pay with: its pieces, its silver, and the stock that silver can become. Rules and opponents ask about
// the same means again and again, so what they pay for is found once and remembered.
import { each, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { type Payable, paidBy } from '../sheet/payable.ts'
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

export interface Means {
  readonly own: Pieces
  /** What silver can become of each material: what lies on its cart, and no more than there are bars. */
  readonly convertible: readonly number[]
  /** The buildings that can be paid for, and those whose value can be reached with too few kinds. */
  readonly paid: Small
  readonly valued: Small
  /** By building, made when first asked for. */
  readonly offers: (Offer | null)[]
}

/** The buildings that pieces pay for without silver. */
const withoutSilver = (payable: Payable, own: Pieces): Small =>
  paidBy(payable, num(own, 0), num(own, 1), num(own, 2), num(own, STONE))

/** The buildings a seat can pay for. */
export function paidFor(s: CastleState, seat: Seat, box: Box): Small {
  const own = ownOf(s, seat)
  return own[SILVER] === 0 ? withoutSilver(box.payable, own) : meansOf(s, seat, box).paid
}

/** The buildings whose value a seat can reach, be it with too few kinds. */
export function valuedFor(s: CastleState, seat: Seat, box: Box): Small {
  const own = ownOf(s, seat)
  return own[SILVER] === 0 ? withoutSilver(box.ofValue, own) : meansOf(s, seat, box).valued
}

/** The buildings that pieces pay for if every bar becomes what is wanted (CAS-12.2). */
function withSilver(payable: Payable, own: Pieces, convertible: readonly number[]): Small {
  const [sand = 0, wood = 0, clay = 0, stone = 0, silver = 0] = own
  const [toSand = 0, toWood = 0, toClay = 0, toStone = 0] = convertible
  let found = small.none
  for (let a = 0; a <= toStone; a++)
    for (let b = 0; a + b <= silver && b <= toClay; b++)
      for (let c = 0; a + b + c <= silver && c <= toWood; c++) {
        // More pieces never pay for less: what is left of the bars becomes sand.
        const d = Math.min(silver - a - b - c, toSand)
        found = small.union(found, paidBy(payable, sand + d, wood + c, clay + b, stone + a))
      }
  return found
}

function makeMeans(own: Pieces, stock: Pieces, box: Box): Means {
  const convertible = each(N, (k) => Math.min(num(stock, k), num(own, SILVER)))
  return {
    own: own.slice(),
    convertible,
    paid: withSilver(box.payable, own, convertible),
    valued: withSilver(box.ofValue, own, convertible),
    offers: each(box.recipes.length, null),
  }
}

/** So many means are remembered; then all are forgotten. */
const MOST_KNOWN = 5000
/** One more than the most pieces of a kind that a sheet may have. */
const BASE = 41

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
