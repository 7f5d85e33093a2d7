// NEH-10.28 to 10.30: convict, assistant and corrupt worker, played instead of the main action.
import { next } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, foremanCard } from '../sheet/box.ts'
import { ACTIVATE, activate, refuseActivate } from './activate.ts'
import { cardChoices, refuseCard, spend } from './held.ts'
import { NEUTRAL, occupied } from './layout.ts'
import { ALONE, perSlot, STOP, slotAt } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

const FIGURE = cardChoices('figure')
const CONVICT = foremanCard('convict')
const ASSISTANT = foremanCard('assistant')

/** Every card before the seat as a main action, playable or not. */
export function figures(s: NehemiahState, seat: Seat, list: NehemiahChoice[]): void {
  const cards = s.foremen[seat] as Card[]
  for (let i = 0; i < cards.length; i++) list.push(FIGURE[seat]?.[i] as NehemiahChoice)
}

export function refuseFigure(s: NehemiahState, seat: Seat, choice: NehemiahChoice): Refusal | null {
  return refuseCard(s, seat, s.foremen[seat]?.[lastOf(choice.on?.[0])] as Card, 'main')
}

/** Whether the seat could play a figure card as its main action. */
export function figureFor(s: NehemiahState, seat: Seat): boolean {
  for (const card of s.foremen[seat] as Card[]) if (refuseCard(s, seat, card, 'main') === null) return true
  return false
}

export function playFigure(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): void {
  const card = s.foremen[seat]?.[lastOf(choice.on?.[0])] as Card
  s.passes = 0
  spend(s, seat, card)
  const left = box.amount[card] as number
  if (card === CONVICT) next<NehemiahStep>(s, { do: 'send', why: 'convict', left, first: true })
  else if (card === ASSISTANT) next<NehemiahStep>(s, { do: 'assistant-worker', left, first: true })
  else next<NehemiahStep>(s, { do: 'corrupt-target' })
}

const MUST_BEGIN: Refusal = { clause: 'NEH-10.29', with: { why: 'first' } }

/** NEH-10.29: one activation, then if wanted another. */
export const assistantWorker: Decision<
  NehemiahState,
  Extract<NehemiahStep, { do: 'assistant-worker' }>,
  NehemiahChoice,
  Box
> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates(s) {
    const list = occupied(s, ACTIVATE)
    list.push(STOP)
    return list
  },
  refuse(s, step, seat, choice) {
    if (choice.act === 'stop') return step.first ? MUST_BEGIN : null
    return refuseActivate(s, seat, slotAt(choice.on?.[0]))
  },
  resolve(s, step, _seat, choice) {
    if (choice.act === 'stop') return
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
    activate(s, slotAt(choice.on?.[0]))
  },
}

const CORRUPT = perSlot('corrupt')
const OWN: Refusal = { clause: 'NEH-10.30', with: { why: 'own' } }
const TIRED: Refusal = { clause: 'NEH-10.30', with: { why: 'tired' } }
const NEUTRALS: Refusal = { clause: 'NEH-9.8', with: { why: 'corrupt' } }

/** NEH-10.30: another player's standing worker, activated for oneself. */
export const corruptTarget: Decision<
  NehemiahState,
  Extract<NehemiahStep, { do: 'corrupt-target' }>,
  NehemiahChoice,
  Box
> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates: (s) => occupied(s, CORRUPT),
  refuse(s, _step, seat, choice) {
    const slot = slotAt(choice.on?.[0])
    const owner = s.owner[slot] as number
    if (owner >= NEUTRAL) return NEUTRALS
    if (owner === seat) return OWN
    return s.tired[slot] === 1 ? TIRED : null
  },
  resolve: (s, _step, _seat, choice) => activate(s, slotAt(choice.on?.[0])),
}
