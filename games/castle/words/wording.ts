// What the sentences of Castle are about, language apart; and the ids its texts must cover.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params, Seat } from '../../../kernel/words.ts'
import type { Say, Texts } from '../../../papers/texts.ts'
import type { Wording } from '../../../title/title.ts'
import type { Box } from '../box.ts'
import type { PARTS } from '../mind/index.ts'
import { itemOf } from '../rules/damsel.ts'
import { sourceOf, spaceOf } from '../rules/helper.ts'
import { pieceGiven } from '../rules/palace.ts'
import { pieceAt } from '../rules/trades.ts'
import { snowedCard } from '../rules/winter.ts'
import {
  type BUILDINGS,
  type CastleAct,
  type CastleChoice,
  type CastleState,
  type CastleStep,
  type CHARACTERS,
  type COLOURS,
  FIELDS,
  ITEMS,
  KINDS,
  MATERIALS,
  type POINTS,
  ROLE,
  SOURCES,
  SPACE_HOUSE,
  SPACE_LETTER,
  TILES,
  type variants,
  type WINTER,
} from '../state.ts'
import type { BoardId } from './board.ts'

function ask(s: CastleState, step: CastleStep, seat: Seat, box: Box): Params {
  switch (step.do) {
    case 'choose-cards':
      return {
        round: s.round,
        rounds: s.rounds,
        cards: Math.min(box.setup[s.seats]?.cards ?? 1, s.hands[seat]?.length ?? 1),
      }
    case 'plague':
      return { thalers: (s.played[seat] as Card[]).length * box.plague }
    case 'snowfall':
      return { thalers: box.snowfall }
    case 'breach':
      return { most: box.breachMost, points: box.breachVp }
    case 'court':
      return { gifts: s.gifts.slice(), points: box.damselVp }
    case 'load-worker-stone':
      return { pieces: box.choice, stock: s.stock.slice() }
    case 'build':
      return { role: box.id[step.role] as string, left: step.left }
    case 'pay':
      return { building: TILES[step.building] as string, cost: box.cost[step.building] as number, kinds: box.kinds }
    case 'buy':
      return { price: box.price }
    case 'place-helper':
    case 'palace':
      return { left: step.left }
    default:
      return {}
  }
}

/** What a payment uses, and which of it comes from silver. */
const payment = (n: readonly number[] | undefined, span: boolean): Params => ({
  open: span,
  used: n?.slice(0, MATERIALS.length) ?? [],
  bars: n?.slice(MATERIALS.length) ?? [],
})

function act(s: CastleState, seat: Seat, choice: CastleChoice, box: Box): Params {
  const on = choice.on ?? []
  const at = lastOf(on[0])
  switch (choice.act) {
    case 'choose-cards':
      return { cards: on.map((ref) => s.hands[seat]?.[lastOf(ref)] as Card) }
    case 'load-worker-stone':
      return { kinds: on.map((ref) => KINDS[lastOf(ref)] as string) }
    case 'place-trader':
      return {
        field: FIELDS[at] as string,
        source: SOURCES[sourceOf(on[1])] as string,
        displaces: (s.fields[at] as Seat | null) ?? -1,
      }
    case 'recall-trader-helper':
      return { field: FIELDS[at] as string }
    case 'take-from-tower':
      return { kind: KINDS[at] as string, pieces: s.tower[at] as number }
    case 'buy': {
      const [from, worker, kind] = pieceAt(choice)
      return { from, card: ROLE.worker + worker, kind: KINDS[kind] as string, price: box.price }
    }
    case 'build':
      return { building: TILES[at] as string, cost: box.cost[at] as number, points: box.vp[at] as number }
    case 'pay':
    case 'pay-other':
      return payment(choice.n, choice.span !== undefined)
    case 'place-helper': {
      const space = spaceOf(on[0])
      return {
        house: SPACE_HOUSE[space] as string,
        letter: SPACE_LETTER[space] as string,
        source: SOURCES[sourceOf(on[1])] as string,
        fee: box.fee[space] as number,
      }
    }
    case 'worker-order':
    case 'plague-remove':
      return { card: s.played[seat]?.[at] as Card }
    case 'palace-give': {
      const { kind, silver } = pieceGiven(choice)
      return { kind: KINDS[kind] as string, silver, points: box.value[kind] as number }
    }
    case 'plague-pay':
      return { thalers: (s.played[seat] as Card[]).length * box.plague }
    case 'breach':
      return { points: ((choice.n?.[0] ?? 0) + (choice.n?.[1] ?? 0)) * box.breachVp }
    case 'court':
    case 'share':
      return { item: ITEMS[itemOf(on[0])] as string }
    case 'snowfall-remove': {
      const { pile, index } = snowedCard(s, seat, choice)
      return { card: pile[index] as Card }
    }
    case 'snowfall-pay':
      return { thalers: Math.min(box.snowfall, s.thalers[seat] as number) }
    default:
      return {}
  }
}

