// NEH-10.21 Administrator: after a refill, two cards of a column just refilled change rows (rules/swap.ts).
import { next } from '../../../kernel/agenda.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { announce, holderOf, type Lying, lying } from '../rules/held.ts'
import type { NehemiahState, NehemiahStep } from '../rules/state.ts'
import { foremanCard } from '../sheet/box.ts'

const ADMINISTRATOR = foremanCard('administrator')

export const administrator: Lying = lying('NEH-10.21')

/** The owner is asked once for all columns refilled from this deck, before a round end. */
export function askAdministrator(s: NehemiahState, fresh: Small): void {
  const seat = small.isEmpty(fresh) ? null : holderOf(s, ADMINISTRATOR)
  if (seat !== null) next<NehemiahStep>(s, { do: 'swap-cards', why: 'administrator', seat, column: -1, among: fresh })
}

export const announceAdministrator = (s: NehemiahState, seat: Seat): void => announce(s, seat, ADMINISTRATOR)
