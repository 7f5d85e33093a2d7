// NEH-7.16 Build a gate: the top Gate card; its points count at the end.
import { tell } from '../../../kernel/agenda.ts'
import { at, draw, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { cardAt } from '../rules/layout.ts'
import { slotRef } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { NehemiahState } from '../rules/state.ts'
import { priced, type Work } from '../rules/work.ts'
import type { Box } from '../sheet/box.ts'

const NO_GATE: NehemiahRefusal = { clause: 'NEH-7.16', with: { why: 'target' } }

/** The seat takes the top gate of the pile; what it is worth. */
export function takeGate(s: NehemiahState, seat: Seat, box: Box): number {
  const gate = draw(s.gatePile)
  at(s.gates, seat).push(gate)
  return num(box.gateVp, gate)
}

export const buildGate: Work = {
  ...priced('NEH-7.16'),
  hindrance: (s) => (s.gatePile.length === 0 ? NO_GATE : null),
  carryOut(s, seat, slot, { cost }, box) {
    const points = takeGate(s, seat, box)
    tell(s, { ev: 'gate', seat, from: slotRef(slot), card: cardAt(s, slot), with: { ...cost, points } })
  },
}
