// SPY-3.7, SPY-8.4: whether a card can be activated in at least one way, and what the cheapest way is.

import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { canLobby } from '../cards/lobbying.ts'
import type { Box, Face } from '../sheet/box.ts'
import { NEW_LOT, NONE } from './names.ts'
import { building, explainPrice, faceAt, moneyDue, pricedWith, tokenValue } from './price.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { SpyriumState } from './state.ts'
import { ready, TRADE } from './technique.ts'

/** A building that shares a symbol, else any building (no lot to pay), else the first lot, which is free. */
export function cheapestLot(s: SpyriumState, seat: Seat, pos: number, box: Box): number {
  const { symbols, kind } = faceAt(s, pos, box)
  const district = at(s.districts, seat)
  if (kind !== 'building' || district.length === 0) return NEW_LOT
  if (!small.isEmpty(symbols))
    for (let i = 0; i < district.length; i++)
      if (!small.isEmpty(small.both(building(s, seat, i, box).symbols, symbols))) return i
  return 0
}

/** The token of least value on a card, or NONE. */
export function cheapestToken(s: SpyriumState, pos: number, box: Box): number {
  const tokens = at(s.marketTokens, pos)
  let best = NONE
  for (let i = 0; i < tokens.length; i++)
    if (best === NONE || tokenValue(s, pos, i, box) < tokenValue(s, pos, best, box)) best = i
  return best
}

/** What Trade would set to pay least, or NONE for the printed value. */
export function cheapestValue(s: SpyriumState, seat: Seat, pos: number, token: number, box: Box): number {
  if (token === NONE || faceAt(s, pos, box).token !== 'pay' || !ready(s, seat, TRADE, box)) return NONE
  const least = num(box.values, 0)
  return tokenValue(s, pos, token, box) <= least ? NONE : least
}

/** SPY-8.4: the pounds of an activation, all due together. */
export function refusePrice(
  s: SpyriumState,
  seat: Seat,
  pos: number,
  lobbying: number,
  lot: number,
  token: number,
  value: number,
  box: Box,
): SpyriumRefusal | null {
  const money = num(s.money, seat)
  if (moneyDue(s, seat, pos, lobbying, lot, token, value, box) <= money) return null
  const terms = explainPrice(s, seat, { what: 'activate', pos, lobbying, lot, token, value }, box)
  return { clause: 'SPY-8.4', with: { card: num(at(s.market, pos), 0), money, ...pricedWith(terms) } }
}

const EMPTY: SpyriumRefusal = { clause: 'SPY-8.1', with: { why: 'empty' } }
/** The clause of a character that takes crystals; of one that a sheet has made take some, the price in general. */
const needsCrystals = ({ design }: Face) =>
  design === 'apprentice' ? 'SPY-21.3' : design === 'engineer' ? 'SPY-21.4' : 'SPY-8.4'

/** Why the card at a position cannot be activated in any way, or null. */
export function refuseCard(s: SpyriumState, seat: Seat, pos: number, box: Box): SpyriumRefusal | null {
  const card = s.market[pos]?.[0]
  if (card === undefined) return EMPTY
  const face = at(box.cards, card)
  let token = NONE
  let value = NONE
  if (face.kind === 'character') {
    if (face.token !== null) {
      token = cheapestToken(s, pos, box)
      if (token === NONE) return { clause: 'SPY-9.2', with: { card } }
      value = cheapestValue(s, seat, pos, token, box)
    }
    const crystals = num(s.crystals, seat)
    if (crystals < face.pays) return { clause: needsCrystals(face), with: { card, crystals, pays: face.pays } }
  }
  const lobbying = canLobby(s, seat, pos, box) ? 1 : 0
  return refusePrice(s, seat, pos, lobbying, cheapestLot(s, seat, pos, box), token, value, box)
}
