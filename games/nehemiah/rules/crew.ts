// NEH-7.18 to 7.22: effects that stand workers up, send them, or put them in another's place.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { canPlace, cardAt, columnOf, home, NEUTRAL, NOBODY, occupied, refuseColumn, rowOf, stand } from './layout.ts'
import { placeIn, tellPlaced } from './place.ts'
import { ALONE, NO_SEAT, perColumn, perSlot, SLOT_REFS, STOP, slotAt } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

type Of<K extends NehemiahStep['do']> = Extract<NehemiahStep, { do: K }>
type Choosing<K extends NehemiahStep['do']> = Decision<NehemiahState, Of<K>, NehemiahChoice, Box>

const AT_LEAST_ONE: Refusal = { clause: 'NEH-7.2' }
const turnPlayer = (s: NehemiahState) => ALONE[s.turn] as readonly Seat[]

const RAISE = perSlot('raise')
const OWN_ONLY: Refusal = { clause: 'NEH-7.18', with: { why: 'other' } }
const NO_NEUTRAL: Refusal = { clause: 'NEH-9.8', with: { why: 'raise' } }
const AWAKE: Refusal = { clause: 'NEH-7.18', with: { why: 'standing' } }
const THIS_CARD: Refusal = { clause: 'NEH-7.18', with: { why: 'this' } }

function refuseRaise(s: NehemiahState, seat: Seat, slot: number, card: number): Refusal | null {
  const owner = s.owner[slot] as number
  if (owner !== seat) return owner >= NEUTRAL ? NO_NEUTRAL : OWN_ONLY
  if (s.tired[slot] === 0) return AWAKE
  return slot === card ? THIS_CARD : null
}

/** Night work (NEH-7.18). */
export const raise: Choosing<'raise'> = {
  kind: 'decision',
  by: turnPlayer,
  candidates(s) {
    const list = occupied(s, RAISE)
    list.push(STOP)
    return list
  },
  refuse(s, step, seat, choice) {
    if (choice.act === 'stop') return step.first ? AT_LEAST_ONE : null
    return refuseRaise(s, seat, slotAt(choice.on?.[0]), step.slot)
  },
  resolve(s, step, seat, choice) {
    if (choice.act === 'stop') return
    const slot = slotAt(choice.on?.[0])
    s.tired[slot] = 0
    tellPlaced(s, seat, slot, 'raise')
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
  },
}

const SEND = perColumn('send')
const MUST_SEND: Refusal = { clause: 'NEH-10.28', with: { why: 'second' } }

/** New site (NEH-7.20) and the convict (NEH-10.28): one worker after another, by the placement rule. */
export const send: Choosing<'send'> = {
  kind: 'decision',
  by: (s) => (canPlace(s, s.turn) ? turnPlayer(s) : NO_SEAT),
  candidates(s) {
    const list = SEND.slice(0, s.columns.length)
    list.push(STOP)
    return list
  },
  refuse(s, step, _seat, choice) {
    if (choice.act !== 'stop') return refuseColumn(s, lastOf(choice.on?.[0]))
    if (step.why === 'convict') return MUST_SEND
    return step.first ? AT_LEAST_ONE : null
  },
  resolve(s, step, seat, choice) {
    if (choice.act === 'stop') return
    placeIn(s, seat, lastOf(choice.on?.[0]))
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
  },
}

const LIFT = perSlot('lift')
const PUT = perSlot('put')
const STANDING_OWN: Refusal = { clause: 'NEH-10.27', with: { why: 'worker' } }
const COMPANION_NEUTRAL: Refusal = { clause: 'NEH-9.8', with: { why: 'companion' } }
const TAKEN: Refusal = { clause: 'NEH-1.2' }

/** Priority site (NEH-7.21): any free card. The companion (NEH-10.27): first an own standing worker, then a free card. */
export const placeAnywhere: Choosing<'place-anywhere'> = {
  kind: 'decision',
  by: turnPlayer,
  candidates(s, step) {
    if (step.why === 'companion' && step.from < 0) return occupied(s, LIFT)
    const list: NehemiahChoice[] = []
    for (let slot = 0; slot < s.owner.length; slot++)
      if ((s.columns[columnOf(slot)] as Card[]).length > 0) list.push(PUT[slot] as NehemiahChoice)
    return list
  },
  refuse(s, _step, seat, choice) {
    const slot = slotAt(choice.on?.[0])
    if (choice.act === 'put') return s.owner[slot] === NOBODY ? null : TAKEN
    if ((s.owner[slot] as number) >= NEUTRAL) return COMPANION_NEUTRAL
    return s.owner[slot] === seat && s.tired[slot] === 0 ? null : STANDING_OWN
  },
  resolve(s, step, seat, choice) {
    const slot = slotAt(choice.on?.[0])
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

const RELIEVE = perSlot('relieve')
const NOT_OWN: Refusal = { clause: 'NEH-7.22', with: { why: 'own' } }
const CREW_NEUTRAL: Refusal = { clause: 'NEH-9.8', with: { why: 'crew' } }

/** Crew change (NEH-7.22): in the same state, and the other goes home. */
export const crewTarget: Choosing<'crew-target'> = {
  kind: 'decision',
  by: turnPlayer,
  candidates: (s) => occupied(s, RELIEVE),
  refuse(s, _step, seat, choice) {
    const owner = s.owner[slotAt(choice.on?.[0])] as number
    if (owner >= NEUTRAL) return CREW_NEUTRAL
    return owner === seat ? NOT_OWN : null
  },
  resolve(s, _step, seat, choice) {
    const slot = slotAt(choice.on?.[0])
    const owner = s.owner[slot] as number
    const tired = s.tired[slot] as number
    home(s, slot)
    stand(s, seat, slot)
    s.tired[slot] = tired
    if (s.events !== null)
      tell(s, {
        ev: 'crew-change',
        seat,
        to: SLOT_REFS[slot] as Ref,
        card: cardAt(s, slot),
        with: { owner, column: columnOf(slot) + 1, row: rowOf(slot) + 1 },
      })
  },
}
