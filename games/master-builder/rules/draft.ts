// MAS-3: in round 1 everybody takes five workers, one a lap.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { inTurn } from './round.ts'
import { type MasterChoice, type MasterState, type MasterStep, TYPES } from './state.ts'
import { ALONE, DRAFT, employ, FIRE, PASS, SEATS } from './workers.ts'

const STEPS: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'draft-worker', seat }))

/** The next to take a worker, until everybody has five. */
export function nextDraft(s: MasterState, box: Box): void {
  let taken = 0
  for (const crew of s.crews) taken += crew.length
  if (taken < s.seats * box.limits.startingWorkers) next(s, STEPS[inTurn(s, taken % s.seats)] as MasterStep)
}

type DraftStep = Extract<MasterStep, { do: 'draft-worker' }>

export const draftWorker: Decision<MasterState, DraftStep, MasterChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates(s, _step, seat) {
    const list = DRAFT.slice()
    for (const card of s.crews[seat] as Card[]) list.push(FIRE[card] as MasterChoice)
    list.push(PASS)
    return list
  },
  refuse(s, _step, _seat, choice) {
    if (choice.act !== 'draft-worker') return { clause: 'MAS-3.3' }
    const type = lastOf(choice.on?.[0])
    return (s.piles[type] as Card[]).length > 0 ? null : { clause: 'MAS-3.2', with: { type: TYPES[type] as string } }
  },
  resolve(s, _step, seat, choice, box) {
    const type = lastOf(choice.on?.[0])
    const card = employ(s, seat, type, box)
    noReturn(s)
    if (s.events !== null)
      tell(s, {
        ev: 'draft-worker',
        seat,
        card,
        from: `pile.${type}`,
        to: `worker.${card}`,
        with: { wages: s.wages[seat] as number },
      })
    nextDraft(s, box)
  },
}
