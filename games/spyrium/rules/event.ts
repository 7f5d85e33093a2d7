// SPY-6, SPY-20: using the event of the round.

import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { SAME_VALUE, setValue, valueChoices } from '../cards/trade.ts'
import { type Box, eventRule, type Face } from '../sheet/box.ts'
import { layDisc } from './disc.ts'
import { refuseExploiting } from './exploit.ts'
import { ALONE, gainCrystals, gainMoney, gainVp, recruit, residenceAction } from './gain.ts'
import { NONE } from './names.ts'
import { refusePlacing } from './place.ts'
import { currentEvent, eventDue, explainPrice, pricedWith } from './price.ts'
import { named } from './refs.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'
import { ready, TRADE, tilt } from './technique.ts'

const OPTIONS: readonly (readonly SpyriumChoice[])[] = [0, 1, 2, 3].map((n) =>
  Array.from({ length: n }, (_, k): SpyriumChoice => ({ act: 'choose-option', n: [k] })),
)
const RERUN: readonly SpyriumStep[] = ALONE.map((_, seat) => ({ do: 'exploit-building', seat, way: 'overtime' }))
const PLACE: readonly SpyriumStep[] = ALONE.map((_, seat) => ({ do: 'place-worker', seat, event: true }))
const USED: SpyriumRefusal = { clause: 'SPY-6.1' }

/** Why an option of the current event cannot be carried out in full, or null. */
function refuseOption(s: SpyriumState, seat: Seat, face: Face, k: number, box: Box): SpyriumRefusal | null {
  const { clause, special } = eventRule(face)
  if (s.phase[seat] === 1 && !face.phase1) return { clause, with: { why: 'phase' } }
  const option = at(face.options, k)
  const money = num(s.money, seat)
  const crystals = num(s.crystals, seat)
  if (special === 'staff' && s.reserve[seat] === 0) return { clause, with: { why: 'reserve' } }
  if (eventDue(s, seat, face, option, box) > money)
    return {
      clause,
      with: { why: 'money', money, ...pricedWith(explainPrice(s, seat, { what: 'event', option: k }, box)) },
    }
  if (option.payCrystals > crystals) return { clause, with: { why: 'crystals', crystals, pays: option.payCrystals } }
  if (special === 'place') return refusePlacing(s, seat)
  if (special === 'rerun') return refuseExploiting(s, seat, 'overtime', box)
  return null
}

/** Why the event cannot be used at all, or null: what stands against its only option, or against all. */
export function refuseEvent(s: SpyriumState, seat: Seat, box: Box): SpyriumRefusal | null {
  if (s.eventUsed[seat] === 1) return USED
  const face = currentEvent(s, box)
  let first: SpyriumRefusal | null = null
  for (let k = 0; k < face.options.length; k++) {
    const refusal = refuseOption(s, seat, face, k, box)
    if (refusal === null) return null
    first ??= refusal
  }
  return face.options.length === 1 ? first : { clause: 'SPY-6.2', with: { card: num(s.current, 0) } }
}

/** D14: which option. */
export const eventOption: DecisionOf<Spyrium, 'event-option'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (s, _step, _seat, box) => at(OPTIONS, currentEvent(s, box).options.length),
  refuse: (s, _step, seat, choice, box) => refuseOption(s, seat, currentEvent(s, box), named(choice), box),
  resolve(s, _step, seat, choice, box) {
    const k = named(choice)
    const { special } = eventRule(currentEvent(s, box))
    if (special === 'place') next(s, at(PLACE, seat))
    else if (special === 'rerun') next(s, at(RERUN, seat))
    else if (special === 'token' && ready(s, seat, TRADE, box)) next(s, { do: 'subsidy-value', seat, option: k })
    else carryOutOption(s, seat, k, NONE, box)
  },
}

/** Pay, then gain, then a residence action where the card gives one. */
function carryOutOption(s: SpyriumState, seat: Seat, k: number, value: number, box: Box): void {
  const face = currentEvent(s, box)
  const option = at(face.options, k)
  const { special } = eventRule(face)
  const times = special !== 'token' ? 1 : value !== NONE ? value : eventToken(s, box)
  layDisc(s, seat, k, box)
  if (value !== NONE) tilt(s, seat, TRADE, box)
  const pounds = option.money * times
  const crystals = option.crystals * times
  const vp = option.vp * times
  gainMoney(s, seat, pounds)
  gainCrystals(s, seat, crystals)
  if (pounds + crystals + vp > 0) tell(s, { ev: 'gain', seat, with: { pounds, crystals, vp } })
  if (option.recruit > 0) recruit(s, seat, option.recruit)
  if (special === 'residence') residenceAction(s, seat)
  gainVp(s, seat, vp, 'events', box)
}

/** The value of the token on the current event. */
export const eventToken = (s: SpyriumState, box: Box): number => box.cards[num(s.currentToken, 0)]?.value ?? 0

/** D9 for the subsidy: Trade sets the value of the event's token, or stays upright. */
export const subsidyValue: DecisionOf<Spyrium, 'subsidy-value'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (_s, _step, _seat, box) => valueChoices(box),
  refuse: (s, _step, _seat, choice, box) => (named(choice) === eventToken(s, box) ? SAME_VALUE : null),
  resolve: (s, step, seat, choice, box) => carryOutOption(s, seat, step.option, setValue(choice), box),
}
