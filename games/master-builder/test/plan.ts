// Master Builder for the battery: tables, invariants, and what nobody at the table may know.

import { counts, type Plan, permute, slotsOf } from '../../../contract/plan.ts'
import type { Rng, Seat } from '../../../kernel/words.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import { title } from '../rules/index.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { words } from '../words/index.ts'
import { invariants } from './invariants.ts'

/** The order of every pile below what lies open; nobody has a hand, so all seats and spectators know the same. */
function conceal(s: MasterState, _seat: Seat | null, rng: Rng, _box: Box): void {
  for (const pile of s.piles) permute(slotsOf(pile, 1), rng)
  permute([...slotsOf(s.contractPile), ...slotsOf(s.aside)], rng)
  permute([...slotsOf(s.situationPile), ...slotsOf(s.situationsAside)], rng)
  // An event that has been revealed in this game lies at the bottom; the rest is unknown.
  permute(slotsOf(s.eventPile, 0, 16 - s.round + (s.phase < 3 ? 1 : 0)), rng)
  s.rng = { a: 1, b: 2, c: 3, d: 4 }
}

export const plan: Plan<MasterState, Box> = {
  title: title as unknown as Title,
  words,
  insight,
  tables: [...counts(2, 4), ...counts(2, 4, { hiring: 'three-actions' })],
  told: [{ seats: 4, options: { hiring: 'three-actions' } }],
  seldom: {
    'MAS-3.2': 'no pile runs out while the first crews are taken at random',
    'MAS-4.9': 'whoever has acted three times passes without being asked',
    'MAS-5.14': 'two contracts of one player in round 1 are rare at random',
    'MAS-6.3': 'a worker who is away is told of by the step that would need him',
    'MAS-9.4': 'the bank hardly ever runs out of one kind of IOU',
  },
  invariants,
  conceal,
}
