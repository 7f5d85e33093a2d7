// SPY-2 and SPY-18: a round begins and ends.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box, Face } from '../sheet/box.ts'
import { EVENTS, type EventId } from '../sheet/form.ts'
import { gainMoney, spaceValue } from './gain.ts'
import { POSITIONS } from './market.ts'
import { finalScores } from './score.ts'
import { PERIODS, type SpyriumState, type SpyriumStep } from './state.ts'
import { discardTokens, drawToken } from './tokens.ts'
import { giveTurn } from './turn.ts'

/** SPY-1.5, 2.3: the event that has come to the top of the future pile gets its token. */
export function showNextEvent(s: SpyriumState, box: Box): void {
  const card = s.future[0]
  if (card === undefined) return
  noReturn(s)
  tell(s, { ev: 'next-event', card })
  if (EVENTS[(box.cards[face(card)] as Face).event as EventId].special !== 'token') return
  if (drawToken(s, s.nextToken)) tell(s, { ev: 'tokens', card, with: { values: valuesOf(s.nextToken, box) } })
}

const valuesOf = (tokens: readonly Card[], box: Box) => tokens.map((token) => (box.cards[token] as Face).value)

export const startRound: Happening<SpyriumState, Extract<SpyriumStep, { do: 'start-round' }>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    const period = box.rounds[s.round - 1] as number
    tell(s, { ev: 'round', seat: s.first, with: { round: s.round, period: PERIODS[period] as string } })
    for (let seat = 0; seat < s.seats; seat++) {
      const pounds = spaceValue(s, seat, box)
      gainMoney(s, seat, pounds)
      tell(s, { ev: 'income', seat, with: { pounds } })
    }
    s.current.push(face(s.future.shift()))
    s.currentToken = s.nextToken
    s.nextToken = []
    tell(s, { ev: 'current-event', card: s.current[0] as Card })
    showNextEvent(s, box)
    layMarket(s, period, box)
    giveTurn(s, s.first)
  },
}

/** SPY-2.4, 2.5: nine cards row by row, then their tokens. */
function layMarket(s: SpyriumState, period: number, box: Box): void {
  noReturn(s)
  const laid = (s.decks[period] as Card[]).splice(0, POSITIONS)
  for (let pos = 0; pos < laid.length; pos++) {
    const card = face(laid[pos])
    s.market[pos]?.push(card)
    s.shown[card] = 1
  }
  if (s.events !== null) tell(s, { ev: 'market', with: { cards: laid } })
  for (let pos = 0; pos < laid.length; pos++) {
    const { token, kind } = box.cards[laid[pos] as Card] as Face
    if (token === null) continue
    const pile = s.marketTokens[pos] as Card[]
    for (let left = kind === 'building' ? 1 : s.seats - 1; left > 0; left--) if (!drawToken(s, pile)) break
    if (s.events !== null) tell(s, { ev: 'tokens', card: laid[pos] as Card, with: { values: valuesOf(pile, box) } })
  }
}

export const endRound: Happening<SpyriumState, Extract<SpyriumStep, { do: 'end-round' }>, Box> = {
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
    const pile = s.market[pos] as Card[]
    if (pile.length > 0) s.discard.push(pile.pop() as Card)
    discardTokens(s, s.marketTokens[pos] as Card[])
  }
  discardTokens(s, s.currentToken)
  s.past.push(s.current.pop() as Card)
}

/** SPY-18.2, 18.3: cards upright, workers back on the start card, discs back. */
function straighten(s: SpyriumState, seat: Seat): void {
  const staff = s.staff[seat] as number[]
  let back = s.spent[seat] as number
  for (let i = 0; i < staff.length; i++) {
    back += staff[i] as number
    staff[i] = 0
  }
  s.tilted[seat]?.fill(0)
  s.used[seat]?.fill(0)
  s.spent[seat] = 0
  s.active[seat] = (s.active[seat] as number) + back
  s.eventUsed[seat] = 0
  s.passed[seat] = 0
  s.turns[seat] = 0
}
