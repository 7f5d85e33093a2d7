// NEH-7.18, 7.19 Night work: own tired workers stand up again, but not the one on this very card.
import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import { isFree, isNeutral, isTired, nobodyOn, occupied, ownerAt } from '../rules/layout.ts'
import { tellPlaced } from '../rules/place.ts'
import { alone, chosenSlot, perSlot, STOP } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from '../rules/state.ts'
import { AT_LEAST_ONCE, priced, type Work } from '../rules/work.ts'

const RAISE = perSlot('raise')
const NOBODY_TIRED: NehemiahRefusal = { clause: 'NEH-7.18', with: { why: 'target' } }
const NOBODY_HERE = nobodyOn('raise', { clause: 'NEH-7.18', with: { why: 'empty' } })
const OWN_ONLY: NehemiahRefusal = { clause: 'NEH-7.18', with: { why: 'other' } }
const NO_NEUTRAL: NehemiahRefusal = { clause: 'NEH-9.8', with: { why: 'raise' } }
const AWAKE: NehemiahRefusal = { clause: 'NEH-7.18', with: { why: 'standing' } }
const THIS_CARD: NehemiahRefusal = { clause: 'NEH-7.18', with: { why: 'this' } }

/** Why the night work on `card` cannot stand up the worker of a slot. */
function refuseRaise(s: NehemiahState, seat: Seat, slot: number, card: number): NehemiahRefusal | null {
  const owner = ownerAt(s, slot)
  if (owner !== seat) return isNeutral(owner) ? NO_NEUTRAL : OWN_ONLY
  if (!isTired(s, slot)) return AWAKE
  return slot === card ? THIS_CARD : null
}

export const nightWork: Work = {
  ...priced('NEH-7.18'),
  hindrance(s, seat, card) {
    for (let slot = 0; slot < s.owner.length; slot++)
      if (!isFree(s, slot) && refuseRaise(s, seat, slot, card) === null) return null
    return NOBODY_TIRED
  },
  carryOut: (s, _seat, slot, { times }) => next<NehemiahStep>(s, { do: 'raise', slot, left: times, first: true }),
}

export const raise: DecisionOf<Nehemiah, 'raise'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates(s) {
    const list = occupied(s, RAISE)
    list.push(STOP)
    return list
  },
  refuse(s, step, seat, choice) {
    if (choice.act === 'stop') return step.first ? AT_LEAST_ONCE : null
    return refuseRaise(s, seat, chosenSlot(choice), step.slot)
  },
  otherwise: (s, _step, seat, choice) => NOBODY_HERE(s, seat, choice),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop',
  resolve(s, step, seat, choice) {
    if (choice.act === 'stop') return
    const slot = chosenSlot(choice)
    s.tired[slot] = 0
    tellPlaced(s, seat, slot, 'raise')
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
  },
}
