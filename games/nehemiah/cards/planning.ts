// NEH-7.24 Planning: two cards of one column change rows, with the workers on them.
import { next } from '../../../kernel/agenda.ts'
import { small } from '../../../kernel/small.ts'
import { hasCards } from '../rules/layout.ts'
import type { NehemiahState, NehemiahStep } from '../rules/state.ts'
import { priced, type Work } from '../rules/work.ts'

/** Its own column holds cards: there is always one to choose. */
const hindrance = () => null

function withCards(s: NehemiahState) {
  let columns = small.none
  for (let column = 0; column < s.columns.length; column++)
    if (hasCards(s, column)) columns = small.with(columns, column)
  return columns
}

export const planning: Work = {
  ...priced('NEH-7.24'),
  hindrance,
  carryOut: (s, seat) =>
    next<NehemiahStep>(s, { do: 'swap-cards', why: 'planning', seat, column: -1, among: withCards(s) }),
}
