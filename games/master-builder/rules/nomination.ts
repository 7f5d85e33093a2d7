// MAS-5.5 to 5.7, 5.13 to 5.17: who opens the next auction, and the special rules of round 1.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { at, num, where } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Ref, Seat } from '../../../kernel/words.ts'
import { type Box, cardOf, contractOf } from '../sheet/box.ts'
import { handOver, mayTakePart, NO_LOAN, nextBidder } from './auction.ts'
import { ALONE, BORROW, NOBODY, PASS } from './choices.ts'
import { CONTRACT, firstOf } from './refs.ts'
import type { MasterBuilder, MasterChoice, MasterState, MasterStep } from './state.ts'
import { inTurn, notYourTurn } from './turn.ts'

const NOMINATE: MasterStep = { do: 'nominate' }
/** A contract as the only thing a choice names, made once. */
const ON: readonly (readonly Ref[])[] = CONTRACT.map((ref) => [ref])

/** MAS-5.5: the first in turn order who has not passed, takes part and can pay the cheapest contract. */
export function nominator(s: MasterState, box: Box): Seat | null {
  if (s.offer.length === 0) return null
  let lowest = Number.POSITIVE_INFINITY
  for (const card of s.offer) lowest = Math.min(lowest, num(box.minimumBid, contractOf(card)))
  for (let k = 0; k < s.seats; k++) {
    const seat = inTurn(s, k)
    if (!small.has(s.passedNomination, seat) && num(s.cash, seat) >= lowest && mayTakePart(s, seat)) return seat
  }
  return null
}

/** MAS-5.16: in round 1 the last contract goes to the only player without one, at its minimum bid. */
export const auctions: HappeningOf<MasterBuilder, 'auctions'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const [card, more] = s.offer
    if (card === undefined) return
    if (s.round === 1 && more === undefined) {
      const [last, other] = where(s.contracts, (held) => held.length === 0)
      if (last !== undefined && other === undefined) {
        const k = contractOf(card)
        return handOver(s, last, k, num(box.minimumBid, k), 'last-contract')
      }
    }
    next(s, NOMINATE)
  },
}

/** MAS-5.15: in round 1 nobody without a contract passes. */
export const mustOpen = (s: MasterState, seat: Seat): boolean => s.round === 1 && at(s.contracts, seat).length === 0

export const nominate: DecisionOf<MasterBuilder, 'nominate'> = {
  kind: 'decision',
  by(s, _step, box) {
    const seat = nominator(s, box)
    return seat === null ? NOBODY : at(ALONE, seat)
  },
  candidates(s, _step, seat, box) {
    const list: MasterChoice[] = []
    const cash = num(s.cash, seat)
    const step = box.limits.minimumRaise
    for (const card of s.offer) {
      const k = contractOf(card)
      const on = at(ON, k)
      const minimum = num(box.minimumBid, k)
      list.push(
        { act: 'open-auction', on, n: [minimum] },
        { act: 'open-auction', on, span: [[minimum + step, Math.max(minimum + step, cash), step]] },
      )
    }
    list.push(PASS, ...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'take-loan') return NO_LOAN
    if (choice.act === 'pass') return mustOpen(s, seat) ? { clause: 'MAS-5.15' } : null
    const minimum = num(box.minimumBid, firstOf(choice))
    const cash = num(s.cash, seat)
    const bid = choice.n?.[0] ?? minimum + box.limits.minimumRaise
    const step = box.limits.minimumRaise
    if (cash >= minimum && bid > cash) return { clause: 'MAS-5.11', with: { cash } }
    const fits = bid >= minimum && bid <= cash && (bid - minimum) % step === 0
    return fits ? null : { clause: 'MAS-5.6', with: { minimum, cash, step } }
  },
  otherwise(s, _step, seat, choice, box) {
    const awaited = nominator(s, box)
    if (awaited === null) return null
    if (awaited === seat) {
      const lot = choice.act === 'open-auction' ? CONTRACT.indexOf(choice.on?.[0] ?? '') : -1
      return lot < 0 || s.offer.includes(cardOf(lot)) ? null : { clause: 'MAS-5.6', with: { card: cardOf(lot) } }
    }
    if (!mayTakePart(s, seat)) return { clause: 'MAS-5.14' }
    return small.has(s.passedNomination, seat) ? { clause: 'MAS-5.7' } : notYourTurn(awaited)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'pass',
  resolve(s, _step, seat, choice) {
    noReturn(s)
    const bid = choice.n?.[0]
    if (bid === undefined) {
      s.passedNomination = small.with(s.passedNomination, seat)
      tell(s, { ev: 'pass-nomination', seat })
      next(s, NOMINATE)
      return
    }
    const lot = firstOf(choice)
    s.lot = lot
    s.bid = bid
    s.bidder = seat
    s.out = small.none
    for (let other = 0; other < s.seats; other++) if (!mayTakePart(s, other)) s.out = small.with(s.out, other)
    tell(s, { ev: 'open-auction', seat, card: cardOf(lot), with: { bid } })
    nextBidder(s, seat)
  },
}
