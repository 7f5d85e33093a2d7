// NEH-1.3, 1.6: what lies behind and before a screen.
import { tell } from '../../../kernel/agenda.ts'
import { add } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { cardAt, isNeutral, ownerAt } from './layout.ts'
import { slotRef } from './refs.ts'
import type { NehemiahState } from './state.ts'

export interface Goods {
  readonly wood: number
  readonly gold: number
}

export function take(s: NehemiahState, seat: Seat, { wood, gold }: Goods): void {
  if (wood !== 0) add(s.wood, seat, wood)
  if (gold !== 0) add(s.gold, seat, gold)
}

export function spend(s: NehemiahState, seat: Seat, { wood, gold }: Goods): void {
  if (wood !== 0) add(s.wood, seat, -wood)
  if (gold !== 0) add(s.gold, seat, -gold)
}

/** Workers of the supply go before the screen, out of use for this round. */
export function setAside(s: NehemiahState, seat: Seat, workers: number): void {
  add(s.supply, seat, -workers)
  add(s.aside, seat, workers)
}

/** NEH-5.6: the coin for another's card goes to the worker's owner; for an own or a neutral one to the bank. */
export function payCoin(s: NehemiahState, seat: Seat, slot: number, box: Box): void {
  const { coin } = box
  const owner = ownerAt(s, slot)
  const paid = owner !== seat && !isNeutral(owner)
  add(s.gold, seat, -coin)
  if (paid) add(s.gold, owner, coin)
  const ev = paid ? 'pay-owner' : 'pay-bank'
  if (s.events !== null) tell(s, { ev, seat, to: slotRef(slot), card: cardAt(s, slot), with: { coin, owner } })
}
