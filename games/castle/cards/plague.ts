// CAS-19.8: the plague. In turn, everybody gives up a played card or pays for each of them.
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { PLAYED_REF, pointed } from '../rules/refs.ts'
import { alone, NOBODY } from '../rules/seat.ts'
import type { Castle, CastleChoice, CastleState } from '../rules/state.ts'
import { payWinter, removeCard } from '../rules/winter.ts'
import type { Box } from '../sheet/box.ts'

const PAY: CastleChoice = { act: 'plague-pay' }
/** By seat and number of played cards: one of them, or the payment. */
const CANDIDATES = PLAYED_REF.map((refs) => {
  const remove = refs.map((ref): CastleChoice => ({ act: 'plague-remove', on: [ref] }))
  return each(refs.length + 1, (cards): readonly CastleChoice[] => [...remove.slice(0, cards), PAY])
})

/** What it costs a seat to keep its played cards. */
export const plagueCost = (s: CastleState, seat: Seat, box: Box): number => at(s.played, seat).length * box.plague

export const plague: DecisionOf<Castle, 'plague'> = {
  kind: 'decision',
  by: (s, { seat }) => (at(s.played, seat).length === 0 ? NOBODY : alone(seat)),
  candidates: (s, _step, seat) => at(at(CANDIDATES, seat), at(s.played, seat).length),
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'plague-remove') return null
    const thalers = plagueCost(s, seat, box)
    return num(s.thalers, seat) < thalers ? { clause: 'CAS-19.8', with: { thalers } } : null
  },
  resolve(s, { seat }, _seat, choice, box) {
    if (choice.act === 'plague-remove') removeCard(s, seat, at(s.played, seat), pointed(choice))
    else payWinter(s, seat, plagueCost(s, seat, box))
  },
}
