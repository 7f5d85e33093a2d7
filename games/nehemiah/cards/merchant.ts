// NEH-10.20 Merchant, all round: a gold more with every Funding card its owner carries out.
import { num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { holds, type Lying, lying } from '../rules/held.ts'
import type { NehemiahState } from '../rules/state.ts'
import { type Box, foremanCard } from '../sheet/box.ts'

const MERCHANT = foremanCard('merchant')

export const merchant: Lying = lying('NEH-10.20')

/** How much gold it adds to what a card gives the seat. */
export const goldMore = (s: NehemiahState, seat: Seat, box: Box): number =>
  holds(s, seat, MERCHANT) ? num(box.amount, MERCHANT) : 0
