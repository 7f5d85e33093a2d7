// A table of Spyrium as plain data: what lies where, the steps of a turn, and what can be chosen.
import type { Kind } from '../../../kernel/game.ts'
import type { ByKind, BySeat } from '../../../kernel/lists.ts'
import type { Small } from '../../../kernel/small.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { GAPS, PERIODS, SpyriumOptions, TRACK_POINTS, Way } from './names.ts'
import type { SpyriumEvent, SpyriumRefusal } from './speech.ts'

/** An activation being chosen: the worker's gap, the card's position, and what has been settled so far. */
export interface Deal {
  readonly seat: Seat
  readonly gap: number
  readonly pos: number
  /** 1 when Lobbying lifts the surcharge. */
  readonly lobbying: number
  /** NEW_LOT, or the building to replace. */
  readonly lot: number
  /** Place of the chosen token on the card, or NONE. */
  readonly token: number
  /** The value Trade sets, or NONE for the printed one. */
  readonly value: number
}

export type SpyriumStep =
  | { readonly do: 'start-round' }
  | { readonly do: 'end-turn'; readonly seat: Seat }
  | { readonly do: 'end-round' }
  | { readonly do: 'phase-1'; readonly seat: Seat }
  /** `started`: the seat has just started its activation, in this very turn. */
  | { readonly do: 'phase-2'; readonly seat: Seat; readonly started: boolean }
  | { readonly do: 'place-worker'; readonly seat: Seat; readonly event: boolean }
  | { readonly do: 'earn-worker'; readonly seat: Seat }
  | { readonly do: 'earn-card'; readonly seat: Seat; readonly gap: number }
  | { readonly do: 'activate-worker'; readonly seat: Seat }
  | { readonly do: 'activate-card'; readonly seat: Seat; readonly gap: number }
  | ({ readonly do: 'lobbying' } & Deal)
  | ({ readonly do: 'lot' } & Deal)
  | ({ readonly do: 'token' } & Deal)
  | ({ readonly do: 'trade' } & Deal)
  | { readonly do: 'event-option'; readonly seat: Seat }
  | { readonly do: 'subsidy-value'; readonly seat: Seat; readonly option: number }
  | { readonly do: 'exploit-building'; readonly seat: Seat; readonly way: Way }
  | { readonly do: 'effect'; readonly seat: Seat; readonly way: Way; readonly building: number }
  | { readonly do: 'residence'; readonly seat: Seat }
  | { readonly do: 'bonus'; readonly seat: Seat }

export type SpyriumAct =
  | 'place'
  | 'event'
  | 'start-activation'
  | 'earn'
  | 'activate'
  | 'exploit'
  | 'taylorism'
  | 'pass'
  | 'place-at'
  | 'take-worker'
  | 'earn-at'
  | 'activate-card'
  | 'use-lobbying'
  | 'do-not-use'
  | 'new-lot'
  | 'replace'
  | 'take-token'
  | 'keep-value'
  | 'set-value'
  | 'choose-option'
  | 'exploit-building'
  | 'choose-effect'
  | 'advance'
  | 'score'
  | 'bonus-worker'
  | 'bonus-money'

export interface SpyriumChoice extends Choice {
  readonly act: SpyriumAct
}

export interface SpyriumState extends State<SpyriumEvent> {
  agenda: SpyriumStep[]
  options: SpyriumOptions
  /** From 1 to 6. */
  round: number
  /** Who holds the first-player card. */
  first: Seat
  /** The decks of the periods A, B and C, top first. */
  decks: ByKind<typeof PERIODS, Card[]>
  /** 1 for each card that has been laid out in the market. */
  shown: number[]
  /** The nine positions: one card each, or none. */
  market: Card[][]
  marketTokens: Card[][]
  discard: Card[]
  /** Future events, top first; the current event; those of earlier rounds. */
  future: Card[]
  current: Card[]
  past: Card[]
  /** The token on the next event, and the one on the current event. */
  nextToken: Card[]
  currentToken: Card[]
  tokenReserve: Card[]
  tokenDiscard: Card[]
  /** Tokens kept by the owner of Trade. */
  kept: BySeat<Card[]>
  districts: BySeat<Card[]>
  /** For each building of a district: 1 when tilted, and the workers lying on it. */
  tilted: BySeat<number[]>
  staff: BySeat<number[]>
  techniques: BySeat<Card[]>
  /** For each technique of a seat: 1 when tilted. */
  used: BySeat<number[]>
  /** Workers in the market, by seat and gap. */
  gaps: BySeat<ByKind<typeof GAPS, number>>
  reserve: BySeat<number>
  active: BySeat<number>
  spent: BySeat<number>
  money: BySeat<number>
  crystals: BySeat<number>
  vp: BySeat<number>
  /** The space of the residence disc, as an index into the track. */
  residence: BySeat<number>
  /** Members of BONUS. */
  bonuses: BySeat<Small>
  /** 1 or 2. */
  phase: BySeat<number>
  passed: BySeat<number>
  eventUsed: BySeat<number>
  /** Turns taken in this round. */
  turns: BySeat<number>
  /** Points of the score track so far, in the order of TRACK_POINTS. */
  tally: BySeat<ByKind<typeof TRACK_POINTS, number>>
}

/** The types of Spyrium, for its rules: `DecisionOf<Spyrium, 'lot'>`. */
export interface Spyrium extends Kind {
  state: SpyriumState
  step: SpyriumStep
  choice: SpyriumChoice
  options: SpyriumOptions
  box: Box
  refusal: SpyriumRefusal
}
