// SPY-8.5, SPY-9 to SPY-11: an activation is carried out. Pay, the worker is spent, the card moves, the token leaves, effect.

import { tell } from '../../../kernel/agenda.ts'
import { add, at, draw, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box, Face } from '../sheet/box.ts'
import { withdraw } from './earn.ts'
import { gainCrystals, gainVp, recruit, residenceAction } from './gain.ts'
import { NEW_LOT, NONE } from './names.ts'
import { explainPrice, moneyDue, pricedWith, tokenValue } from './price.ts'
import { gapRef } from './refs.ts'
import type { Priced, SpyriumEvent } from './speech.ts'
import type { SpyriumState } from './state.ts'
import { LOBBYING, TRADE, tilt } from './technique.ts'
import { takeToken } from './tokens.ts'

export function carryOut(
  s: SpyriumState,
  seat: Seat,
  gap: number,
  pos: number,
  lobbying: number,
  lot: number,
  token: number,
  value: number,
  box: Box,
): void {
  const card = num(at(s.market, pos), 0)
  const face = at(box.cards, card)
  // The terms of the price are put together only where somebody listens.
  const told: Priced | null =
    s.events === null
      ? null
      : pricedWith(explainPrice(s, seat, { what: 'activate', pos, lobbying, lot, token, value }, box))
  add(s.money, seat, -moneyDue(s, seat, pos, lobbying, lot, token, value, box))
  add(s.crystals, seat, -face.pays)
  withdraw(s, seat, gap)
  if (lobbying === 1) tilt(s, seat, LOBBYING, box)
  if (value !== NONE) tilt(s, seat, TRADE, box)
  const worth = value !== NONE ? value : token !== NONE ? tokenValue(s, pos, token, box) : 0
  if (face.kind === 'building') build(s, seat, pos, lot)
  else if (face.kind === 'technique') patent(s, seat, pos)
  if (told !== null) tell(s, { ev: takenBy(face, lot), seat, card, from: gapRef(gap), with: { ...told, token: worth } })
  if (token !== NONE) takeToken(s, seat, pos, token, box)
  bring(s, seat, face, worth, box)
}

/** How a card of the market is taken, by what it is. */
function takenBy(
  face: Face,
  lot: number,
): Extract<SpyriumEvent['ev'], 'build' | 'replace' | 'technique' | 'character'> {
  if (face.kind === 'building') return lot === NEW_LOT ? 'build' : 'replace'
  return face.kind === 'technique' ? 'technique' : 'character'
}

/** SPY-10.1, 10.4, 10.9: upright, on a new lot or in the place of another, whose workers are spent. */
function build(s: SpyriumState, seat: Seat, pos: number, lot: number): void {
  const card = draw(at(s.market, pos))
  const district = at(s.districts, seat)
  const tilted = at(s.tilted, seat)
  const staff = at(s.staff, seat)
  if (lot === NEW_LOT) {
    district.push(card)
    tilted.push(0)
    staff.push(0)
    return
  }
  const old = num(district, lot)
  s.discard.push(old)
  add(s.spent, seat, num(staff, lot))
  district[lot] = card
  tilted[lot] = 0
  staff[lot] = 0
  tell(s, { ev: 'replaced', seat, card: old })
}

/** SPY-11.1, 11.3: the technique lies upright before its owner for the rest of the game. */
function patent(s: SpyriumState, seat: Seat, pos: number): void {
  at(s.techniques, seat).push(draw(at(s.market, pos)))
  at(s.used, seat).push(0)
}

/** What a character or a new building gives: crystals, points, workers, a residence action (SPY-9.1, 10.7, 10.8). */
function bring(s: SpyriumState, seat: Seat, face: Face, worth: number, box: Box): void {
  const called = face.kind === 'character'
  const crystals = face.crystals + (face.token === 'crystals' ? worth : 0)
  const vp = (called ? face.vp : 0) + (face.token === 'vp' ? worth : 0)
  if (crystals > 0) gainCrystals(s, seat, crystals)
  if (crystals + vp > 0) tell(s, { ev: 'gain', seat, with: { crystals, vp, pounds: 0 } })
  if (face.recruit > 0) recruit(s, seat, face.recruit)
  if (face.residence) residenceAction(s, seat)
  if (vp > 0) gainVp(s, seat, vp, called ? 'characters' : 'universities', box)
}
