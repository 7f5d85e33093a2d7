// How an open auction will end: a bid is not yet a contract, and whoever bids most so far is seldom who gets it.
import { num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { mayTakePart } from '../rules/auction.ts'
import type { MasterState } from '../rules/state.ts'
import { inTurn } from '../rules/turn.ts'
import type { Box } from '../sheet/box.ts'

/** What a position is worth to a seat, the lot counted to whoever bids most. */
type Worth = (s: MasterState, seat: Seat) => number

const bids = (s: MasterState, seat: Seat): boolean =>
  seat === s.bidder || (!small.has(s.out, seat) && mayTakePart(s, seat))

/** Up to how much a seat would go: what the lot is worth to it, as far as its money goes (MAS-5.11). */
function limitOf(s: MasterState, seat: Seat, worth: Worth): number {
  const gain = worth({ ...s, bidder: seat, bid: 0 }, seat) - worth({ ...s, bidder: null }, seat)
  const limit = Math.min(num(s.cash, seat), gain)
  return seat === s.bidder ? Math.max(limit, s.bid) : limit
}

/**
 * The position as if the auction had ended: the lot goes to whom it is worth most, for what it is worth to the next. To whom it is worth the same,
 * it goes by turn order, whoever bids just now: a judge must not swing with every bid. The very same position where no auction is open, or
 * where nobody will bid more.
 */
export function hammered(s: MasterState, box: Box, worth: Worth): MasterState {
  if (s.bidder === null || s.agenda.at(-1)?.do !== 'bid') return s
  const least = s.bid + box.limits.minimumRaise
  let winner = s.bidder
  let high = Number.NEGATIVE_INFINITY
  let next = s.bid
  for (let k = 0; k < s.seats; k++) {
    const seat = inTurn(s, k)
    if (!bids(s, seat)) continue
    const limit = limitOf(s, seat, worth)
    if (seat !== s.bidder && limit < least) continue
    next = Math.max(next, Math.min(limit, high))
    if (limit > high) {
      high = limit
      winner = seat
    }
  }
  if (winner === s.bidder && next < least) return s
  return { ...s, bidder: winner, bid: Math.max(next, least) }
}
