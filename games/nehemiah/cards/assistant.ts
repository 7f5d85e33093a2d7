// NEH-10.29 Assistant, instead of the main action: one activation, then if wanted another.
import { next } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { num } from '../../../kernel/lists.ts'
import { ACTIVATE, activate } from '../rules/activate.ts'
import { MAIN_ACTION, type Played, played } from '../rules/held.ts'
import { canActivate, nobodyOn, occupied, refuseActivate } from '../rules/layout.ts'
import { alone, chosenSlot, STOP } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahStep } from '../rules/state.ts'

const NOBODY_HERE = nobodyOn('activate')
const MUST_BEGIN: NehemiahRefusal = { clause: 'NEH-10.29', with: { why: 'first' } }

export const assistant: Played = {
  ...played('NEH-10.29'),
  when: MAIN_ACTION,
  hasTarget: canActivate,
  play(s, _seat, card, _choice, box) {
    s.passes = 0
    next<NehemiahStep>(s, { do: 'assistant-worker', left: num(box.amount, card), first: true })
  },
}

export const assistantWorker: DecisionOf<Nehemiah, 'assistant-worker'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates(s) {
    const list = occupied(s, ACTIVATE)
    list.push(STOP)
    return list
  },
  refuse(s, step, seat, choice) {
    if (choice.act === 'stop') return step.first ? MUST_BEGIN : null
    return refuseActivate(s, seat, chosenSlot(choice))
  },
  otherwise: (s, _step, seat, choice) => NOBODY_HERE(s, seat, choice),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop',
  resolve(s, step, _seat, choice) {
    if (choice.act === 'stop') return
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
    activate(s, chosenSlot(choice))
  },
}
