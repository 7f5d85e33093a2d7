// What the questions and choices of Pillars are about, language apart.
import { at, sum } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { WordingOf } from '../../../title/words.ts'
import { MATERIALS, STAGES } from '../rules/names.ts'
import { converterAt, materialAt, materialNamed } from '../rules/refs.ts'
import { roundParts } from '../rules/scoring.ts'
import type { Label, PillarsSpeech } from '../rules/speech.ts'
import type { Pillars, PillarsState } from '../rules/state.ts'
import { printed } from '../rules/trick.ts'
import { type Box, colourOf } from '../sheet/box.ts'

/** Whether two cards are called the same: copies of one row of the sheet. */
const isCopy = (a: Card, b: Card, box: Box): boolean =>
  colourOf(a) === colourOf(b) && JSON.stringify(box.names[a]) === JSON.stringify(box.names[b])

/** A card of the hand; where it holds several of one name, which of them and how many. */
function played(s: PillarsState, seat: Seat, index: number, box: Box): Label {
  const hand = at(s.hands, seat).map((card) => printed(s, card))
  const card = at(hand, index)
  const alike = hand.flatMap((other, i) => (isCopy(other, card, box) ? [i] : []))
  return {
    act: 'play-card',
    card,
    alike: alike.length > 1 ? { nth: alike.indexOf(index) + 1, of: alike.length } : null,
  }
}

export const wording: WordingOf<Pillars, PillarsSpeech> = {
  ask: (s, step, seat, box) =>
    step.do === 'play-card'
      ? { do: 'play-card', trick: s.trick, leading: s.table.length === 0, last: s.table.length === s.seats - 1 }
      : { do: 'score', stage: at(STAGES, at(s.stage, seat)), limit: box.stockLimit },
  act(s, seat, choice, box) {
    const [first, second] = choice.on ?? []
    switch (choice.act) {
      case 'play-card':
        return played(s, seat, lastOf(first), box)
      case 'finish-conversions':
        return { act: 'finish-conversions', score: sum(roundParts(s, seat, box)) }
      case 'convert': {
        const card = converterAt(s, seat, first)
        const points = at(at(box.yields, card), materialAt(second))
        const gives = MATERIALS[at(box.gives, card)] ?? null
        return { act: 'convert', card, material: materialNamed(second), points, gives }
      }
      default:
        return { act: choice.act, material: materialNamed(first) }
    }
  },
}
