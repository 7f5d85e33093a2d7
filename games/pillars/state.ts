import type { ValuesOf } from '../../kernel/variants.ts'
import type { Card, Choice, Seat, State } from '../../kernel/words.ts'

export const COLOURS = ['blue', 'green', 'red', 'orange'] as const
/** In the order in which the last round's excess goes (PIL-5.24). */
export const MATERIALS = ['sand', 'wood', 'stone', 'metal'] as const
export type Material = (typeof MATERIALS)[number]

export const variants = {
  colours: { kind: 'each-seat', values: COLOURS },
  kingTrickLeader: { kind: 'one', values: ['king-player', 'same-leader'] },
  kingTrickTie: { kind: 'one', values: ['nobody', 'nearest-left'] },
  roundCap: { kind: 'whole', min: 5, max: 99, normal: 15 },
  trickReview: { kind: 'one', values: ['last', 'all', 'none'] },
} as const
export type PillarsOptions = ValuesOf<typeof variants>

/** Where a seat stands in the scoring of a round. */
export const STAGE = { idle: 0, tom: 1, convert: 2, limit: 3, done: 4 } as const

/** The lines of the score sheet. */
export const POINTS = ['conversions', 'workers', 'advantages', 'persons'] as const

export type PillarsStep =
  | { readonly do: 'deal' }
  | { readonly do: 'play-card'; readonly seat: Seat }
  | { readonly do: 'win-trick' }
  | { readonly do: 'award-king-trick' }
  | { readonly do: 'gain' }
  | { readonly do: 'score' }
  | { readonly do: 'end-round' }

export type PillarsAct = 'play-card' | 'choose-material' | 'convert' | 'finish-conversions' | 'discard-material'
export interface PillarsChoice extends Choice {
  readonly act: PillarsAct
}

export interface PillarsState extends State {
  options: PillarsOptions
  /** Colour of each seat, as an index into COLOURS. */
  colours: number[]
  round: number
  /** Trick being played, from 1. */
  trick: number
  leader: Seat
  hands: Card[][]
  /** The current trick, in the order of play from the leader. */
  table: Card[]
  won: Card[][]
  tricksWon: number[]
  /** Who won each trick of this round, in order; `null` for the King's trick. */
  takers: (Seat | null)[]
  /** The trick that holds the King, in the order of play; who led it and who played the King. */
  kingTrick: Card[]
  kingLeader: Seat | null
  kingBy: Seat | null
  /** The last completed trick, for those who may look at it again: who won it and who led it. */
  lastWinner: Seat | null
  lastLeader: Seat | null
  /** 1 for each card played in this round: what an attentive table knows. */
  played: number[]
  /** Won piles lie open, from the scoring to the next deal (PIL-5.7, 5.26). */
  faceUp: boolean
  /** The advantage pile, top first; the last `returned` cards are known to all (PIL-5.5). */
  pile: Card[]
  returned: number
  /** The advantage card of the round, while it is among the cards in play; in hands and piles STAND_IN lies for it. */
  roundCard: Card[]
  roundCardKnown: boolean
  owned: Card[][]
  /** Materials of each seat, in the order of MATERIALS. */
  stock: number[][]
  scores: number[]
  /** The score pad: one row a round, `null` where a seat has not finished. */
  pad: (number | null)[][]
  /** Points of each seat so far, in the order of POINTS. */
  tally: number[][]
  lastRound: boolean
  /** Scoring in progress, by seat: stage, converters used (one entry a use), points by conversions. */
  stage: number[]
  used: Card[][]
  converted: number[]
}
