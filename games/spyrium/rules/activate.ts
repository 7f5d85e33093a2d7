// SPY-8: activating a card: which worker, which card. What else is to be settled follows in deal.ts.
import { next } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { refuseCard } from './afford.ts'
import { askLobbying } from './deal.ts'
import { TAKES } from './earn.ts'
import { ALONE } from './gain.ts'
import { BESIDE, GAPS, positionRef } from './market.ts'
import type { SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

const CARDS: readonly (readonly SpyriumChoice[])[] = BESIDE.map((pair) =>
  pair.map((pos): SpyriumChoice => ({ act: 'activate-card', on: [positionRef(pos)] })),
)
const ACTIVATE_CARD: readonly (readonly SpyriumStep[])[] = ALONE.map((_, seat) =>
  GAPS.map((_, gap) => ({ do: 'activate-card', seat, gap })),
)
const NOT_YOURS: Refusal = { clause: 'SPY-8.1', with: { why: 'not-yours' } }
const NO_WORKER: Refusal = { clause: 'SPY-8.1', with: { why: 'no-worker' } }

/** Why neither card beside a gap can be activated, or null: the cards first, then the empty positions. */
function refuseGap(s: SpyriumState, seat: Seat, gap: number, box: Box): Refusal | null {
  const [a, b] = BESIDE[gap] as readonly [number, number]
  const first = refuseCard(s, seat, a, box)
  if (first === null) return null
  const second = refuseCard(s, seat, b, box)
  if (second === null) return null
  return (s.market[a] as Card[]).length > 0 ? first : second
}

/** Why a seat can activate nothing at all, or null: for the first of its workers that stands beside a card. */
export function refuseActivating(s: SpyriumState, seat: Seat, box: Box): Refusal | null {
  const own = s.gaps[seat] as number[]
  let reason = NO_WORKER
  for (let gap = 0; gap < own.length; gap++) {
    if (own[gap] === 0) continue
    const refusal = refuseGap(s, seat, gap, box)
    if (refusal === null) return null
    if (reason.clause === 'SPY-8.1') reason = refusal
  }
  return reason
}

/** D4 for Activate a card: which worker. */
export const activateWorker: Decision<
  SpyriumState,
  Extract<SpyriumStep, { do: 'activate-worker' }>,
  SpyriumChoice,
  Box
> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: () => TAKES,
  refuse(s, _step, seat, choice, box) {
    const gap = lastOf(choice.on?.[0])
    return s.gaps[seat]?.[gap] === 0 ? NOT_YOURS : refuseGap(s, seat, gap, box)
  },
  resolve: (s, _step, seat, choice) => next(s, ACTIVATE_CARD[seat]?.[lastOf(choice.on?.[0])] as SpyriumStep),
}

/** D6: which of the two cards. */
export const activateCard: Decision<SpyriumState, Extract<SpyriumStep, { do: 'activate-card' }>, SpyriumChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: (_s, step) => CARDS[step.gap] as readonly SpyriumChoice[],
  refuse: (s, _step, seat, choice, box) => refuseCard(s, seat, lastOf(choice.on?.[0]), box),
  resolve: (s, step, seat, choice, box) => askLobbying(s, seat, step.gap, lastOf(choice.on?.[0]), box),
}
