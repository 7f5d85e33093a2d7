// "Raise for me up to this amount": an instruction that stays with the person who gave it. Bids are public and the limit
// is not, so it never enters the state: whoever keeps it asks here, on the seat's own view, what to do now.
import { num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { bidOf } from './auction.ts'
import type { MasterChoice, MasterState } from './state.ts'

/** A limit for one contract; it ends with that contract's auction. */
export interface Instruction {
  readonly contract: number
  readonly limit: number
}

/** Whether the contract of an instruction is still under the hammer. */
export const stillRuns = (s: MasterState, { contract }: Instruction): boolean => s.lot === contract

/** The least sufficient raise while the limit allows it; null when it is not this seat's bid, or the person must decide. */
export function proxyBid(s: MasterState, seat: Seat, instruction: Instruction, box: Box): MasterChoice | null {
  const top = s.agenda[s.agenda.length - 1]
  if (top?.do !== 'bid' || top.seat !== seat || !stillRuns(s, instruction)) return null
  const raise = s.bid + box.limits.minimumRaise
  return raise <= instruction.limit && raise <= num(s.cash, seat) ? bidOf(raise) : null
}
