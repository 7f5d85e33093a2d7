// CAS-11.2 to 11.4 and CAS-12: what pays for a building. A payment is eight numbers: the pieces of each kind that are
// used, then how many of them come from silver bars.
import { at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { MATERIALS, SILVER } from './pieces.ts'
import { ownOf } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { CastleState } from './state.ts'

const N = MATERIALS.length

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
    value += num(n, k) * num(box.value, k)
    if (num(n, k) > 0) kinds++
    bars += num(n, N + k)
  }
  const cost = num(box.cost, building)
  if (value !== cost) return { clause: 'CAS-11.2', with: { why: 'value', value, cost } }
  for (let k = 0; k < N; k++)
    if (num(n, k) - num(n, N + k) > num(own, k))
      return { clause: 'CAS-11.2', with: { why: 'own', kind: at(MATERIALS, k), has: num(own, k) } }
  if (kinds < box.kinds) return { clause: 'CAS-11.3', with: { why: 'kinds', kinds, least: box.kinds } }
  if (bars > num(own, SILVER)) return { clause: 'CAS-12.1', with: { has: num(own, SILVER) } }
  for (let k = 0; k < N; k++)
    if (num(n, N + k) > num(s.stock, k))
      return { clause: 'CAS-12.2', with: { kind: at(MATERIALS, k), stock: num(s.stock, k) } }
  for (let k = 0; k < N; k++)
    if (num(n, N + k) > num(n, k)) return { clause: 'CAS-12.3', with: { kind: at(MATERIALS, k) } }
  return null
}
