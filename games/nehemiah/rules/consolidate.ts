// NEH-7.25, 7.26: Consolidation activates occupied cards of its own column, in any row.
import { next } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { carryOut, payCoin } from './effects.ts'
import { NOBODY } from './layout.ts'
import { hindrance } from './needs.ts'
import { ALONE, COLUMNS, NO_SEAT, perSlot, STOP, slotAt } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

const CONSOLIDATE = perSlot('consolidate')
const OF_COLUMN: readonly (readonly NehemiahChoice[])[] = Array.from({ length: COLUMNS }, (_, column) => [
  ...CONSOLIDATE.slice(column * ROWS, column * ROWS + ROWS),
  STOP,
])
const EMPTY: Refusal = { clause: 'NEH-7.25', with: { why: 'empty' } }
const NO_GOLD: Refusal = { clause: 'NEH-7.25', with: { why: 'gold' } }
const ONCE: Refusal = { clause: 'NEH-5.9' }
const AT_LEAST_ONE: Refusal = { clause: 'NEH-7.2' }

function refuseCard(s: NehemiahState, seat: Seat, slot: number, box: Box): Refusal | null {
  if (s.owner[slot] === NOBODY) return EMPTY
  if ((s.activated & (1 << slot)) !== 0) return ONCE
  const gold = (s.gold[seat] as number) - box.coin
  return gold < 0 ? NO_GOLD : hindrance(s, seat, slot, gold, s.activated, box)
}

type ConsolidateStep = Extract<NehemiahStep, { do: 'consolidate' }>

export const consolidate: Decision<NehemiahState, ConsolidateStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (s, step) => (step.left === 0 ? NO_SEAT : (ALONE[s.turn] as readonly Seat[])),
  candidates: (_s, step) => OF_COLUMN[step.column] as readonly NehemiahChoice[],
  refuse(s, step, seat, choice, box) {
    if (choice.act === 'stop') return step.first ? AT_LEAST_ONE : null
    return refuseCard(s, seat, slotAt(choice.on?.[0]), box)
  },
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'stop') return
    const slot = slotAt(choice.on?.[0])
    if (step.left > 1) next<NehemiahStep>(s, { ...step, left: step.left - 1, first: false })
    payCoin(s, seat, slot, box)
    carryOut(s, seat, slot, box)
  },
}
