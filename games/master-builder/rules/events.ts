// MAS-6: one event a round, acting through the workers' faults and types.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, FIRST_EVENT } from '../sheet/box.ts'
import { pay } from './money.ts'
import { inTurn } from './round.ts'
import { DUTY, LINE, type MasterChoice, type MasterState, type MasterStep } from './state.ts'
import { ALONE, CHOOSE, NOBODY, release, SEATS } from './workers.ts'

const CHOOSE_STEPS: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'choose-worker', seat }))
const FIRE_STEPS: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'fire', seat }))
const END: MasterStep = { do: 'end-events' }

export const events: Happening<MasterState, MasterStep, Box> = {
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
    switch (box.effect[event]) {
      case 'unavailable-all':
        for (let k = 0; k < s.seats; k++) turnDown(s, inTurn(s, k), event, box)
        return
      case 'unavailable-one':
      case 'dismiss-one':
      case 'release-one':
        return oneAfterTheOther(s, CHOOSE_STEPS)
      case 'fire':
        return oneAfterTheOther(s, FIRE_STEPS)
    }
  },
}

function oneAfterTheOther(s: MasterState, steps: readonly MasterStep[]): void {
  for (let k = s.seats - 1; k >= 0; k--) s.agenda.push(steps[inTurn(s, k)] as MasterStep)
}

/** Whether an event reaches a worker: by a fault, by his type, or any worker at all. */
export function reaches(event: number, card: Card, box: Box): boolean {
  const faults = box.eventFaults[event] as number
  const types = box.eventTypes[event] as number
  if (faults === 0 && types === 0) return true
  return ((box.faults[card] as number) & faults) !== 0 || (types & (1 << (box.type[card] as number))) !== 0
}

/** MAS-6.8 to 6.15: all whom the event reaches are turned face down. */
function turnDown(s: MasterState, seat: Seat, event: number, box: Box): void {
  const workers: Card[] = []
  for (const card of s.crews[seat] as Card[])
    if (reaches(event, card, box)) {
      s.duty[card] = DUTY.down
      workers.push(card)
    }
  if (s.events !== null && workers.length > 0) tell(s, { ev: 'unavailable', seat, with: { workers } })
}

type ChooseStep = Extract<MasterStep, { do: 'choose-worker' }>

/** MAS-6.6, 6.16 to 6.20: one worker of the seat's choice. */
export const chooseWorker: Decision<MasterState, ChooseStep, MasterChoice, Box> = {
  kind: 'decision',
  by(s, step, box) {
    const crew = s.crews[step.seat] as Card[]
    const event = s.inForce as number
    if (crew.length < (box.eventWorkers[event] as number)) return NOBODY
    for (const card of crew) if (reaches(event, card, box)) return ALONE[step.seat] as readonly Seat[]
    return NOBODY
  },
  candidates: (s, _step, seat) => (s.crews[seat] as Card[]).map((card) => CHOOSE[card] as MasterChoice),
  refuse(s, _step, _seat, choice, box) {
    const card = lastOf(choice.on?.[0])
    const event = s.inForce as number
    return reaches(event, card, box) ? null : { clause: 'MAS-6.6', with: { card, event: event + FIRST_EVENT } }
  },
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    const card = lastOf(choice.on?.[0])
    const event = s.inForce as number
    const effect = box.effect[event] as string
    if (effect === 'unavailable-one') {
      s.duty[card] = DUTY.down
      if (s.events !== null) tell(s, { ev: 'unavailable', seat, card, with: { workers: [card] } })
    } else {
      release(s, seat, card, box)
      if (s.events !== null) tell(s, { ev: effect, seat, card, from: `worker.${card}`, to: `pile.${box.type[card]}` })
    }
    const money = box.eventMoney[event] as number
    if (money === 0) return
    pay(s, seat, money, LINE.events)
    tell(s, { ev: 'compensation', seat, with: { money } })
  },
}

/** MAS-6.2: the card goes under its pile; its effect may last (MAS-6.24). */
export const endEvents: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s) {
    s.eventPile.push(s.eventShown.pop() as Card)
    s.eventsSeen++
  },
}
