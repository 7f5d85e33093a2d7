// SPY-6.1: the event disc marks a use of the current event; what the option costs is paid with it.
import { tell } from '../../../kernel/agenda.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box, EventOption } from '../sheet/box.ts'
import { EVENTS, type EventId } from '../sheet/form.ts'
import { currentEvent, eventDue, explainPrice, pricedWith } from './price.ts'
import type { SpyriumState } from './state.ts'

export function layDisc(s: SpyriumState, seat: Seat, option: number, box: Box): void {
  const face = currentEvent(s, box)
  const chosen = face.options[option] as EventOption
  if (s.events !== null)
    tell(s, {
      ev: 'event',
      seat,
      card: s.current[0] as Card,
      with: {
        option: EVENTS[face.event as EventId].options[option] as string,
        ...pricedWith(explainPrice(s, seat, { what: 'event', option }, box)),
      },
    })
  s.money[seat] = (s.money[seat] as number) - eventDue(s, seat, face, chosen, box)
  s.crystals[seat] = (s.crystals[seat] as number) - chosen.payCrystals
  s.eventUsed[seat] = 1
}
