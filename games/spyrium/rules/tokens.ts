// SPY-14: numbered tokens, from the reserve to cards and events and on to the discard or to the owner of Trade.

import { face, tell } from '../../../kernel/agenda.ts'
import { at, draw, takeOut } from '../../../kernel/lists.ts'
import { shuffle } from '../../../kernel/random.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { keepsToken } from '../cards/trade.ts'
import type { Box } from '../sheet/box.ts'
import type { SpyriumState } from './state.ts'

/** Draws one token onto a pile; false when there is none left anywhere (SPY-14.3, 14.4). */
export function drawToken(s: SpyriumState, onto: Card[]): boolean {
  if (s.tokenReserve.length === 0) {
    if (s.tokenDiscard.length === 0) return false
    s.tokenReserve = s.tokenDiscard
    s.tokenDiscard = []
    shuffle(s, s.tokenReserve)
    tell(s, { ev: 'tokens-reshuffled', with: { tokens: s.tokenReserve.length } })
  }
  onto.push(face(s.tokenReserve.shift()))
  return true
}

/** SPY-9.3, 10.8, 23.5: the token leaves the card; the owner of Trade keeps it while there is room. */
export function takeToken(s: SpyriumState, seat: Seat, pos: number, index: number, box: Box): void {
  const token = takeOut(at(s.marketTokens, pos), index)
  const kept = at(s.kept, seat)
  if (keepsToken(s, seat, box)) {
    kept.push(token)
    tell(s, { ev: 'token-kept', seat, card: token, with: { kept: kept.length } })
  } else s.tokenDiscard.push(token)
}

/** All tokens of a pile go to the discard. */
export function discardTokens(s: SpyriumState, pile: Card[]): void {
  while (pile.length > 0) s.tokenDiscard.push(draw(pile))
}
