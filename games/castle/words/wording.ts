// What the sentences of Castle are about, language apart.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { WordingOf } from '../../../title/words.ts'
import { givenToBreach } from '../cards/breach.ts'
import { plagueCost } from '../cards/plague.ts'
import { snowedCard, snowfallCost } from '../cards/snowfall.ts'
import type { Label } from '../rules/labels.ts'
import { workerCard } from '../rules/load.ts'
import {
  CHARACTERS,
  FIELDS,
  ITEMS,
  KINDS,
  MATERIALS,
  SOURCES,
  SPACE_HOUSE,
  SPACE_LETTER,
  TILES,
} from '../rules/pieces.ts'
import { itemOf, pieceAt, pieceGiven, pointed, sourceOf, spaceOf } from '../rules/refs.ts'
import type { CastleSpeech } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import { type Box, kitFor, REWARD } from '../sheet/box.ts'

function ask(s: CastleState, step: CastleStep, seat: Seat, box: Box): CastleSpeech['question'] {
  switch (step.do) {
    case 'choose-cards': {
      const cards = Math.min(kitFor(box, s.seats).cards, at(s.hands, seat).length)
      return { do: step.do, round: s.round, rounds: s.rounds, cards }
    }
    case 'plague':
      return { do: step.do, thalers: plagueCost(s, seat, box) }
    case 'snowfall':
      return { do: step.do, thalers: box.snowfall }
    case 'breach':
      return { do: step.do, most: box.breachMost, points: box.breachVp }
    case 'court':
      return { do: step.do, points: box.damselVp }
    case 'build':
      return { do: step.do, role: at(CHARACTERS, step.role), left: step.left }
    case 'pay': {
      const { building } = step
      return { do: step.do, building: at(TILES, building), cost: at(box.cost, building), kinds: box.kinds }
    }
    case 'buy':
      return { do: step.do, price: box.price }
    case 'place-helper':
    case 'palace':
      return { do: step.do, left: step.left }
    case 'share':
    case 'load-worker-stone':
    case 'recall-trader-helper':
    case 'place-trader':
    case 'take-from-tower':
    case 'worker-order':
      return { do: step.do }
    default:
      throw new Error(`nobody is asked at "${step.do}"`)
  }
}

/** What a payment uses, and which of it comes from silver. */
const payment = ({ n = [], span }: CastleChoice) => ({
  open: span !== undefined,
  used: n.slice(0, MATERIALS.length),
  bars: n.slice(MATERIALS.length),
})

/** What the character at work scores for a building; null for one who earns wages. */
function pointsFor(step: CastleStep | undefined, tile: number, box: Box): number | null {
  const reward = step?.do === 'build' ? box.reward[step.role] : REWARD.crown
  return reward === REWARD.crown ? at(box.vp, tile) : reward === REWARD.half ? at(box.vp, tile) / 2 : null
}

function act(s: CastleState, seat: Seat, choice: CastleChoice, box: Box): Label {
  const on = choice.on ?? []
  switch (choice.act) {
    case 'choose-cards':
      return { act: choice.act, cards: on.map((ref) => at(at(s.hands, seat), lastOf(ref))) }
    case 'load-worker-stone':
      return { act: choice.act, kinds: on.map((ref) => at(KINDS, lastOf(ref))) }
    case 'place-trader': {
      const field = pointed(choice)
      const source = at(SOURCES, sourceOf(on[1]))
      return { act: choice.act, field: at(FIELDS, field), source, displaces: at(s.fields, field) }
    }
    case 'recall-trader-helper':
      return { act: choice.act, field: at(FIELDS, pointed(choice)) }
    case 'take-from-tower': {
      const kind = pointed(choice)
      return { act: choice.act, kind: at(KINDS, kind), pieces: at(s.tower, kind) }
    }
    case 'buy': {
      const [from, worker, kind] = pieceAt(choice)
      return { act: choice.act, from, card: workerCard(worker), kind: at(KINDS, kind), price: box.price }
    }
    case 'build': {
      const tile = pointed(choice)
      const points = pointsFor(s.agenda.at(-1), tile, box)
      return { act: choice.act, building: at(TILES, tile), cost: at(box.cost, tile), points, wages: box.perPiece }
    }
    case 'pay':
    case 'pay-other':
      return { act: choice.act, ...payment(choice) }
    case 'place-helper': {
      const space = spaceOf(on[0])
      const source = at(SOURCES, sourceOf(on[1]))
      const house = at(SPACE_HOUSE, space)
      return { act: choice.act, house, letter: at(SPACE_LETTER, space), source, fee: at(box.fee, space) }
    }
    case 'worker-order':
    case 'plague-remove':
      return { act: choice.act, card: at(at(s.played, seat), pointed(choice)) }
    case 'palace-give': {
      const { kind, silver } = pieceGiven(choice)
      return { act: choice.act, kind: at(KINDS, kind), silver, points: at(box.value, kind) }
    }
    case 'plague-pay':
      return { act: choice.act, thalers: plagueCost(s, seat, box) }
    case 'breach': {
      const { stone, bars } = givenToBreach(choice)
      return { act: choice.act, stone, bars, points: (stone + bars) * box.breachVp }
    }
    case 'court':
    case 'share':
      return { act: choice.act, item: at(ITEMS, itemOf(on[0])) }
    case 'snowfall-remove': {
      const { pile, index } = snowedCard(s, seat, choice)
      return { act: choice.act, card: at(pile, index) }
    }
    case 'snowfall-pay':
      return { act: choice.act, thalers: snowfallCost(s, seat, box) }
    default:
      return { act: choice.act }
  }
}

export const wording: WordingOf<Castle, CastleSpeech> = { ask, act }
