// SPY-6.1: the event disc marks a use of the current event; what the option costs is paid with it.

import { tell } from '../../../kernel/agenda.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, eventRule } from '../sheet/box.ts'
import { currentEvent, eventDue, explainPrice, pricedWith } from './price.ts'
import type { SpyriumState } from './state.ts'

export function layDisc(s: SpyriumState, seat: Seat, option: number, box: Box): void {
  const face = currentEvent(s, box)
  const chosen = at(face.options, option)
  // The terms of the price are put together only where somebody listens.
  if (s.events !== null)
    tell(s, {
      ev: 'event',
      seat,
      card: num(s.current, 0),
      with: {
        option: at(eventRule(face).options, option),
        ...pricedWith(explainPrice(s, seat, { what: 'event', option }, box)),
      },
    })
  add(s.money, seat, -eventDue(s, seat, face, chosen, box))
  add(s.crystals, seat, -chosen.payCrystals)
  s.eventUsed[seat] = 1
}
