// NEH-10.23 Town planner, in a window or on the own turn: points for columns with an own tired worker.
import { tell } from '../../../kernel/agenda.ts'
import { num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { IN_WINDOWS, type Played, played } from '../rules/held.ts'
import { isTired, ownerAt } from '../rules/layout.ts'
import { score } from '../rules/points.ts'
import type { NehemiahState } from '../rules/state.ts'
import { ROWS } from '../sheet/form.ts'

/** Columns that hold a tired worker of the seat. */
function tiredColumns(s: NehemiahState, seat: Seat): number {
  let columns = 0
  for (let top = 0; top < s.owner.length; top += ROWS)
    for (let slot = top; slot < top + ROWS; slot++)
      if (ownerAt(s, slot) === seat && isTired(s, slot)) {
        columns++
        break
      }
  return columns
}

export const townPlanner: Played = {
  ...played('NEH-10.23'),
  when: IN_WINDOWS,
  hasTarget: (s, seat) => tiredColumns(s, seat) > 0,
  play(s, seat, card, _choice, box) {
    const points = tiredColumns(s, seat) * num(box.amount, card)
    score(s, seat, 'foremen', points)
    tell(s, { ev: 'town-planner', seat, with: { points } })
  },
}
