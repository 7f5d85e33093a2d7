// MAS-5.5 to 5.7, 5.13 to 5.17: who opens the next auction, and the special rules of round 1.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, CONTRACTS, cardOf, contractOf } from '../sheet/box.ts'
import { BORROW, handOver, nextBidder } from './auction.ts'
import { inTurn } from './round.ts'
import type { MasterChoice, MasterState, MasterStep } from './state.ts'
import { ALONE, NOBODY, PASS } from './workers.ts'

const NOMINATE: MasterStep = { do: 'nominate' }
const CONTRACT_REFS = Array.from({ length: CONTRACTS }, (_, k): readonly string[] => [`contract.${k}`])

/** MAS-5.14: in round 1, once a player has two contracts, only those without one take part. */
export function mayTakePart(s: MasterState, seat: Seat): boolean {
  if (s.round > 1) return true
  for (const held of s.contracts) if (held.length > 1) return (s.contracts[seat] as Card[]).length === 0
  return true
}

/** MAS-5.5: the first in turn order who has not passed, takes part and can pay the cheapest contract. */
export function nominator(s: MasterState, box: Box): Seat | null {
  if (s.offer.length === 0) return null
  let lowest = Number.POSITIVE_INFINITY
  for (const card of s.offer) lowest = Math.min(lowest, box.minimumBid[contractOf(card)] as number)
  for (let k = 0; k < s.seats; k++) {
    const seat = inTurn(s, k)
    if ((s.passedNomination & (1 << seat)) !== 0 || (s.cash[seat] as number) < lowest) continue
    if (mayTakePart(s, seat)) return seat
  }
  return null
}

/** MAS-5.16: in round 1 the last contract goes to the only player without one, at its minimum bid. */
export const auctions: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.offer.length === 0) return
    if (s.round === 1 && s.offer.length === 1) {
      let without = 0
      let last: Seat = 0
      for (let seat = 0; seat < s.seats; seat++)
        if ((s.contracts[seat] as Card[]).length === 0) {
          without++
          last = seat
        }
      if (without === 1) {
        const k = contractOf(s.offer[0] as Card)
        return handOver(s, last, k, box.minimumBid[k] as number, 'last-contract')
      }
    }
    next(s, NOMINATE)
  },
}

type NominateStep = Extract<MasterStep, { do: 'nominate' }>

export const nominate: Decision<MasterState, NominateStep, MasterChoice, Box> = {
  kind: 'decision',
  by(s, _step, box) {
    const seat = nominator(s, box)
    return seat === null ? NOBODY : (ALONE[seat] as readonly Seat[])
  },
  candidates(s, _step, seat, box) {
    const list: MasterChoice[] = []
    const cash = s.cash[seat] as number
    const step = box.limits.minimumRaise
    for (const card of s.offer) {
      const k = contractOf(card)
      const on = CONTRACT_REFS[k] as readonly string[]
      const minimum = box.minimumBid[k] as number
      list.push(
        { act: 'open-auction', on, n: [minimum] },
        { act: 'open-auction', on, span: [[minimum + step, Math.max(minimum + step, cash), step]] },
      )
    }
    list.push(PASS, ...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'take-loan') return { clause: 'MAS-5.11' }
    if (choice.act === 'pass')
      return s.round === 1 && (s.contracts[seat] as Card[]).length === 0 ? { clause: 'MAS-5.15' } : null
    const minimum = box.minimumBid[lastOf(choice.on?.[0])] as number
    const cash = s.cash[seat] as number
    const bid = choice.n?.[0] ?? minimum + box.limits.minimumRaise
    if (bid < minimum || cash < minimum) return { clause: 'MAS-5.6', with: { minimum, cash } }
    return bid > cash ? { clause: 'MAS-5.11', with: { cash } } : null
  },
  resolve(s, _step, seat, choice) {
    noReturn(s)
    if (choice.act === 'pass') {
      s.passedNomination |= 1 << seat
      tell(s, { ev: 'pass-nomination', seat })
      next(s, NOMINATE)
      return
    }
    s.lot = lastOf(choice.on?.[0])
    s.bid = choice.n?.[0] as number
    s.bidder = seat
    s.out = 0
    for (let other = 0; other < s.seats; other++) if (!mayTakePart(s, other)) s.out |= 1 << other
    if (s.events !== null) tell(s, { ev: 'open-auction', seat, card: cardOf(s.lot), with: { bid: s.bid } })
    nextBidder(s, seat)
  },
}
