// SPY-8: activating a card: which worker, which card. What else is to be settled follows in deal.ts.

import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { isRef } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { refuseCard } from './afford.ts'
import { askLobbying } from './deal.ts'
import { TAKES } from './earn.ts'
import { ALONE } from './gain.ts'
import { BESIDE } from './market.ts'
import { GAPS } from './names.ts'
import { pointed, positionRef } from './refs.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

const CARDS: readonly (readonly SpyriumChoice[])[] = BESIDE.map((pair) =>
  pair.map((pos): SpyriumChoice => ({ act: 'activate-card', on: [positionRef(pos)] })),
)
const ACTIVATE_CARD: readonly (readonly SpyriumStep[])[] = ALONE.map((_, seat) =>
  GAPS.map((_, gap) => ({ do: 'activate-card', seat, gap })),
)
const NOT_YOURS: SpyriumRefusal = { clause: 'SPY-8.1', with: { why: 'not-yours' } }
const FAR: SpyriumRefusal = { clause: 'SPY-8.1', with: { why: 'far' } }
const NO_WORKER: SpyriumRefusal = { clause: 'SPY-8.1', with: { why: 'no-worker' } }

/** Why neither card beside a gap can be activated, or null: the cards first, then the empty positions. */
function refuseGap(s: SpyriumState, seat: Seat, gap: number, box: Box): SpyriumRefusal | null {
  const [a, b] = at(BESIDE, gap)
  const first = refuseCard(s, seat, a, box)
  if (first === null) return null
  const second = refuseCard(s, seat, b, box)
  if (second === null) return null
  return at(s.market, a).length > 0 ? first : second
}

/** Why a seat can activate nothing at all, or null: for the first of its workers that stands beside a card. */
export function refuseActivating(s: SpyriumState, seat: Seat, box: Box): SpyriumRefusal | null {
  const own = at(s.gaps, seat)
  let reason: SpyriumRefusal = NO_WORKER
  for (let gap = 0; gap < own.length; gap++) {
    if (own[gap] === 0) continue
    const refusal = refuseGap(s, seat, gap, box)
    if (refusal === null) return null
    if (reason.clause === 'SPY-8.1') reason = refusal
  }
  return reason
}

/** D4 for Activate a card: which worker. */
export const activateWorker: DecisionOf<Spyrium, 'activate-worker'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: () => TAKES,
  refuse(s, _step, seat, choice, box) {
    const gap = pointed(choice)
    return num(at(s.gaps, seat), gap) === 0 ? NOT_YOURS : refuseGap(s, seat, gap, box)
  },
  resolve: (s, _step, seat, choice) => next(s, at(at(ACTIVATE_CARD, seat), pointed(choice))),
}

/** D6: which of the two cards. */
export const activateCard: DecisionOf<Spyrium, 'activate-card'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (_s, step) => at(CARDS, step.gap),
  refuse: (s, _step, seat, choice, box) => refuseCard(s, seat, pointed(choice), box),
  otherwise: (_s, step, seat, { act, on }) =>
    seat === step.seat && act === 'activate-card' && isRef('market', on?.[0]) ? FAR : null,
  resolve: (s, step, seat, choice, box) => askLobbying(s, seat, step.gap, pointed(choice), box),
}
