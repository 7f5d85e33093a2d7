// What the sentences of Pillars are about, language apart; and the ids its texts must cover.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params, Seat } from '../../../kernel/words.ts'
import type { Say, Texts } from '../../../papers/texts.ts'
import type { Wording } from '../../../title/title.ts'
import { type Box, colourOf } from '../box.ts'
import type { PARTS } from '../mind/index.ts'
import { converterAt, roundParts } from '../rules/scoring.ts'
import { printed } from '../rules/trick.ts'
import {
  MATERIALS,
  type PillarsAct,
  type PillarsChoice,
  type PillarsState,
  type PillarsStep,
  type POINTS,
  STAGE,
  type variants,
} from '../state.ts'

const STAGES = Object.keys(STAGE)

/** Whether two cards are called the same: copies of one row of the sheet. */
const isCopy = (a: Card, b: Card, box: Box): boolean =>
  colourOf(a) === colourOf(b) && JSON.stringify(box.names[a]) === JSON.stringify(box.names[b])

/** A card of the hand; where it holds several of one name, which of them and how many. */
function played(s: PillarsState, seat: Seat, at: number, box: Box): Params {
  const hand = (s.hands[seat] ?? []).map((card) => printed(s, card))
  const card = hand[at] as Card
  const alike = hand.flatMap((other, i) => (isCopy(other, card, box) ? [i] : []))
  return alike.length > 1 ? { card, nth: alike.indexOf(at) + 1, of: alike.length } : { card }
}

export const wording: Wording<PillarsState, PillarsStep, PillarsChoice, Box> = {
  ask: (s, _step, seat) => ({
    trick: s.trick,
    round: s.round,
    leading: s.table.length === 0,
    last: s.table.length === s.seats - 1,
    stage: STAGES[s.stage[seat] ?? 0] as string,
    excess: (s.stock[seat] as number[]).reduce((sum, units) => sum + units, 0),
  }),
  act(s, seat, choice, box) {
    const [first, second] = choice.on ?? []
    if (choice.act === 'play-card') return played(s, seat, lastOf(first), box)
    if (choice.act === 'finish-conversions')
      return { score: roundParts(s, seat, box).reduce((sum, part) => sum + part, 0) }
    if (choice.act !== 'convert') return { material: MATERIALS[lastOf(first)] ?? null }
    const card = converterAt(s, seat, first)
    const m = lastOf(second)
    const gives = box.gives[card] as number
    return {
      card,
      material: MATERIALS[m] as string,
      points: box.yields[card]?.[m] as number,
      gives: MATERIALS[gives] ?? null,
    }
  },
}

type Ask = 'play-card' | 'score'
type Ev =
  | 'deal'
  | 'play'
  | 'trick-won'
  | 'king-trick'
  | 'king-trick-lapses'
  | 'king-trick-awarded'
  | 'advantage-returned'
  | 'advantage-owned'
  | 'last-round'
  | 'gain'
  | 'tom'
  | 'convert'
  | 'exchange'
  | 'round-score'
  | 'discard'
  | 'game-over'
type Clause = 'PIL-3.4' | 'PIL-5.9' | 'PIL-5.10' | 'PIL-5.12' | 'PIL-5.13' | 'PIL-5.14' | 'PIL-5.18' | 'PIL-5.23'
type CardId =
  | 'toolmaker'
  | 'stonemason'
  | 'carpenter'
  | 'mortar-mixer'
  | 'master-builder'
  | 'quarry'
  | 'forest'
  | 'gravel-pit'
  | 'alfred-builder'
  | 'ellen'
  | 'regan-hamleigh'
  | 'tom-builder'
  | 'william-hamleigh'
  | 'prior-philip'
  | 'bishop-waleran'
  | 'lady-aliena'
  | 'king'
  | 'painter'
  | 'assistant'
  | 'brickmaker'
  | 'bell-founder'
  | 'potter'
type Name =
  | (typeof MATERIALS)[number]
  | 'blue'
  | 'green'
  | 'red'
  | 'orange'
  | 'worker'
  | 'neutral'
  | 'advantage'
  | 'hand'
  | 'table'
  | 'won'
  | 'king-trick'
  | 'advantage-pile'
  | 'owned'
  | 'stock'
  | 'score-pad'
  | 'round'
  | 'trick'
  | 'points'
  | 'leads'
  | 'tricks'

type BoardId =
  | 'you'
  | 'card-label'
  | 'played-by'
  | 'to-play'
  | 'your-card'
  | 'face-down'
  | 'rose'
  | 'trick-of'
  | 'king-trick-at'
  | 'would-win'
  | 'has-won'
  | 'nobody-wins'
  | 'goes-to'
  | 'to-you'
  | 'to-nobody'
  | 'king-title'
  | 'king-not-yet'
  | 'king-not-yet-short'
  | 'king-at'
  | 'king-aside'
  | 'king-to-come'
  | 'king-for-now'
  | 'king-for-nobody'
  | 'king-taken'
  | 'king-lapsed'
  | 'advantages'
  | 'advantage-counts'
  | 'advantage-owned'
  | 'advantage-in-play'
  | 'advantage-unknown'
  | 'advantage-owned-short'
  | 'advantage-in-play-short'
  | 'advantage-unknown-short'
  | 'pile'
  | 'pile-lasts'
  | 'pile-empty'
  | 'pile-label'
  | 'pile-short'
  | 'unknown-advantage'
  | 'your-stock'
  | 'units'
  | 'keeps'
  | 'excess'
  | 'tom-gives'
  | 'your-tricks'
  | 'tricks-label'
  | 'acquired'
  | 'none-acquired'
  | 'your-scoring'
  | 'scoring-of'
  | 'over'
  | 'score-line'
  | 'scored-line'
  | 'term-conversions'
  | 'term-workers'
  | 'term-advantages'
  | 'term-persons'
  | 'term-harm'
  | 'your-workers'
  | 'no-worker'
  | 'your-advantages'
  | 'any-for'
  | 'rest-of-tricks'
  | 'others-workers'
  | 'more-cards'
  | 'no-rest'
  | 'last-trick'
  | 'set-apart'
  | 'opens'
  | 'at-scoring'
  | 'trick-why'
  | 'trick-goes'
  | 'with-advantage'
  | 'king-would'
  | 'convert-would'
  | 'exchange-would'
  | 'tom-would'
  | 'discard-would'
  | 'finish-would'
  | 'rounds'
  | 'hand-of'
  | 'tricks-of'
  | 'no-trick'
  | 'leads-trick'
  | 'trick-n'
  | 'phase-cards'
  | 'phase-scoring'
  | 'points-conversions'
  | 'points-workers'
  | 'points-advantages'
  | 'points-persons'

/** What the board says. */
export type PillarsBoard = Readonly<Record<BoardId, Say>>

/** All that Pillars has to say. */
export interface PillarsTexts extends Texts {
  readonly ask: Readonly<Record<Ask, Say>>
  readonly act: Readonly<Record<PillarsAct, Say>>
  readonly event: Readonly<Record<Ev, Say>>
  readonly refusal: Readonly<Record<Clause, Say>>
  readonly names: Readonly<Record<Name, string>>
  readonly cards: Readonly<Record<CardId, Say>>
  readonly board: PillarsBoard
  readonly variants: Readonly<Record<keyof typeof variants, { name: string; values: Readonly<Record<string, string>> }>>
  readonly points: Readonly<Record<(typeof POINTS)[number], string>>
  readonly parts: Readonly<Record<(typeof PARTS)[number], Say>>
}
