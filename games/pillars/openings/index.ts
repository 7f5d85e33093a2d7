// How a match of Pillars begins for a seat: what it plays to the first tricks. A worker counts by trade, whatever its colour.
import type { OpeningsOf } from '../../../title/openings.ts'
import { handCard } from '../rules/refs.ts'
import type { Pillars } from '../rules/state.ts'
import { printed } from '../rules/trick.ts'
import { rowOf } from '../sheet/box.ts'

export const openings: OpeningsOf<Pillars> = {
  depth: 3,
  variant: null,
  label(s, seat, { act, on = [] }, box) {
    if (act !== 'play-card') return null
    const row = rowOf(printed(s, handCard(s, seat, on[0])), box)
    return [box.id.findIndex((_, card) => rowOf(card, box) === row)]
  },
  name: (card, voice, box) => voice.printed(box.names[card], rowOf(card, box)),
}
