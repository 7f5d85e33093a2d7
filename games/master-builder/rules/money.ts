// Money: only from and to the bank (MAS-1.9), each amount with the line of the score sheet it belongs to.
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { MasterState } from './state.ts'

/** The bank pays a seat, or takes from it when the amount is below zero. */
export function pay(s: MasterState, seat: Seat, amount: number, line: number): void {
  s.cash[seat] = (s.cash[seat] as number) + amount
  const tally = s.tally[seat] as number[]
  tally[line] = (tally[line] as number) + amount
}

/** MAS-0.3: a contract under the hammer is still on offer (MAS-9.7). */
export const contractsInPlay = (s: MasterState): boolean => s.contractPile.length > 0 || s.offer.length > 0

/** What it costs now to repay an IOU of a kind: quick while contracts are in play, late afterwards. */
export const repayment = (s: MasterState, kind: number, box: Box): number =>
  (contractsInPlay(s) ? box.quick[kind] : box.late[kind]) as number

/** MAS-9.9: cards minus loans held, never below 0. */
export function iouSupply(s: MasterState, kind: number, box: Box): number {
  let left = box.iouCopies[kind] as number
  for (let seat = 0; seat < s.seats; seat++) left -= s.loans[seat]?.[kind] as number
  return Math.max(0, left)
}

/** What a seat owes at pay day: its wage total and, with wage claims, something for each skilled worker (MAS-8.2, 6.23). */
export function due(s: MasterState, seat: Seat, box: Box): number {
  return (s.wages[seat] as number) + surcharge(s, seat, box)
}

export function surcharge(s: MasterState, seat: Seat, box: Box): number {
  if (s.inForce === null || box.effect[s.inForce] !== 'wage-surcharge') return 0
  const types = box.eventTypes[s.inForce] as number
  let claims = 0
  for (const card of s.crews[seat] as number[]) if ((types & (1 << (box.type[card] as number))) !== 0) claims++
  return claims * (box.eventMoney[s.inForce] as number)
}
