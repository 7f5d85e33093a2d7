// Workers of the supply sent to columns one after another (new site, convict), and one put on any free card
// (priority site, companion).
import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import {
  canPlace,
  columnOf,
  hasCards,
  isFree,
  isNeutral,
  NOBODY,
  nobodyOn,
  occupied,
  ownerAt,
  refuseActivate,
  refuseColumn,
  stand,
} from './layout.ts'
import { placeIn, tellPlaced } from './place.ts'
import { alone, chosen, chosenSlot, NO_SEAT, perColumn, perSlot, SLOT_REFS, STOP } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { AT_LEAST_ONCE } from './work.ts'

const SEND = perColumn('send')
const MUST_SEND: NehemiahRefusal = { clause: 'NEH-10.28', with: { why: 'second' } }

/** NEH-7.20, 10.28: by the placement rule, as long as one can go. */
export const send: DecisionOf<Nehemiah, 'send'> = {
  kind: 'decision',
  by: (s) => (canPlace(s, s.turn) ? alone(s.turn) : NO_SEAT),
  candidates(s) {
    const list = SEND.slice(0, s.columns.length)
    list.push(STOP)
    return list
  },
  refuse(s, step, _seat, choice) {
    if (choice.act !== 'stop') return refuseColumn(s, chosen(choice))
    if (step.why === 'convict') return MUST_SEND
    return step.first ? AT_LEAST_ONCE : null
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop',
  resolve(s, step, seat, choice) {
    if (choice.act === 'stop') return
    placeIn(s, seat, chosen(choice))
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
  },
}

const LIFT = perSlot('lift')
const PUT = perSlot('put')
const STANDING_OWN: NehemiahRefusal = { clause: 'NEH-10.27', with: { why: 'worker' } }
const NOBODY_HERE = nobodyOn('lift', { clause: 'NEH-10.27', with: { why: 'empty' } })
const LIFT_FIRST: NehemiahRefusal = { clause: 'NEH-10.27', with: { why: 'first' } }
const LIFTED: NehemiahRefusal = { clause: 'NEH-10.27', with: { why: 'chosen' } }
const NO_NEUTRAL: NehemiahRefusal = { clause: 'NEH-9.8', with: { why: 'companion' } }
const TAKEN: NehemiahRefusal = { clause: 'NEH-1.2' }

const refusePut = (s: NehemiahState, slot: number): NehemiahRefusal | null => (isFree(s, slot) ? null : TAKEN)

/** NEH-10.27: an own standing worker, one that could be activated, is the one that moves. */
function refuseLift(s: NehemiahState, seat: Seat, slot: number): NehemiahRefusal | null {
  if (isNeutral(ownerAt(s, slot))) return NO_NEUTRAL
  return refuseActivate(s, seat, slot) === null ? null : STANDING_OWN
}

/** Some worker can be lifted. */
export function canLift(s: NehemiahState, seat: Seat): boolean {
  for (let slot = 0; slot < s.owner.length; slot++) if (refuseLift(s, seat, slot) === null) return true
  return false
}

/** Some card is free. */
export function canPut(s: NehemiahState): boolean {
  for (let slot = 0; slot < s.owner.length; slot++)
    if (hasCards(s, columnOf(slot)) && refusePut(s, slot) === null) return true
  return false
}

/** NEH-7.21: any free card. NEH-10.27: first an own standing worker, then a free card. */
export const placeAnywhere: DecisionOf<Nehemiah, 'place-anywhere'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates(s, step) {
    if (step.why === 'companion' && step.from < 0) return occupied(s, LIFT)
    const list: NehemiahChoice[] = []
    for (let slot = 0; slot < s.owner.length; slot++) if (hasCards(s, columnOf(slot))) list.push(at(PUT, slot))
    return list
  },
  refuse: (s, _step, seat, choice) =>
    choice.act === 'put' ? refusePut(s, chosenSlot(choice)) : refuseLift(s, seat, chosenSlot(choice)),
  otherwise(s, step, seat, choice) {
    const slot = SLOT_REFS.indexOf(choice.on?.[0] ?? '')
    if (seat !== s.turn || slot < 0 || slot >= s.owner.length) return null
    const lifting = step.why === 'companion' && step.from < 0
    if (choice.act === 'lift') return lifting ? NOBODY_HERE(s, seat, choice) : step.why === 'companion' ? LIFTED : null
    if (choice.act !== 'put') return null
    return lifting ? LIFT_FIRST : refuseColumn(s, columnOf(slot))
  },
  resolve(s, step, seat, choice) {
    const slot = chosenSlot(choice)
    if (choice.act === 'lift') return next<NehemiahStep>(s, { ...step, from: slot })
    if (step.from < 0) {
      stand(s, seat, slot)
      return tellPlaced(s, seat, slot, 'place')
    }
    s.owner[step.from] = NOBODY
    s.owner[slot] = seat
    s.tired[slot] = 0
    tellPlaced(s, seat, slot, 'move-worker')
  },
}
