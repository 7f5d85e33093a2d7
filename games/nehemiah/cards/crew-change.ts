// NEH-7.22 Crew change: a worker of the supply takes the place of another player's, standing or tired as he was.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import {
  cardAt,
  hasWorker,
  home,
  isFree,
  isNeutral,
  isTired,
  nobodyOn,
  occupied,
  ownerAt,
  placeOf,
  stand,
} from '../rules/layout.ts'
import { alone, chosenSlot, perSlot, slotRef } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahState, NehemiahStep } from '../rules/state.ts'
import { priced, type Work } from '../rules/work.ts'

const RELIEVE = perSlot('relieve')
const NO_WORKER: NehemiahRefusal = { clause: 'NEH-7.22', with: { why: 'supply' } }
const NO_OTHER: NehemiahRefusal = { clause: 'NEH-7.22', with: { why: 'target' } }
const NOBODY_HERE = nobodyOn('relieve', { clause: 'NEH-7.22', with: { why: 'empty' } })
const OWN: NehemiahRefusal = { clause: 'NEH-7.22', with: { why: 'own' } }
const NO_NEUTRAL: NehemiahRefusal = { clause: 'NEH-9.8', with: { why: 'crew' } }

/** Why the seat cannot relieve the worker of a slot. */
function refuseRelieve(s: NehemiahState, seat: Seat, slot: number): NehemiahRefusal | null {
  const owner = ownerAt(s, slot)
  if (isNeutral(owner)) return NO_NEUTRAL
  return owner === seat ? OWN : null
}

export const crewChange: Work = {
  ...priced('NEH-7.22'),
  hindrance(s, seat) {
    if (!hasWorker(s, seat)) return NO_WORKER
    for (let slot = 0; slot < s.owner.length; slot++)
      if (!isFree(s, slot) && refuseRelieve(s, seat, slot) === null) return null
    return NO_OTHER
  },
  carryOut: (s) => next<NehemiahStep>(s, { do: 'crew-target' }),
}

export const crewTarget: DecisionOf<Nehemiah, 'crew-target'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: (s) => occupied(s, RELIEVE),
  refuse: (s, _step, seat, choice) => refuseRelieve(s, seat, chosenSlot(choice)),
  otherwise: (s, _step, seat, choice) => NOBODY_HERE(s, seat, choice),
  resolve(s, _step, seat, choice) {
    const slot = chosenSlot(choice)
    const owner = ownerAt(s, slot)
    const tired = isTired(s, slot)
    home(s, slot)
    stand(s, seat, slot)
    s.tired[slot] = tired ? 1 : 0
    tell(s, { ev: 'crew-change', seat, to: slotRef(slot), card: cardAt(s, slot), with: { owner, ...placeOf(slot) } })
  },
}
