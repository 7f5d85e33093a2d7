// TRE-2: a round opens and ends.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, draw } from '../../../kernel/lists.ts'
import type { Box } from '../sheet/box.ts'
import { winners } from './scoring.ts'
import type { Trestle, TrestleState, TrestleStep } from './state.ts'

/** TRE-1.3: how many rounds this match has. */
export const roundsOf = (s: TrestleState, box: Box): number => (s.options.length === 'short' ? box.short : box.rounds)

/** TRE-2.1: hands are filled from the deck, seat by seat, as far as it lasts; then everybody chooses. */
export const openRound: HappeningOf<Trestle, 'open-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    noReturn(s)
    for (let k = 0; k < s.seats; k++) {
      const hand = at(s.hands, (s.first + k) % s.seats)
      while (hand.length < box.hand && s.deck.length > 0) hand.push(draw(s.deck))
    }
    tell(s, { ev: 'round', with: { round: s.round } })
    next<TrestleStep>(s, { do: 'choose-card' }, { do: 'end-round' })
  },
}

/** TRE-2.6, TRE-3.1: cards that were used are discarded; the next seat begins the next round, or the match is over. */
export const endRound: HappeningOf<Trestle, 'end-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    for (const shown of s.shown) s.discard.push(...shown.splice(0))
    const spent = s.deck.length === 0 && s.hands.every((hand) => hand.length === 0)
    if (spent || s.round >= roundsOf(s, box)) {
      tell(s, { ev: 'game-over', with: { winners: winners(s, box) } })
      return
    }
    s.round++
    s.first = (s.first + 1) % s.seats
    next<TrestleStep>(s, { do: 'open-round' })
  },
}
