// How a match of Spyrium begins for a seat: between what kinds of cards its first workers are placed, wherever those lie.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import type { OpeningsOf } from '../../../title/openings.ts'
import { BESIDE } from '../rules/market.ts'
import { SYMBOLS } from '../rules/names.ts'
import type { Spyrium } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** A building by its first symbol, any other card by what it is. */
function kindOf(card: Card, box: Box): string {
  const { kind, symbols } = at(box.cards, card)
  const symbol = SYMBOLS.find((_, i) => small.has(symbols, i))
  return kind === 'building' ? (symbol ?? kind) : kind
}

export const openings: OpeningsOf<Spyrium> = {
  depth: 3,
  variant: null,
  label(s, _seat, { act, on = [] }, box) {
    if (act !== 'place-at') return null
    const cards = at(BESIDE, lastOf(on[0])).flatMap((position) => at(s.market, position).slice(-1))
    return cards.map((card) => kindOf(card, box)).sort()
  },
}
