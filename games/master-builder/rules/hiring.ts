// MAS-4: from round 2 on, hire, fire or pass, round and round until all have passed in a row.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { nextDraft } from './draft.ts'
import { DUTY, type MasterChoice, type MasterState, type MasterStep, TYPES } from './state.ts'
import { ALONE, employ, FIRE, HIRE, PASS, release, SEATS } from './workers.ts'

const STEPS: readonly MasterStep[] = SEATS.map((seat) => ({ do: 'manage-crew', seat }))

export const hireFire: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 1
    if (s.round === 1) return nextDraft(s, box)
    s.passes = 0
    for (let seat = 0; seat < s.seats; seat++) s.actions[seat] = 0
    next(s, STEPS[s.mallet] as MasterStep)
  },
}

/** MAS-4.3, 4.2: room on the wage track and a worker on the pile. */
function refuseHire(s: MasterState, seat: Seat, type: number, box: Box): Refusal | null {
  if ((s.piles[type] as Card[]).length === 0) return { clause: 'MAS-4.2', with: { type: TYPES[type] as string } }
  const wages = (s.wages[seat] as number) + (box.wageOf[type] as number)
  if (wages > box.limits.wageTrack) return { clause: 'MAS-4.3', with: { wages, most: box.limits.wageTrack } }
  return null
}

/** MAS-4.7: as many passes in a row as players, and the phase is over. */
function endPhase(s: MasterState): void {
  for (const crew of s.crews) for (const card of crew) if (s.duty[card] === DUTY.hired) s.duty[card] = DUTY.free
}

type ManageStep = Extract<MasterStep, { do: 'manage-crew' }>

export const manageCrew: Decision<MasterState, ManageStep, MasterChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as readonly Seat[],
  candidates(s, _step, seat) {
    const list = HIRE.slice()
    const crew = s.crews[seat] as Card[]
    for (let i = 0; i < crew.length; i++) list.push(FIRE[crew[i] as Card] as MasterChoice)
    list.push(PASS)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'pass') return null
    if (s.options.hiring === 'three-actions' && (s.actions[seat] as number) >= box.limits.actionsLimit)
      return { clause: 'MAS-4.9', with: { most: box.limits.actionsLimit } }
    const at = lastOf(choice.on?.[0])
    if (choice.act === 'hire') return refuseHire(s, seat, at, box)
    return s.duty[at] === DUTY.hired ? { clause: 'MAS-4.5', with: { card: at } } : null
  },
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'pass') {
      s.passes++
      tell(s, { ev: 'pass', seat })
      if (s.passes === s.seats) return endPhase(s)
    } else {
      s.passes = 0
      s.actions[seat] = (s.actions[seat] as number) + 1
      move(s, seat, choice, box)
    }
    next(s, STEPS[(seat + 1) % s.seats] as MasterStep)
  },
}

function move(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): void {
  const at = lastOf(choice.on?.[0])
  if (choice.act === 'hire') {
    const card = employ(s, seat, at, box)
    s.duty[card] = DUTY.hired
    if (s.events !== null)
      tell(s, {
        ev: 'hire',
        seat,
        card,
        from: `pile.${at}`,
        to: `worker.${card}`,
        with: { wages: s.wages[seat] as number },
      })
  } else {
    release(s, seat, at, box)
    if (s.events !== null)
      tell(s, {
        ev: 'fire-worker',
        seat,
        card: at,
        from: `worker.${at}`,
        to: `pile.${box.type[at]}`,
        with: { wages: s.wages[seat] as number },
      })
  }
}
