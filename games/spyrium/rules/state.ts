// A table of Spyrium as plain data: what lies where, the steps of a turn, and what can be chosen.
import type { ValuesOf } from '../../../kernel/variants.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'

export const COLOURS = ['blue', 'red', 'yellow', 'black', 'green'] as const
export const PERIODS = ['A', 'B', 'C'] as const
export const SYMBOLS = ['mine', 'factory', 'research'] as const
export const TECHNIQUES = [
  'automation',
  'capitalisation',
  'crane',
  'trade',
  'engineering',
  'lobbying',
  'taylorism',
] as const
export type TechniqueId = (typeof TECHNIQUES)[number]

export const variants = {
  residenceTrack: { kind: 'one', values: ['short', 'long'] },
} as const
export type SpyriumOptions = ValuesOf<typeof variants>

/** Where the points of the score track come from (the first five), and the final scoring. */
export const TRACK_POINTS = ['exploiting', 'characters', 'universities', 'residences', 'events'] as const
export const POINTS = [...TRACK_POINTS, 'buildings', ...TECHNIQUES] as const

/** Bits of `bonuses`: which of the two bonus tokens a seat has had, or lost. */
export const BONUS = { worker: 1, money: 2 } as const

/** A new lot, where a lot is an index into the district. */
export const NEW_LOT = -1
/** No token, or no value set by Trade. */
export const NONE = -1

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

/** Why a building is exploited: the plain action, Taylorism, or the event Overtime. */
export const WAYS = ['exploit', 'taylorism', 'overtime'] as const
export type Way = (typeof WAYS)[number]

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

export interface SpyriumState extends State {
  options: SpyriumOptions
  /** From 1 to 6. */
  round: number
  /** Who holds the first-player card. */
  first: Seat
  /** The decks of the periods A, B and C, top first. */
  decks: Card[][]
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
  kept: Card[][]
  districts: Card[][]
  /** For each building of a district: 1 when tilted, and the workers lying on it. */
  tilted: number[][]
  staff: number[][]
  techniques: Card[][]
  /** For each technique of a seat: 1 when tilted. */
  used: number[][]
  /** Workers in the market, by seat and gap. */
  gaps: number[][]
  reserve: number[]
  active: number[]
  spent: number[]
  money: number[]
  crystals: number[]
  vp: number[]
  /** The space of the residence disc, as an index into the track. */
  residence: number[]
  bonuses: number[]
  /** 1 or 2. */
  phase: number[]
  passed: number[]
  eventUsed: number[]
  /** Turns taken in this round. */
  turns: number[]
  /** Points of the score track so far, in the order of TRACK_POINTS. */
  tally: number[][]
}
