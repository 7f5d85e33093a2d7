// What the cards beside a seat's workers would cost it: printed price and crowd.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Cost } from '../../../look/cost.ts'
import { AROUND, crowd, hasCard } from '../rules/market.ts'
import { faceAt } from '../rules/price.ts'
import { positionRef } from '../rules/refs.ts'
import type { SpyriumState } from '../rules/state.ts'
import { pounds } from './money.ts'
import type { SpyriumPen } from './pen.ts'

export function costs({ box, voice }: SpyriumPen, s: SpyriumState, seat: Seat): Cost[] {
  const own = at(s.gaps, seat)
  return AROUND.flatMap((gaps, pos) => {
    const [card] = at(s.market, pos)
    if (card === undefined || !hasCard(s, pos) || !gaps.some((gap) => at(own, gap) > 0)) return []
    const text = pounds(voice, faceAt(s, pos, box).price + crowd(s, pos))
    return [{ ref: positionRef(pos), name: voice.card(card), text }]
  })
}
