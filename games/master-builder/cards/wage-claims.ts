// MAS-6.23 Wage Claims: on pay day each skilled worker costs something more; the marker does not move.
import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { eventOf, inForce } from '../rules/reach.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** What a seat pays on top of its wage total. */
export function surcharge(s: MasterState, seat: Seat, box: Box): number {
  if (!inForce(s, 'wage-surcharge', box)) return 0
  const event = eventOf(s)
  const types = num(box.eventTypes, event)
  let claims = 0
  for (const card of at(s.crews, seat)) if (small.has(types, num(box.type, card))) claims++
  return claims * num(box.eventMoney, event)
}
