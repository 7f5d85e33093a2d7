// MAS-3: in round 1 everybody takes five workers, one a lap.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import type { Box } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'
import { ALONE, DRAFT, FIRE, PASS, stepsOf } from './choices.ts'
import { firstOf, PILE, WORKER } from './refs.ts'
import type { MasterBuilder, MasterState } from './state.ts'
import { inTurn, otherwise } from './turn.ts'
import { employ } from './workers.ts'

const STEPS = stepsOf('draft-worker')

/** The next to take a worker, until everybody has five. */
export function nextDraft(s: MasterState, box: Box): void {
  let taken = 0
  for (const crew of s.crews) taken += crew.length
  if (taken < s.seats * box.limits.startingWorkers) next(s, at(STEPS, inTurn(s, taken % s.seats)))
}

export const draftWorker: DecisionOf<MasterBuilder, 'draft-worker'> = {
  kind: 'decision',
  by: (_s, step) => at(ALONE, step.seat),
  candidates(s, _step, seat) {
    const list = DRAFT.slice()
    for (const card of at(s.crews, seat)) list.push(at(FIRE, card))
    list.push(PASS)
    return list
  },
  refuse(s, _step, _seat, choice) {
    if (choice.act !== 'draft-worker') return { clause: 'MAS-3.3' }
    const type = firstOf(choice)
    return at(s.piles, type).length > 0 ? null : { clause: 'MAS-3.2', with: { type: at(TYPES, type) } }
  },
  otherwise: (s, step, seat, choice) =>
    seat === step.seat && choice.act === 'fire-worker' ? { clause: 'MAS-3.3' } : otherwise(s, step, seat, choice),
  resolve(s, _step, seat, choice, box) {
    const type = firstOf(choice)
    const card = employ(s, seat, type, box)
    noReturn(s)
    const wages = num(s.wages, seat)
    tell(s, { ev: 'draft-worker', seat, card, from: at(PILE, type), to: at(WORKER, card), with: { wages } })
    nextDraft(s, box)
  },
}
