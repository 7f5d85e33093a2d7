// Money: only from and to the bank (MAS-1.9), each amount with the line of the score sheet it belongs to.
import { add, at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { surcharge } from '../cards/wage-claims.ts'
import type { Box } from '../sheet/box.ts'
import type { MasterState } from './state.ts'

/** The bank pays a seat, or takes from it when the amount is below zero. */
export function pay(s: MasterState, seat: Seat, amount: number, line: number): void {
  add(s.cash, seat, amount)
  add(at(s.tally, seat), line, amount)
}

/** MAS-0.3: a contract under the hammer is still on offer (MAS-9.7). */
export const contractsInPlay = (s: MasterState): boolean => s.contractPile.length > 0 || s.offer.length > 0

/** What it costs now to repay an IOU of a kind: quick while contracts are in play, late afterwards. */
export const repayment = (s: MasterState, kind: number, box: Box): number =>
  num(contractsInPlay(s) ? box.quick : box.late, kind)

/** MAS-9.9: cards minus loans held, never below 0. */
export function iouSupply(s: MasterState, kind: number, box: Box): number {
  let left = num(box.iouCopies, kind)
  for (const loans of s.loans) left -= num(loans, kind)
  return Math.max(0, left)
}

/** What a seat owes at pay day: its wage total and, with wage claims, something for each skilled worker (MAS-8.2, 6.23). */
export const due = (s: MasterState, seat: Seat, box: Box): number => num(s.wages, seat) + surcharge(s, seat, box)
