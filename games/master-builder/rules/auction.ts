// MAS-5.8 to 5.12: open ascending auctions, and what the winner pays.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, cardOf } from '../sheet/box.ts'
import { pay } from './money.ts'
import { LINE, type MasterChoice, type MasterState, type MasterStep } from './state.ts'
import { ALONE, PASS, SEATS } from './workers.ts'

const AUCTIONS: MasterStep = { do: 'auctions' }
const SELL: MasterStep = { do: 'sell' }
const BID: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'bid', seat }))

/** Nobody may borrow to bid: offered only so that the table can say why (MAS-5.11). */
export const BORROW: readonly MasterChoice[] = [0, 1].map((kind) => ({ act: 'take-loan', on: [`loan.${kind}`] }))
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

/** MAS-5.8: clockwise, the next one still in this auction; none left but the highest bidder, and it is sold. */
export function nextBidder(s: MasterState, from: Seat): void {
  for (let k = 1; k < s.seats; k++) {
    const seat = (from + k) % s.seats
    if (seat !== s.bidder && (s.out & (1 << seat)) === 0) {
      next(s, BID[seat] as MasterStep)
      return
    }
  }
  next(s, SELL)
}

type BidStep = Extract<MasterStep, { do: 'bid' }>

export const bid: Decision<MasterState, BidStep, MasterChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates(s, _step, seat, box) {
    const step = box.limits.minimumRaise
    const list: MasterChoice[] = []
    for (let k = 1; k <= QUICK_RAISES; k++) list.push(bidOf(s.bid + k * step))
    const from = s.bid + (QUICK_RAISES + 1) * step
    list.push({ act: 'bid', span: [[from, Math.max(from, s.cash[seat] as number), step]] }, PASS, ...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'pass') return null
    if (choice.act === 'take-loan') return { clause: 'MAS-5.11' }
    const amount = choice.n?.[0] ?? s.bid + (QUICK_RAISES + 1) * box.limits.minimumRaise
    if (amount > (s.cash[seat] as number)) return { clause: 'MAS-5.11', with: { cash: s.cash[seat] as number } }
    const least = s.bid + box.limits.minimumRaise
    return amount >= least ? null : { clause: 'MAS-5.8', with: { least } }
  },
  resolve(s, _step, seat, choice) {
    noReturn(s)
    if (choice.act === 'pass') {
      s.out |= 1 << seat
      tell(s, { ev: 'pass-bid', seat, card: cardOf(s.lot as number) })
    } else {
      s.bid = choice.n?.[0] as number
      s.bidder = seat
      if (s.events !== null) tell(s, { ev: 'bid', seat, card: cardOf(s.lot as number), with: { bid: s.bid } })
    }
    nextBidder(s, seat)
  },
}

/** The hammer falls; passed nominations are forgotten (MAS-5.7). */
export const sell: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s) {
    const k = s.lot as number
    const seat = s.bidder as Seat
    const price = s.bid
    s.lot = null
    s.bidder = null
    s.bid = 0
    s.out = 0
    s.passedNomination = 0
    handOver(s, seat, k, price, 'sold')
    next(s, AUCTIONS)
  },
}

/** MAS-5.12: pays, takes the contract, then receives the money lying on it. */
export function handOver(s: MasterState, seat: Seat, k: number, price: number, ev: string): void {
  const card = cardOf(k)
  pay(s, seat, -price, LINE.bids)
  s.offer.splice(s.offer.indexOf(card), 1)
  s.contracts[seat]?.push(card)
  if (s.events !== null) tell(s, { ev, seat, card, to: `contract.${k}`, with: { price } })
  const money = s.bonus[k] as number
  if (money > 0) {
    s.bonus[k] = 0
    pay(s, seat, money, LINE.leftOver)
    tell(s, { ev: 'left-over-money', seat, card, with: { money } })
  }
}
