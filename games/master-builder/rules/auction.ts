// MAS-5.8 to 5.12: open ascending auctions, and what the winner pays.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { at, num, takeOut } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { cardOf } from '../sheet/box.ts'
import { ALONE, BORROW, PASS, stepsOf } from './choices.ts'
import { pay } from './money.ts'
import { CONTRACT } from './refs.ts'
import type { MasterRefusal } from './speech.ts'
import type { MasterBuilder, MasterChoice, MasterState, MasterStep } from './state.ts'
import { LINE } from './terms.ts'
import { notYourTurn } from './turn.ts'

const AUCTIONS: MasterStep = { do: 'auctions' }
const SELL: MasterStep = { do: 'sell' }
const BID = stepsOf('bid')

/** Raises with a button of their own, in steps; above them the seat names an amount. */
export const QUICK_RAISES = 5

/** A bid of an amount, made once. */
const BIDS = new Map<number, MasterChoice>()
export function bidOf(amount: number): MasterChoice {
  let choice = BIDS.get(amount)
  if (choice === undefined) {
    choice = { act: 'bid', n: [amount] }
    BIDS.set(amount, choice)
  }
  return choice
}

/** Nobody borrows to bid. */
export const NO_LOAN: MasterRefusal = { clause: 'MAS-5.11' }

/** The contract under the hammer, in a step of its auction. */
export function lotOf(s: MasterState): number {
  if (s.lot === null) throw new Error('nothing is under the hammer')
  return s.lot
}

/** Who bids most in it. */
export function bidderOf(s: MasterState): Seat {
  if (s.bidder === null) throw new Error('nobody has bid')
  return s.bidder
}

/** MAS-5.14: in round 1, once a player has two contracts, only those without one take part. */
export function mayTakePart(s: MasterState, seat: Seat): boolean {
  if (s.round > 1) return true
  for (const held of s.contracts) if (held.length > 1) return at(s.contracts, seat).length === 0
  return true
}

/** MAS-5.8: clockwise, the next one still in this auction; none left but the highest bidder, and it is sold. */
export function nextBidder(s: MasterState, from: Seat): void {
  for (let k = 1; k < s.seats; k++) {
    const seat = (from + k) % s.seats
    if (seat !== s.bidder && !small.has(s.out, seat)) {
      next(s, at(BID, seat))
      return
    }
  }
  next(s, SELL)
}

export const bid: DecisionOf<MasterBuilder, 'bid'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates(s, _step, seat, box) {
    const step = box.limits.minimumRaise
    const list: MasterChoice[] = []
    for (let k = 1; k <= QUICK_RAISES; k++) list.push(bidOf(s.bid + k * step))
    const from = s.bid + (QUICK_RAISES + 1) * step
    list.push({ act: 'bid', span: [[from, Math.max(from, num(s.cash, seat)), step]] }, PASS, ...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'pass') return null
    if (choice.act === 'take-loan') return NO_LOAN
    const amount = choice.n?.[0] ?? s.bid + (QUICK_RAISES + 1) * box.limits.minimumRaise
    const cash = num(s.cash, seat)
    if (amount > cash) return { clause: 'MAS-5.11', with: { cash } }
    const step = box.limits.minimumRaise
    const least = s.bid + step
    return amount >= least && (amount - least) % step === 0 ? null : { clause: 'MAS-5.8', with: { least, step } }
  },
  otherwise(s, step, seat) {
    if (seat === step.seat) return null
    if (!mayTakePart(s, seat)) return { clause: 'MAS-5.14' }
    if (small.has(s.out, seat)) return { clause: 'MAS-5.9' }
    return seat === s.bidder ? { clause: 'MAS-5.10', with: { bid: s.bid } } : notYourTurn(step.seat)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'pass',
  resolve(s, _step, seat, choice) {
    noReturn(s)
    const card = cardOf(lotOf(s))
    const amount = choice.n?.[0]
    if (amount === undefined) {
      s.out = small.with(s.out, seat)
      tell(s, { ev: 'pass-bid', seat, card })
    } else {
      s.bid = amount
      s.bidder = seat
      tell(s, { ev: 'bid', seat, card, with: { bid: amount } })
    }
    nextBidder(s, seat)
  },
}

/** The hammer falls; passed nominations are forgotten (MAS-5.7). */
export const sell: HappeningOf<MasterBuilder, 'sell'> = {
  kind: 'happening',
  happen(s) {
    const k = lotOf(s)
    const seat = bidderOf(s)
    const price = s.bid
    s.lot = null
    s.bidder = null
    s.bid = 0
    s.out = small.none
    s.passedNomination = small.none
    handOver(s, seat, k, price, 'sold')
    next(s, AUCTIONS)
  },
}

/** MAS-5.12: pays, takes the contract, then receives the money lying on it. */
export function handOver(s: MasterState, seat: Seat, k: number, price: number, ev: 'sold' | 'last-contract'): void {
  const card = cardOf(k)
  pay(s, seat, -price, LINE.bids)
  takeOut(s.offer, s.offer.indexOf(card))
  at(s.contracts, seat).push(card)
  tell(s, { ev, seat, card, to: at(CONTRACT, k), with: { price } })
  const money = num(s.bonus, k)
  if (money > 0) {
    s.bonus[k] = 0
    pay(s, seat, money, LINE.leftOver)
    tell(s, { ev: 'left-over-money', seat, card, with: { money } })
  }
}
