// The event of a round, and whom it reaches (MAS-6).
import { num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { Effect } from '../sheet/ids.ts'
import type { MasterState } from './state.ts'

/** The event of the round by its number, in a step that only an event brings about. */
export function eventOf(s: MasterState): number {
  if (s.inForce === null) throw new Error('no event in this round')
  return s.inForce
}

/** Whether the event of the round has this effect. */
export const inForce = (s: MasterState, effect: Effect, box: Box): boolean =>
  s.inForce !== null && box.effect[s.inForce] === effect

/** Whether an event reaches a worker: by a fault, by his type, or any worker at all. */
export function reaches(event: number, card: Card, box: Box): boolean {
  const faults = num(box.eventFaults, event)
  const types = num(box.eventTypes, event)
  if (small.isEmpty(faults) && small.isEmpty(types)) return true
  return !small.isEmpty(small.both(num(box.faults, card), faults)) || small.has(types, num(box.type, card))
}
