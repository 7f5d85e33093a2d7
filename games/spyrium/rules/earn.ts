// SPY-7: a worker leaves the market and brings a pound for every other worker around a card beside it.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { ALONE, gainMoney } from './gain.ts'
import { BESIDE, besideCard, crowd, GAPS, gapRef, hasCard, positionRef } from './market.ts'
import type { SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'
import { CAPITALISATION, hasTechnique } from './technique.ts'

/** A worker of one's own, pointed at by its gap. */
export const TAKES: readonly SpyriumChoice[] = GAPS.map((_, gap) => ({ act: 'take-worker', on: [gapRef(gap)] }))
const EARN: readonly (readonly SpyriumChoice[])[] = BESIDE.map((pair) =>
  pair.map((pos): SpyriumChoice => ({ act: 'earn-at', on: [positionRef(pos)] })),
)
const NOT_YOURS: Refusal = { clause: 'SPY-7.1', with: { here: true } }
const EMPTY: Refusal = { clause: 'SPY-7.2' }
const EARN_CARD: readonly (readonly SpyriumStep[])[] = ALONE.map((_, seat) =>
  GAPS.map((_, gap) => ({ do: 'earn-card', seat, gap })),
)

/** SPY-7.3, 8.5: the worker goes beside the start card. */
export function withdraw(s: SpyriumState, seat: Seat, gap: number): void {
  const own = s.gaps[seat] as number[]
  own[gap] = (own[gap] as number) - 1
  s.spent[seat] = (s.spent[seat] as number) + 1
}

/** What a worker would bring at a position; −1 for none, when both cards beside it are gone. */
export function earnings(s: SpyriumState, seat: Seat, pos: number, box: Box): number {
  const more = hasTechnique(s, seat, CAPITALISATION, box) ? box.figures.capitalisation : 0
  return (pos < 0 ? 0 : crowd(s, pos)) + more
}

function earn(s: SpyriumState, seat: Seat, gap: number, pos: number, box: Box): void {
  const pounds = earnings(s, seat, pos, box)
  withdraw(s, seat, gap)
  gainMoney(s, seat, pounds)
  if (s.events === null) return
  if (pos < 0) tell(s, { ev: 'withdraw', seat, from: gapRef(gap), with: { pounds } })
  else tell(s, { ev: 'earn', seat, from: gapRef(gap), card: s.market[pos]?.[0] as Card, with: { pounds } })
}

/** D4 for Earn money: which worker. */
export const earnWorker: Decision<SpyriumState, Extract<SpyriumStep, { do: 'earn-worker' }>, SpyriumChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: () => TAKES,
  refuse: (s, _step, seat, choice) => (s.gaps[seat]?.[lastOf(choice.on?.[0])] === 0 ? NOT_YOURS : null),
  resolve(s, _step, seat, choice, box) {
    const gap = lastOf(choice.on?.[0])
    if (besideCard(s, gap)) next(s, EARN_CARD[seat]?.[gap] as SpyriumStep)
    else earn(s, seat, gap, -1, box)
  },
}

/** D5: at which of the two cards. */
export const earnCard: Decision<SpyriumState, Extract<SpyriumStep, { do: 'earn-card' }>, SpyriumChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates: (_s, step) => EARN[step.gap] as readonly SpyriumChoice[],
  refuse: (s, _step, _seat, choice) => (hasCard(s, lastOf(choice.on?.[0])) ? null : EMPTY),
  resolve: (s, step, seat, choice, box) => earn(s, seat, step.gap, lastOf(choice.on?.[0]), box),
}
