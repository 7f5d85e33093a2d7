// What everything costs, as a sum that can be opened. The rules charge what these terms add up to, and nothing else.
import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { isAutomated } from '../cards/automation.ts'
import { craneSaves } from '../cards/crane.ts'
import { type Box, type Effect, type EventOption, eventRule, type Face } from '../sheet/box.ts'
import { crowd } from './market.ts'
import { type Means, NEW_LOT, NONE, TERMS, type TermId } from './names.ts'
import type { Priced } from './speech.ts'
import type { Deal, SpyriumState } from './state.ts'

export interface PriceTerm {
  readonly id: TermId
  readonly amount: number
  readonly of: Means
}

/** What can have a price: an activation, an option of the current event, the use of a building. */
export type Purchase =
  | ({ readonly what: 'activate' } & Omit<Deal, 'seat' | 'gap'>)
  | { readonly what: 'event'; readonly option: number }
  | { readonly what: 'exploit'; readonly building: number; readonly effect: number }

type Put = (id: TermId, amount: number) => void

/** SPY-17.1: every worker of a seat that is not in its reserve. */
export function workersOwned(s: SpyriumState, seat: Seat, box: Box): number {
  return box.figures['start-workers'] + box.figures['start-reserve'] - num(s.reserve, seat)
}

export const faceAt = (s: SpyriumState, pos: number, box: Box): Face => at(box.cards, num(at(s.market, pos), 0))
export const building = (s: SpyriumState, seat: Seat, i: number, box: Box): Face =>
  at(box.cards, num(at(s.districts, seat), i))
export const currentEvent = (s: SpyriumState, box: Box): Face => at(box.cards, num(s.current, 0))

/** SPY-8.2, 8.3, 10.1, 10.2: the pounds due for an activation. */
function activationTerms(
  s: SpyriumState,
  seat: Seat,
  pos: number,
  lobbying: number,
  lot: number,
  token: number,
  value: number,
  box: Box,
  put: Put,
): void {
  const face = faceAt(s, pos, box)
  if (face.price > 0) put('card', face.price)
  const others = crowd(s, pos)
  if (others > 0) {
    put('crowd', others)
    if (lobbying === 1) put('lobbying', -others)
  }
  if (face.kind === 'building') {
    if (lot === NEW_LOT) {
      const step = at(s.districts, seat).length * box.figures['lot-step']
      if (step === 0) return
      put('lot', step)
      const saved = craneSaves(s, seat, step, box)
      if (saved > 0) put('crane', -saved)
    } else if (!small.isEmpty(small.both(face.symbols, building(s, seat, lot, box).symbols)) && face.price > 0)
      put('symbol', -Math.min(face.price, box.figures['replacement-discount']))
  } else if (face.token === 'pay' && token !== NONE) {
    const printed = tokenValue(s, pos, token, box)
    put('token', printed)
    if (value !== NONE && value !== printed) put('trade', value - printed)
  }
}

/** SPY-12.2, SPY-23.1: the workers that an effect needs. */
function workerTerms(s: SpyriumState, seat: Seat, face: Face, effect: Effect, box: Box, put: Put): void {
  if (effect.workers === 0) return
  put('workers', effect.workers)
  if (isAutomated(s, seat, face, box)) put('automation', -effect.workers)
}

/** SPY-20: the pounds that an option of the current event takes. */
function eventTerms(s: SpyriumState, seat: Seat, face: Face, option: EventOption, box: Box, put: Put): void {
  if (option.payMoney === 0) return
  if (eventRule(face).special === 'staff') put('staff', option.payMoney * workersOwned(s, seat, box))
  else put('event', option.payMoney)
}

let total = 0
const count: Put = (_id, amount) => {
  total += amount
}

/** The pounds due for an activation. */
export function moneyDue(
  s: SpyriumState,
  seat: Seat,
  pos: number,
  lobbying: number,
  lot: number,
  token: number,
  value: number,
  box: Box,
): number {
  total = 0
  activationTerms(s, seat, pos, lobbying, lot, token, value, box, count)
  return total
}

export function workersDue(s: SpyriumState, seat: Seat, face: Face, effect: Effect, box: Box): number {
  total = 0
  workerTerms(s, seat, face, effect, box, count)
  return total
}

export function eventDue(s: SpyriumState, seat: Seat, face: Face, option: EventOption, box: Box): number {
  total = 0
  eventTerms(s, seat, face, option, box, count)
  return total
}

/** The value printed on a token that lies on a market card. */
export function tokenValue(s: SpyriumState, pos: number, token: number, box: Box): number {
  const tokens = at(s.marketTokens, pos)
  return at(box.cards, num(tokens, token)).value
}

/** Every term of a price, in the order in which a player would add them up. */
export function explainPrice(s: SpyriumState, seat: Seat, purchase: Purchase, box: Box): PriceTerm[] {
  const terms: PriceTerm[] = []
  const put: Put = (id, amount) => {
    terms.push({ id, amount, of: TERMS[id] })
  }
  switch (purchase.what) {
    case 'activate': {
      const { pos, lobbying, lot, token, value } = purchase
      activationTerms(s, seat, pos, lobbying, lot, token, value, box, put)
      const { pays } = faceAt(s, pos, box)
      if (pays > 0) put('crystals', pays)
      break
    }
    case 'event': {
      const face = currentEvent(s, box)
      const option = at(face.options, purchase.option)
      eventTerms(s, seat, face, option, box, put)
      if (option.payCrystals > 0) put('crystals', option.payCrystals)
      break
    }
    case 'exploit': {
      const face = building(s, seat, purchase.building, box)
      const effect = at(face.effects, purchase.effect)
      workerTerms(s, seat, face, effect, box, put)
      if (effect.pays > 0) put('crystals', effect.pays)
    }
  }
  return terms
}

/** A price for a sentence: its sum in pounds, and its terms to be opened. */
export function pricedWith(terms: readonly PriceTerm[]): Priced {
  let price = 0
  for (const t of terms) if (t.of === 'money') price += t.amount
  return { price, terms: terms.map((t) => t.id), amounts: terms.map((t) => t.amount) }
}
