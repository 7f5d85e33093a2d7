// How a match of Master Builder begins for a seat: the crew it drafts, and the first contracts it puts up for auction.
import { at, num } from '../../../kernel/lists.ts'
import type { OpeningsOf } from '../../../title/openings.ts'
import { firstOf } from '../rules/refs.ts'
import type { MasterBuilder } from '../rules/state.ts'
import { cardOf } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'

export const openings: OpeningsOf<MasterBuilder> = {
  depth: 3,
  variant: 'hiring',
  label(s, seat, choice, box) {
    if (choice.act === 'open-auction') return [cardOf(firstOf(choice))]
    const crew = at(s.crews, seat)
    // The crew counts as one, when its last worker is drafted.
    if (choice.act !== 'draft-worker' || crew.length + 1 < box.limits.startingWorkers) return null
    return [...crew.map((worker) => num(box.type, worker)), firstOf(choice)]
      .sort((a, b) => b - a)
      .map((type) => at(TYPES, type))
  },
}
