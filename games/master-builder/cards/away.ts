// MAS-6.8 to 6.15: events that strike all workers of a fault or a type: each of them is away.
import { tell } from '../../../kernel/agenda.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { reaches } from '../rules/reach.ts'
import { DUTY, type MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** All workers of a seat whom the event reaches are turned face down (MAS-6.3). */
export function turnDown(s: MasterState, seat: Seat, event: number, box: Box): void {
  const workers: Card[] = []
  for (const card of at(s.crews, seat))
    if (reaches(event, card, box)) {
      s.duty[card] = DUTY.down
      workers.push(card)
    }
  if (workers.length > 0) tell(s, { ev: 'unavailable', seat, with: { workers } })
}
