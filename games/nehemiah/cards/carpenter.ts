// NEH-10.19 Carpenter, all round: a wood more with every card that gives its owner wood.
import { num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { holds, type Lying, lying } from '../rules/held.ts'
import type { NehemiahState } from '../rules/state.ts'
import { type Box, foremanCard } from '../sheet/box.ts'

const CARPENTER = foremanCard('carpenter')

export const carpenter: Lying = lying('NEH-10.19')

/** How much wood it adds to what a card gives the seat. */
export const woodMore = (s: NehemiahState, seat: Seat, box: Box): number =>
  holds(s, seat, CARPENTER) ? num(box.amount, CARPENTER) : 0
