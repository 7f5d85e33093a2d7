// NEH-7: every kind of Work card by its rule; whether a card can be carried out, and carrying it out.
import { at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { consolidateWith, consolidationWith } from '../cards/consolidation.ts'
import { crewChange } from '../cards/crew-change.ts'
import { funding, remarkableWork, timberOrder, timberStore } from '../cards/gain.ts'
import { buildGate } from '../cards/gate.ts'
import { buildWall, militaryTraining, templeOffering } from '../cards/influence.ts'
import { newSite } from '../cards/new-site.ts'
import { nightWork } from '../cards/night-work.ts'
import { planning } from '../cards/planning.ts'
import { prioritySite } from '../cards/priority-site.ts'
import { reassignment } from '../cards/reassignment.ts'
import type { Box, WorkKind } from '../sheet/box.ts'
import { KINDS, type KindId } from '../sheet/form.ts'
import type { Clause } from './clauses.ts'
import { workAt } from './layout.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { NehemiahState } from './state.ts'
import { spend } from './stock.ts'
import type { Work } from './work.ts'

const consolidation = consolidationWith(hindrance)
const RULES: Readonly<Record<KindId, Work>> = {
  'wood-1': timberStore,
  'wood-2': timberStore,
  'gold-2': funding,
  'gold-3': funding,
  'wood-order': timberOrder,
  'wall-1': buildWall,
  'wall-2': buildWall,
  'temple-1': templeOffering,
  'temple-2': templeOffering,
  'garrison-1': militaryTraining,
  'garrison-2': militaryTraining,
  gate: buildGate,
  'remarkable-work': remarkableWork,
  'night-work-1': nightWork,
  'night-work-2': nightWork,
  'new-site-1': newSite,
  'new-site-2': newSite,
  'priority-site': prioritySite,
  'crew-change': crewChange,
  reassignment,
  planning,
  'consolidation-1': consolidation,
  'consolidation-2': consolidation,
}
/** By kind; made alike, member by member, because V8 reads lists of records of one shape several times as fast. */
const WORKS: readonly Work[] = KINDS.map((id) => {
  const { clause, short, hindrance, carryOut } = RULES[id]
  return { clause, short, hindrance, carryOut }
})

/** The clause of a kind of Work card. */
export const workClause = (kind: WorkKind): Clause => at(WORKS, kind.index).clause

/** Why the seat could not carry out the card of a slot with this much gold, or null (NEH-7.1). */
export function hindrance(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  used: Small,
  box: Box,
): NehemiahRefusal | null {
  const kind = workAt(s, slot, box)
  const work = at(WORKS, kind.index)
  const { cost } = kind
  if (num(s.wood, seat) < cost.wood) return work.short('wood', cost.wood, num(s.wood, seat))
  if (gold < cost.gold) return work.short('gold', cost.gold, num(s.gold, seat))
  return work.hindrance(s, seat, slot, gold, used, box)
}

/** Carries out the card of a slot for a seat that can. */
export function carryOut(s: NehemiahState, seat: Seat, slot: number, box: Box): void {
  const kind = workAt(s, slot, box)
  s.activated = small.with(s.activated, slot)
  spend(s, seat, kind.cost)
  at(WORKS, kind.index).carryOut(s, seat, slot, kind, box)
}

export const consolidate = consolidateWith({ hindrance, carryOut })
