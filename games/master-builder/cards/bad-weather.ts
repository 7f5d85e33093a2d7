// MAS-6.21 Bad Weather: nobody may assign more than so many workers in this round.
import { at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { eventOf, inForce } from '../rules/reach.ts'
import type { MasterRefusal } from '../rules/speech.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** How many workers a seat may still assign. */
export function roomLeft(s: MasterState, seat: Seat, box: Box): number {
  if (!inForce(s, 'construction-limit', box)) return Number.POSITIVE_INFINITY
  let room = num(box.eventWorkers, eventOf(s))
  for (const card of at(s.crews, seat)) if (num(s.duty, card) >= 0) room--
  return room
}

/** Whether so many more are too many. */
export const refuseInBadWeather = (s: MasterState, seat: Seat, many: number, box: Box): MasterRefusal | null =>
  roomLeft(s, seat, box) < many ? { clause: 'MAS-6.21', with: { most: num(box.eventWorkers, eventOf(s)) } } : null
