// SPY-23.4 Crane: new lots cost less, never less than nothing. End: a point per building.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { SpyriumState } from '../rules/state.ts'
import { type Counted, CRANE, hasTechnique } from '../rules/technique.ts'
import type { Box } from '../sheet/box.ts'

/** What the owner saves on a lot that costs so much. */
export const craneSaves = (s: SpyriumState, seat: Seat, lot: number, box: Box): number =>
  hasTechnique(s, seat, CRANE, box) ? Math.min(lot, box.figures['crane-discount']) : 0

export const buildingsOwned: Counted = (s, seat) => at(s.districts, seat).length
