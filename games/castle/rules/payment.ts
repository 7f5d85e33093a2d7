// CAS-11.2 to 11.4 and CAS-12: what pays for a building. A payment is eight numbers: the pieces of each kind that are
// used, then how many of them come from silver bars.
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleState, MATERIALS, SILVER } from '../state.ts'

const N = MATERIALS.length

/** Bars that a recipe needs at least with these pieces and this stock; −1 if it cannot be paid. */
export function barsFor(
  recipes: readonly number[],
  at: number,
  own: readonly number[],
  stock: readonly number[],
): number {
  let bars = 0
  for (let k = 0; k < N; k++) {
    const lacking = (recipes[at + k] as number) - (own[k] as number)
    if (lacking <= 0) continue
    if (lacking > (stock[k] as number)) return -1
    bars += lacking
  }
  return bars <= (own[SILVER] as number) ? bars : -1
}

/** The most that pieces and bars could be worth: below it nothing has to be tried. */
function wealth(own: readonly number[], value: readonly number[]): number {
  let sum = 0
  let high = 0
  for (let k = 0; k < N; k++) {
    sum += (own[k] as number) * (value[k] as number)
    if ((value[k] as number) > high) high = value[k] as number
  }
  return sum + high * (own[SILVER] as number)
}

function anyOf(recipes: readonly number[], own: readonly number[], stock: readonly number[]): boolean {
  for (let at = 0; at < recipes.length; at += N) if (barsFor(recipes, at, own, stock) >= 0) return true
  return false
}

/** Whether a seat could pay for a building: yes, not its value, or only with too few kinds. */
export function canPay(s: CastleState, seat: Seat, building: number, box: Box): 'yes' | 'value' | 'kinds' {
  const own = s.own[seat] as number[]
  if (wealth(own, box.value) < (box.cost[building] as number)) return 'value'
  if (anyOf(box.recipes[building] as number[], own, s.stock)) return 'yes'
  return anyOf(box.plain[building] as number[], own, s.stock) ? 'kinds' : 'value'
}

/** The first clause that a payment breaks, whatever its numbers are. */
export function refusePayment(
  s: CastleState,
  seat: Seat,
  building: number,
  n: readonly number[],
  box: Box,
): Refusal | null {
  const own = s.own[seat] as number[]
  let value = 0
  let kinds = 0
  let bars = 0
  for (let k = 0; k < N; k++) {
    value += (n[k] as number) * (box.value[k] as number)
    if ((n[k] as number) > 0) kinds++
    bars += n[N + k] as number
  }
  const cost = box.cost[building] as number
  if (value !== cost) return { clause: 'CAS-11.2', with: { why: 'value', value, cost } }
  for (let k = 0; k < N; k++)
    if ((n[k] as number) - (n[N + k] as number) > (own[k] as number))
      return { clause: 'CAS-11.2', with: { why: 'own', kind: MATERIALS[k] as string, has: own[k] as number } }
  if (kinds < box.kinds) return { clause: 'CAS-11.3', with: { why: 'kinds', kinds, least: box.kinds } }
  if (bars > (own[SILVER] as number)) return { clause: 'CAS-12.1', with: { has: own[SILVER] as number } }
  for (let k = 0; k < N; k++)
    if ((n[N + k] as number) > (s.stock[k] as number))
      return { clause: 'CAS-12.2', with: { kind: MATERIALS[k] as string, stock: s.stock[k] as number } }
  for (let k = 0; k < N; k++)
    if ((n[N + k] as number) > (n[k] as number)) return { clause: 'CAS-12.3', with: { kind: MATERIALS[k] as string } }
  return null
}
