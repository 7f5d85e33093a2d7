// MAS-6: one event a round, acting through the workers' faults and types. What each kind of event does stands in cards/.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, draw } from '../../../kernel/lists.ts'
import { turnDown } from '../cards/away.ts'
import { type Box, FIRST_EVENT } from '../sheet/box.ts'
import type { Effect } from '../sheet/ids.ts'
import { stepsOf } from './choices.ts'
import type { MasterBuilder, MasterState, MasterStep } from './state.ts'
import { inTurn } from './turn.ts'

const CHOOSE = stepsOf('choose-worker')
const FIRE = stepsOf('fire')
const END: MasterStep = { do: 'end-events' }

type Strike = (s: MasterState, event: number, box: Box) => void

/** The same step for everybody, in turn order. */
const oneAfterTheOther =
  (steps: readonly MasterStep[]): Strike =>
  (s) => {
    for (let k = s.seats - 1; k >= 0; k--) next(s, at(steps, inTurn(s, k)))
  }

/** MAS-6.24: felt in a later phase of the round, by whatever asks whether it is in force. */
const lasts: Strike = () => {}

/** What an event brings about at once, by its effect. */
const STRIKE: Readonly<Record<Effect, Strike>> = {
  'unavailable-all': (s, event, box) => {
    for (let k = 0; k < s.seats; k++) turnDown(s, inTurn(s, k), event, box)
  },
  'unavailable-one': oneAfterTheOther(CHOOSE),
  'dismiss-one': oneAfterTheOther(CHOOSE),
  'release-one': oneAfterTheOther(CHOOSE),
  'construction-limit': lasts,
  fire: oneAfterTheOther(FIRE),
  'wage-surcharge': lasts,
}

/** MAS-6.1. */
export const events: HappeningOf<MasterBuilder, 'events'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 3
    const card = face(s.eventPile.shift())
    s.eventShown.push(card)
    noReturn(s)
    const event = card - FIRST_EVENT
    s.inForce = event
    tell(s, { ev: 'event', seat: s.mallet, card })
    next(s, END)
    STRIKE[at(box.effect, event)](s, event, box)
  },
}

/** MAS-6.2: the card goes under its pile; its effect may last (MAS-6.24). */
export const endEvents: HappeningOf<MasterBuilder, 'end-events'> = {
  kind: 'happening',
  happen(s) {
    s.eventPile.push(draw(s.eventShown))
    s.eventsSeen++
  },
}
