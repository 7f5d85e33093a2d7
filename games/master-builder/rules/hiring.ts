// MAS-4: from round 2 on, hire, fire or pass, round and round until all have passed in a row.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, each, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, WORKERS } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'
import { ALONE, fireOf, HIRE, PASS, stepsOf } from './choices.ts'
import { nextDraft } from './draft.ts'
import { firstOf, PILE, WORKER } from './refs.ts'
import type { MasterRefusal } from './speech.ts'
import { DUTY, type MasterBuilder, type MasterState } from './state.ts'
import { otherwise } from './turn.ts'
import { employ, release } from './workers.ts'

const STEPS = stepsOf('manage-crew')

export const hireFire: HappeningOf<MasterBuilder, 'hire-fire'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 1
    if (s.round === 1) return nextDraft(s, box)
    s.passes = 0
    for (let seat = 0; seat < s.seats; seat++) s.actions[seat] = 0
    next(s, at(STEPS, s.mallet))
  },
}

const NONE_LEFT = TYPES.map((type): MasterRefusal => ({ clause: 'MAS-4.2', with: { type } }))
const JUST_HIRED = each(WORKERS, (card): MasterRefusal => ({ clause: 'MAS-4.5', with: { card } }))

/** MAS-4.3, 4.2: room on the wage track and a worker on the pile. */
function refuseHire(s: MasterState, seat: Seat, type: number, box: Box): MasterRefusal | null {
  if (s.piles[type]?.length === 0) return at(NONE_LEFT, type)
  const wages = (s.wages[seat] ?? 0) + (box.wageOf[type] ?? 0)
  const most = box.limits.wageTrack
  return wages > most ? { clause: 'MAS-4.3', with: { wages, most } } : null
}

/** MAS-4.7: as many passes in a row as players, and the phase is over. */
function endPhase(s: MasterState): void {
  for (const crew of s.crews) for (const card of crew) if (s.duty[card] === DUTY.hired) s.duty[card] = DUTY.free
}

/** MAS-4.9: with this option, whether a seat has done all it may do in this phase. */
const isSpent = (s: MasterState, seat: Seat, box: Box): boolean =>
  s.options.hiring === 'three-actions' && num(s.actions, seat) >= box.limits.actionsLimit

export const manageCrew: DecisionOf<MasterBuilder, 'manage-crew'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  // Whoever may still act can fire a worker of an earlier round, or pass.
  several: (s, _step, seat, box) =>
    !isSpent(s, seat, box) && at(s.crews, seat).some((card) => s.duty[card] !== DUTY.hired),
  candidates(s, _step, seat) {
    const list = HIRE.slice()
    const crew = s.crews[seat]
    if (crew !== undefined) for (const card of crew) list.push(fireOf(card))
    list.push(PASS)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'pass') return null
    if (isSpent(s, seat, box)) return { clause: 'MAS-4.9', with: { most: box.limits.actionsLimit } }
    const named = firstOf(choice)
    if (choice.act === 'hire') return refuseHire(s, seat, named, box)
    return s.duty[named] === DUTY.hired ? at(JUST_HIRED, named) : null
  },
  otherwise(s, step, seat, choice) {
    const card = choice.act === 'fire-worker' && seat === step.seat ? WORKER.indexOf(choice.on?.[0] ?? '') : -1
    return card < 0 ? otherwise(s, step, seat, choice) : { clause: 'MAS-4.4', with: { card } }
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'pass',
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'pass') {
      s.passes++
      tell(s, { ev: 'pass', seat })
      if (s.passes === s.seats) return endPhase(s)
    } else {
      s.passes = 0
      add(s.actions, seat, 1)
      if (choice.act === 'hire') hire(s, seat, firstOf(choice), box)
      else dismiss(s, seat, firstOf(choice), box)
    }
    next(s, at(STEPS, (seat + 1) % s.seats))
  },
}

/** MAS-4.2. */
function hire(s: MasterState, seat: Seat, type: number, box: Box): void {
  const card = employ(s, seat, type, box)
  s.duty[card] = DUTY.hired
  // Half of all choices are hires and fires: nothing is made to be told where nobody listens.
  if (s.events === null) return
  const wages = num(s.wages, seat)
  tell(s, { ev: 'hire', seat, card, from: at(PILE, type), to: at(WORKER, card), with: { wages } })
}

/** MAS-4.4. */
function dismiss(s: MasterState, seat: Seat, card: Card, box: Box): void {
  release(s, seat, card, box)
  if (s.events === null) return
  const wages = num(s.wages, seat)
  tell(s, { ev: 'fire-worker', seat, card, from: at(WORKER, card), to: at(PILE, num(box.type, card)), with: { wages } })
}
