// CAS-19.2, 19.3, 19.17: the toll every trader pays while the innkeeper lies beside the castle.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, type CastleStep, FIELDS, type StepOf } from '../state.ts'
import { ALONE, add, eachSeat, NOBODY } from './seat.ts'

const RECALL = eachSeat((seat): CastleStep => ({ do: 'recall-trader-helper', seat }))
const CHOICES = FIELDS.map((_, k): CastleChoice => ({ act: 'recall-trader-helper', on: [`field.${k}`] }))
const NOT_YOURS: Refusal = { clause: 'CAS-19.3' }

export const toll: Happening<CastleState, StepOf<'toll'>, Box> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    if (s.inn === seat) return
    const thalers = Math.min(box.toll, s.thalers[seat] as number)
    // CAS-19.3: who cannot pay takes a helper off the carts instead.
    if (thalers < box.toll) {
      next(s, RECALL[seat] as CastleStep)
      return
    }
    add(s.thalers, seat, -thalers)
    if (s.inn === null) s.hoard += thalers
    else add(s.thalers, s.inn, thalers)
    tell(s, { ev: 'toll', seat, with: { thalers, to: s.inn } })
  },
}

export const recallTraderHelper: Decision<CastleState, StepOf<'recall-trader-helper'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, { seat }) => (s.fields.includes(seat) ? (ALONE[seat] as Seat[]) : NOBODY),
  candidates: () => CHOICES,
  refuse: (s, _step, seat, choice) => (s.fields[lastOf(choice.on?.[0])] === seat ? null : NOT_YOURS),
  resolve(s, { seat }, _seat, choice) {
    const field = lastOf(choice.on?.[0])
    s.fields[field] = null
    add(s.supply, seat, 1)
    tell(s, { ev: 'recall', seat, from: `field.${field}`, with: { field: FIELDS[field] as string } })
  },
}
