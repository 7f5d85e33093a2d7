// CAS-11.2 to 11.4 and CAS-12: what pays for a building. A payment is eight numbers: the pieces of each kind that are
// used, then how many of them come from silver bars.
import { at, each } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { type Payable, paidBy } from '../sheet/payable.ts'
import { MATERIALS, type Pieces, SILVER } from './pieces.ts'
import { ownOf } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { CastleState } from './state.ts'

const N = MATERIALS.length

/** Bars that a recipe needs at least with these pieces and this stock; −1 if it cannot be paid. */
export function barsFor(recipes: readonly number[], from: number, own: Pieces, stock: Pieces): number {
  let bars = 0
  for (let k = 0; k < N; k++) {
    const lacking = at(recipes, from + k) - at(own, k)
    if (lacking <= 0) continue
    if (lacking > at(stock, k)) return -1
    bars += lacking
  }
  return bars <= at(own, SILVER) ? bars : -1
}

/** The buildings that pieces pay for if every bar becomes what is wanted and lies on its cart (CAS-12.2). */
function withSilver(payable: Payable, own: Pieces, stock: Pieces): Small {
  const [sand = 0, wood = 0, clay = 0, stone = 0, silver = 0] = own
  if (silver === 0) return paidBy(payable, sand, wood, clay, stone)
  const [sandLeft = 0, woodLeft = 0, clayLeft = 0, stoneLeft = 0] = stock
  let found = small.none
  for (let a = 0; a <= silver && a <= stoneLeft; a++)
    for (let b = 0; a + b <= silver && b <= clayLeft; b++)
      for (let c = 0; a + b + c <= silver && c <= woodLeft; c++) {
        // More pieces never pay for less: what is left of the bars becomes sand.
        const d = Math.min(silver - a - b - c, sandLeft)
        found = small.union(found, paidBy(payable, sand + d, wood + c, clay + b, stone + a))
      }
  return found
}

/** What was asked last, for the pieces and the stock it was asked with: a question tries all buildings one by one. */
const last: { box: Box | null; readonly own: number[]; readonly stock: number[]; paid: Small; valued: Small } = {
  box: null,
  own: each(N + 1, -1),
  stock: each(N, -1),
  paid: small.none,
  valued: small.none,
}

function sameAsLast(own: Pieces, stock: Pieces, box: Box): boolean {
  if (last.box !== box || last.own[SILVER] !== own[SILVER]) return false
  for (let k = 0; k < N; k++) if (last.own[k] !== own[k]) return false
  if (own[SILVER] === 0) return true
  for (let k = 0; k < N; k++) if (last.stock[k] !== stock[k]) return false
  return true
}

/** Whether a seat could pay for a building: yes, not its value, or only with too few kinds. */
export function canPay(s: CastleState, seat: Seat, building: number, box: Box): 'yes' | 'value' | 'kinds' {
  const own = ownOf(s, seat)
  if (!sameAsLast(own, s.stock, box)) {
    last.box = box
    for (let k = 0; k <= N; k++) last.own[k] = at(own, k)
    for (let k = 0; k < N; k++) last.stock[k] = at(s.stock, k)
    last.paid = withSilver(box.payable, own, s.stock)
    last.valued = withSilver(box.ofValue, own, s.stock)
  }
  if (small.has(last.paid, building)) return 'yes'
  return small.has(last.valued, building) ? 'kinds' : 'value'
}

/** The first clause that a payment breaks, whatever its numbers are. */
export function refusePayment(
  s: CastleState,
  seat: Seat,
  building: number,
  n: readonly number[],
  box: Box,
): CastleRefusal | null {
  const own = ownOf(s, seat)
  let value = 0
  let kinds = 0
  let bars = 0
  for (let k = 0; k < N; k++) {
    value += at(n, k) * at(box.value, k)
    if (at(n, k) > 0) kinds++
    bars += at(n, N + k)
  }
  const cost = at(box.cost, building)
  if (value !== cost) return { clause: 'CAS-11.2', with: { why: 'value', value, cost } }
  for (let k = 0; k < N; k++)
    if (at(n, k) - at(n, N + k) > at(own, k))
      return { clause: 'CAS-11.2', with: { why: 'own', kind: at(MATERIALS, k), has: at(own, k) } }
  if (kinds < box.kinds) return { clause: 'CAS-11.3', with: { why: 'kinds', kinds, least: box.kinds } }
  if (bars > at(own, SILVER)) return { clause: 'CAS-12.1', with: { has: at(own, SILVER) } }
  for (let k = 0; k < N; k++)
    if (at(n, N + k) > at(s.stock, k))
      return { clause: 'CAS-12.2', with: { kind: at(MATERIALS, k), stock: at(s.stock, k) } }
  for (let k = 0; k < N; k++)
    if (at(n, N + k) > at(n, k)) return { clause: 'CAS-12.3', with: { kind: at(MATERIALS, k) } }
  return null
}
