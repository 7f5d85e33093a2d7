// SPY-2 and SPY-18: a round begins and ends.

import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, draw, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, eventRule } from '../sheet/box.ts'
import { gainMoney, spaceValue } from './gain.ts'
import { POSITIONS } from './market.ts'
import { PERIODS } from './names.ts'
import { finalScores } from './score.ts'
import type { Spyrium, SpyriumState, SpyriumStep } from './state.ts'
import { discardTokens, drawToken } from './tokens.ts'
import { giveTurn } from './turn.ts'

/** SPY-1.5, 2.3: the event that has come to the top of the future pile gets its token. */
export function showNextEvent(s: SpyriumState, box: Box): void {
  const card = s.future[0]
  if (card === undefined) return
  noReturn(s)
  tell(s, { ev: 'next-event', card })
  if (eventRule(at(box.cards, face(card))).special !== 'token') return
  if (drawToken(s, s.nextToken)) tell(s, { ev: 'tokens', card, with: { values: valuesOf(s.nextToken, box) } })
}

const valuesOf = (tokens: readonly Card[], box: Box) => tokens.map((token) => at(box.cards, token).value)

export const startRound: HappeningOf<Spyrium, 'start-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const period = num(box.rounds, s.round - 1)
    tell(s, { ev: 'round', seat: s.first, with: { round: s.round, period: at(PERIODS, period) } })
    for (let seat = 0; seat < s.seats; seat++) {
      const pounds = spaceValue(s, seat, box)
      gainMoney(s, seat, pounds)
      tell(s, { ev: 'income', seat, with: { pounds } })
    }
    s.current.push(face(s.future.shift()))
    s.currentToken = s.nextToken
    s.nextToken = []
    tell(s, { ev: 'current-event', card: num(s.current, 0) })
    showNextEvent(s, box)
    layMarket(s, period, box)
    giveTurn(s, s.first)
  },
}

/** SPY-2.4, 2.5: nine cards row by row, then their tokens. */
function layMarket(s: SpyriumState, period: number, box: Box): void {
  noReturn(s)
  const laid = at(s.decks, period).splice(0, POSITIONS)
  for (let pos = 0; pos < laid.length; pos++) {
    const card = face(laid[pos])
    at(s.market, pos).push(card)
    s.shown[card] = 1
  }
  tell(s, { ev: 'market', with: { cards: laid } })
  for (let pos = 0; pos < laid.length; pos++) {
    const { token, kind } = at(box.cards, num(laid, pos))
    if (token === null) continue
    const pile = at(s.marketTokens, pos)
    for (let left = kind === 'building' ? 1 : s.seats - 1; left > 0; left--) if (!drawToken(s, pile)) break
    tell(s, { ev: 'tokens', card: num(laid, pos), with: { values: valuesOf(pile, box) } })
  }
}

export const endRound: HappeningOf<Spyrium, 'end-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    tell(s, { ev: 'end-round', with: { round: s.round } })
    clearMarket(s)
    for (let seat = 0; seat < s.seats; seat++) straighten(s, seat)
    if (s.round === box.rounds.length) {
      finalScores(s, box)
      return
    }
    s.first = (s.first + 1) % s.seats
    for (let seat = 0; seat < s.seats; seat++) s.phase[seat] = 1
    s.round++
    next<SpyriumStep>(s, { do: 'start-round' })
  },
}

/** SPY-14.2, 18.1, 18.2: what is left of the market and the event, with their tokens, is discarded. */
function clearMarket(s: SpyriumState): void {
  for (let pos = 0; pos < POSITIONS; pos++) {
    const pile = at(s.market, pos)
    if (pile.length > 0) s.discard.push(draw(pile))
    discardTokens(s, at(s.marketTokens, pos))
  }
  discardTokens(s, s.currentToken)
  s.past.push(draw(s.current))
}

/** SPY-18.2, 18.3: cards upright, workers back on the start card, discs back. */
function straighten(s: SpyriumState, seat: Seat): void {
  const staff = at(s.staff, seat)
  let back = num(s.spent, seat)
  for (let i = 0; i < staff.length; i++) {
    back += num(staff, i)
    staff[i] = 0
  }
  at(s.tilted, seat).fill(0)
  at(s.used, seat).fill(0)
  s.spent[seat] = 0
  add(s.active, seat, back)
  s.eventUsed[seat] = 0
  s.passed[seat] = 0
  s.turns[seat] = 0
}
