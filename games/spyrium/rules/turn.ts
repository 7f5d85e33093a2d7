// SPY-3, SPY-13: turns, the two phases, passing.

import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import { refuseTaylorism } from '../cards/taylorism.ts'
import type { Box } from '../sheet/box.ts'
import { refuseActivating } from './activate.ts'
import { refuseEvent } from './event.ts'
import { refuseExploiting } from './exploit.ts'
import { ALONE } from './gain.ts'
import { inMarket } from './market.ts'
import { refusePlacing } from './place.ts'
import type { SpyriumRefusal } from './speech.ts'
import type { Spyrium, SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'
import { hasTechnique, TAYLORISM } from './technique.ts'

const perSeat = (step: (seat: Seat) => SpyriumStep): readonly SpyriumStep[] => ALONE.map((_, seat) => step(seat))
const PHASE_1 = perSeat((seat) => ({ do: 'phase-1', seat }))
const PHASE_2 = perSeat((seat) => ({ do: 'phase-2', seat, started: false }))
const STARTED = perSeat((seat) => ({ do: 'phase-2', seat, started: true }))
const END_TURN = perSeat((seat) => ({ do: 'end-turn', seat }))
const PLACE = perSeat((seat) => ({ do: 'place-worker', seat, event: false }))
const EARN = perSeat((seat) => ({ do: 'earn-worker', seat }))
const ACTIVATE = perSeat((seat) => ({ do: 'activate-worker', seat }))
const EVENT = perSeat((seat) => ({ do: 'event-option', seat }))
const EXPLOIT = perSeat((seat) => ({ do: 'exploit-building', seat, way: 'exploit' }))
const TAYLORISM_STEP = perSeat((seat) => ({ do: 'exploit-building', seat, way: 'taylorism' }))
const END_ROUND: SpyriumStep = { do: 'end-round' }

/** Everything a player may think of in a turn; what the phase does not allow says so. */
const ACTS: readonly SpyriumChoice[] = [
  { act: 'place' },
  { act: 'event' },
  { act: 'start-activation' },
  { act: 'earn' },
  { act: 'activate' },
  { act: 'exploit' },
  { act: 'pass' },
]
const ACTS_WITH_TAYLORISM: readonly SpyriumChoice[] = [...ACTS, { act: 'taylorism' }]

const PHASE_1_ONLY: SpyriumRefusal = { clause: 'SPY-3.6' }
const PHASE_2_ONLY: SpyriumRefusal = { clause: 'SPY-3.3' }
const NO_WORKER: SpyriumRefusal = { clause: 'SPY-7.1', with: { why: 'market' } }

function refuseAct(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): SpyriumRefusal | null {
  const act = choice.act
  const phase1 = s.phase[seat] === 1
  if (act === 'event') return refuseEvent(s, seat, box)
  if (act === 'place') return phase1 ? refusePlacing(s, seat) : PHASE_1_ONLY
  if (act === 'start-activation') return phase1 ? null : PHASE_1_ONLY
  if (phase1) return PHASE_2_ONLY
  switch (act) {
    case 'earn':
      return inMarket(s, seat) > 0 ? null : NO_WORKER
    case 'activate':
      return refuseActivating(s, seat, box)
    case 'exploit':
      return refuseExploiting(s, seat, 'exploit', box)
    case 'taylorism':
      return refuseTaylorism(s, seat, box)
    default: {
      const workers = inMarket(s, seat)
      return workers === 0 ? null : { clause: 'SPY-13.1', with: { workers } }
    }
  }
}

const NO_TAYLORISM: SpyriumRefusal = { clause: 'SPY-3.5' }
const otherAct = (choice: Choice): SpyriumRefusal | null => (choice.act === 'taylorism' ? NO_TAYLORISM : null)

const acts = (s: SpyriumState, seat: Seat, box: Box): readonly SpyriumChoice[] =>
  hasTechnique(s, seat, TAYLORISM, box) ? ACTS_WITH_TAYLORISM : ACTS

/** D1: a turn in Phase I. */
export const phase1: DecisionOf<Spyrium, 'phase-1'> = {
  kind: 'decision',
  always: true,
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (s, _step, seat, box) => acts(s, seat, box),
  refuse: (s, _step, seat, choice, box) => refuseAct(s, seat, choice, box),
  otherwise: (_s, step, seat, choice) => (seat === step.seat ? otherAct(choice) : null),
  // SPY-3.6: nobody comes back to Phase I, so workers that could be placed stay at home.
  givesUp: (s, _step, seat, choice) => choice.act === 'start-activation' && refusePlacing(s, seat) === null,
  resolve(s, _step, seat, choice) {
    if (choice.act === 'place') next(s, at(PLACE, seat))
    else if (choice.act === 'event') next(s, at(EVENT, seat))
    else {
      s.phase[seat] = 2
      tell(s, { ev: 'start-activation', seat })
      next(s, at(STARTED, seat))
    }
  },
}

/** D3: a turn in Phase II, or the rest of the turn that started it. */
export const phase2: DecisionOf<Spyrium, 'phase-2'> = {
  kind: 'decision',
  always: true,
  by: (_s, step) => at(ALONE, step.seat),
  candidates: (s, _step, seat, box) => acts(s, seat, box),
  refuse: (s, _step, seat, choice, box) => refuseAct(s, seat, choice, box),
  otherwise: (_s, step, seat, choice) => (seat === step.seat ? otherAct(choice) : null),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'pass',
  resolve(s, _step, seat, choice) {
    switch (choice.act) {
      case 'earn':
        return next(s, at(EARN, seat))
      case 'activate':
        return next(s, at(ACTIVATE, seat))
      case 'event':
        return next(s, at(EVENT, seat))
      case 'exploit':
        return next(s, at(EXPLOIT, seat))
      case 'taylorism':
        return next(s, at(TAYLORISM_STEP, seat))
      default:
        s.passed[seat] = 1
        tell(s, { ev: 'pass', seat })
    }
  },
}

/** SPY-3.1: a turn of this seat. */
export function giveTurn(s: SpyriumState, seat: Seat): void {
  s.agenda.push(at(END_TURN, seat), at(num(s.phase, seat) === 1 ? PHASE_1 : PHASE_2, seat))
}

/** SPY-3.1: clockwise to the next player who has not passed; when all have, the round ends. */
export const endTurn: HappeningOf<Spyrium, 'end-turn'> = {
  kind: 'happening',
  happen(s, { seat }) {
    add(s.turns, seat, 1)
    for (let k = 1; k <= s.seats; k++) {
      const following = (seat + k) % s.seats
      if (s.passed[following] === 0) return giveTurn(s, following)
    }
    s.agenda.push(END_ROUND)
  },
}