export const wording: Wording<CastleState, CastleStep, CastleChoice, Box> = { ask, act }

type Ask =
  | 'choose-cards'
  | 'plague'
  | 'breach'
  | 'snowfall'
  | 'court'
  | 'share'
  | 'load-worker-stone'
  | 'recall-trader-helper'
  | 'place-trader'
  | 'take-from-tower'
  | 'buy'
  | 'worker-order'
  | 'build'
  | 'pay'
  | 'place-helper'
  | 'palace'
type Ev =
  | 'round'
  | 'all-chosen'
  | 'winter-card'
  | 'card-removed'
  | 'winter-paid'
  | 'breach'
  | 'court'
  | 'drop-out'
  | 'damsel-won'
  | 'damsel-leaves'
  | 'share'
  | 'reveal'
  | 'load'
  | 'load-choice'
  | 'messenger'
  | 'toll'
  | 'recall'
  | 'place-trader'
  | 'decline-trader'
  | 'displaced'
  | 'yield'
  | 'take-from-tower'
  | 'buy'
  | 'worker-order'
  | 'work'
  | 'build'
  | 'wages'
  | 'place-helper'
  | 'hoard'
  | 'take-back'
  | 'score'
  | 'last-round'
  | 'scoring'
  | 'palace'
  | 'game-over'
type Clause =
  | 'CAS-3.2'
  | 'CAS-4.2'
  | 'CAS-4.5'
  | 'CAS-6.3'
  | 'CAS-6.4'
  | 'CAS-6.5'
  | 'CAS-6.7'
  | 'CAS-7.1'
  | 'CAS-8.1'
  | 'CAS-8.2'
  | 'CAS-8.5'
  | 'CAS-9.4'
  | 'CAS-11.1'
  | 'CAS-11.2'
  | 'CAS-11.3'
  | 'CAS-12.1'
  | 'CAS-12.2'
  | 'CAS-12.3'
  | 'CAS-13.2'
  | 'CAS-13.3'
  | 'CAS-13.4'
  | 'CAS-13.7'
  | 'CAS-15.10'
  | 'CAS-19.3'
  | 'CAS-19.8'
  | 'CAS-19.9'
  | 'CAS-19.10'
  | 'CAS-19.12'
  | 'CAS-19.14'
  | 'castle.listed'
  | 'castle.all-listed'
type Name =
  | (typeof KINDS)[number]
  | (typeof BUILDINGS)[number]
  | (typeof FIELDS)[number]
  | (typeof COLOURS)[number]
  | (typeof WINTER)[number]
  | (typeof CHARACTERS)[number]
  | 'thaler'
  | 'victory-point'
  | 'helper'
  | 'defence-tower'
  | 'round-track'
  | 'bank'
  | 'stock'
  | 'own-stock'
  | 'first-player'
  | 'supply'
  | 'phase-round-start'
  | 'phase-court'
  | 'phase-choose'
  | 'phase-winter'
  | 'phase-reveal'
  | 'phase-load'
  | 'phase-execute'
  | 'phase-round-end'
  | 'action-build'
  | 'action-place-helper'
  | 'action-buy'
  | 'action-place-trader'
  | 'action-take-tower'
  | 'summer'
  | 'winter'
  | 'round'
  | 'points'
  | 'hand'
  | 'down'
  | 'played'
  | 'removed'
  | 'winter-deck'
  | 'winter-spent'
  | 'tiles'
  | 'castle'
  | 'worker'

/** All that Castle has to say. */
export interface CastleTexts extends Texts {
  readonly ask: Readonly<Record<Ask, Say>>
  readonly act: Readonly<Record<CastleAct, Say>>
  readonly event: Readonly<Record<Ev, Say>>
  readonly refusal: Readonly<Record<Clause, Say>>
  readonly names: Readonly<Record<Name, string>>
  readonly cards: Readonly<
    Record<(typeof CHARACTERS)[number] | (typeof WINTER)[number] | (typeof BUILDINGS)[number], Say>
  >
  readonly board: Readonly<Record<BoardId, Say>>
  readonly variants: Readonly<Record<keyof typeof variants, { name: string; values: Readonly<Record<string, string>> }>>
  readonly points: Readonly<Record<(typeof POINTS)[number], string>>
  readonly parts: Readonly<Record<(typeof PARTS)[number], Say>>
}
