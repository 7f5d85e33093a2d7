// NEH-7.10 Timber store, 7.11 Funding, 7.12 Timber order, 7.17 Remarkable work: goods and points from the bank.
import { tell } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/words.ts'
import { cardAt } from '../rules/layout.ts'
import { score } from '../rules/points.ts'
import { slotRef } from '../rules/refs.ts'
import type { NehemiahState } from '../rules/state.ts'
import { take } from '../rules/stock.ts'
import { priced, type Work } from '../rules/work.ts'
import type { Box, WorkKind } from '../sheet/box.ts'
import { woodMore } from './carpenter.ts'
import { goldMore } from './merchant.ts'

/** Nothing but its cost hinders such a card. */
const hindrance = () => null

function carryOut(s: NehemiahState, seat: Seat, slot: number, { cost, gives }: WorkKind, box: Box): void {
  const wood = gives.wood > 0 ? gives.wood + woodMore(s, seat, box) : 0
  const gold = gives.gold > 0 ? gives.gold + goldMore(s, seat, box) : 0
  const { vp } = gives
  take(s, seat, { wood, gold })
  if (vp > 0) score(s, seat, 'works', vp)
  // Most cards give goods: nothing is put together for a computer opponent that does not listen.
  if (s.events !== null)
    tell(s, {
      ev: 'gain',
      seat,
      from: slotRef(slot),
      card: cardAt(s, slot),
      with: { ...cost, gets: [wood, gold, vp] },
    })
}

export const timberStore: Work = { ...priced('NEH-7.10'), hindrance, carryOut }
export const funding: Work = { ...priced('NEH-7.11'), hindrance, carryOut }
export const timberOrder: Work = { ...priced('NEH-7.12'), hindrance, carryOut }
export const remarkableWork: Work = { ...priced('NEH-7.17'), hindrance, carryOut }
