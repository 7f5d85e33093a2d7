// SPY-7: a worker leaves the market and brings a pound for every other worker around a card beside it.

import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { isRef } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import { interest } from '../cards/capitalisation.ts'
import type { Box } from '../sheet/box.ts'
import { ALONE, gainMoney } from './gain.ts'
import { BESIDE, besideCard, crowd, hasCard } from './market.ts'
import { GAPS } from './names.ts'
import { gapRef, pointed, positionRef } from './refs.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

/** A worker of one's own, pointed at by its gap. */
export const TAKES: readonly SpyriumChoice[] = GAPS.map((_, gap) => ({ act: 'take-worker', on: [gapRef(gap)] }))
const EARN: readonly (readonly SpyriumChoice[])[] = BESIDE.map((pair) =>
  pair.map((pos): SpyriumChoice => ({ act: 'earn-at', on: [positionRef(pos)] })),
)
const NOT_YOURS: SpyriumRefusal = { clause: 'SPY-7.1', with: { why: 'gap' } }
const EMPTY: SpyriumRefusal = { clause: 'SPY-7.2' }
const FAR: SpyriumRefusal = { clause: 'SPY-7.1', with: { why: 'far' } }
const EARN_CARD: readonly (readonly SpyriumStep[])[] = ALONE.map((_, seat) =>
  GAPS.map((_, gap) => ({ do: 'earn-card', seat, gap })),
)

/** SPY-7.3, 8.5: the worker goes beside the start card. */
export function withdraw(s: SpyriumState, seat: Seat, gap: number): void {
  add(at(s.gaps, seat), gap, -1)
  add(s.spent, seat, 1)
}

/** What a worker would bring at a position; −1 for none, when both cards beside it are gone. */
export function earnings(s: SpyriumState, seat: Seat, pos: number, box: Box): number {
  return (pos < 0 ? 0 : crowd(s, pos)) + interest(s, seat, box)
}

function earn(s: SpyriumState, seat: Seat, gap: number, pos: number, box: Box): void {
  const pounds = earnings(s, seat, pos, box)
  withdraw(s, seat, gap)
  gainMoney(s, seat, pounds)
  if (pos < 0) tell(s, { ev: 'withdraw', seat, from: gapRef(gap), with: { pounds } })
  else tell(s, { ev: 'earn', seat, from: gapRef(gap), card: num(at(s.market, pos), 0), with: { pounds } })
}

/** D4 for Earn money: which worker. */
export const earnWorker: DecisionOf<Spyrium, 'earn-worker'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => TAKES,
  refuse: (s, _step, seat, choice) => (num(at(s.gaps, seat), pointed(choice)) === 0 ? NOT_YOURS : null),
  resolve(s, _step, seat, choice, box) {
    const gap = pointed(choice)
    if (besideCard(s, gap)) next(s, at(at(EARN_CARD, seat), gap))
    else earn(s, seat, gap, -1, box)
  },
}

/** D5: at which of the two cards. */
export const earnCard: DecisionOf<Spyrium, 'earn-card'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (_s, step) => at(EARN, step.gap),
  refuse: (s, _step, _seat, choice) => (hasCard(s, pointed(choice)) ? null : EMPTY),
  otherwise: (_s, step, seat, { act, on }) =>
    seat === step.seat && act === 'earn-at' && isRef('market', on?.[0]) ? FAR : null,
  resolve: (s, step, seat, choice, box) => earn(s, seat, step.gap, pointed(choice), box),
}
