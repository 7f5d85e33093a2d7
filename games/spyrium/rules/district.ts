// SPY-19.2: what lies printed on the buildings of a district.
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { SpyriumState } from './state.ts'

/** The printed points of the district; of the buildings with a symbol, where one is given. */
export function printedVp(s: SpyriumState, seat: Seat, box: Box, symbol: number | null = null): number {
  let vp = 0
  for (const card of at(s.districts, seat)) {
    const face = at(box.cards, card)
    if (symbol === null || small.has(face.symbols, symbol)) vp += face.vp
  }
  return vp
}
