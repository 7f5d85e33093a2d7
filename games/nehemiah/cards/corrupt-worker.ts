// NEH-10.30 Corrupt worker, instead of the main action: another player's standing worker, activated for oneself.
import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import { activate } from '../rules/activate.ts'
import { MAIN_ACTION, type Played, played } from '../rules/held.ts'
import { isFree, isNeutral, isTired, nobodyOn, occupied, ownerAt } from '../rules/layout.ts'
import { alone, chosenSlot, perSlot } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from '../rules/state.ts'

const CORRUPT = perSlot('corrupt')
const NOBODY_HERE = nobodyOn('corrupt', { clause: 'NEH-10.30', with: { why: 'empty' } })
const OWN: NehemiahRefusal = { clause: 'NEH-10.30', with: { why: 'own' } }
const TIRED: NehemiahRefusal = { clause: 'NEH-10.30', with: { why: 'tired' } }
const NO_NEUTRAL: NehemiahRefusal = { clause: 'NEH-9.8', with: { why: 'corrupt' } }

/** Why the worker of a slot does not work for the seat. */
function refuseCorrupt(s: NehemiahState, seat: Seat, slot: number): NehemiahRefusal | null {
  const owner = ownerAt(s, slot)
  if (isNeutral(owner)) return NO_NEUTRAL
  if (owner === seat) return OWN
  return isTired(s, slot) ? TIRED : null
}

export const corruptWorker: Played = {
  ...played('NEH-10.30'),
  when: MAIN_ACTION,
  hasTarget(s, seat) {
    for (let slot = 0; slot < s.owner.length; slot++)
      if (!isFree(s, slot) && refuseCorrupt(s, seat, slot) === null) return true
    return false
  },
  play(s) {
    s.passes = 0
    next<NehemiahStep>(s, { do: 'corrupt-target' })
  },
}

export const corruptTarget: DecisionOf<Nehemiah, 'corrupt-target'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: (s) => occupied(s, CORRUPT),
  refuse: (s, _step, seat, choice) => refuseCorrupt(s, seat, chosenSlot(choice)),
  otherwise: (s, _step, seat, choice) => NOBODY_HERE(s, seat, choice),
  resolve: (s, _step, _seat, choice) => activate(s, chosenSlot(choice)),
}
