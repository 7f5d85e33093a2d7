import type { Kind } from '../../../kernel/game.ts'
import type { ByKind, BySeat } from '../../../kernel/lists.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { MATERIALS, PillarsOptions, POINTS } from './names.ts'
import type { PillarsEvent, PillarsRefusal } from './speech.ts'

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

export interface PillarsState extends State<PillarsEvent> {
  options: PillarsOptions
  /** Colour of each seat, as an index into COLOURS. */
  colours: BySeat<number>
  round: number
  /** Trick being played, from 1. */
  trick: number
  leader: Seat
  hands: BySeat<Card[]>
  /** The current trick, in the order of play from the leader. */
  table: Card[]
  won: BySeat<Card[]>
  tricksWon: BySeat<number>
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
  owned: BySeat<Card[]>
  /** Materials of each seat, in the order of MATERIALS. */
  stock: BySeat<ByKind<typeof MATERIALS, number>>
  scores: BySeat<number>
  /** The score pad: one row a round, `null` where a seat has not finished. */
  pad: BySeat<number | null>[]
  /** Points of each seat so far, in the order of POINTS. */
  tally: BySeat<ByKind<typeof POINTS, number>>
  lastRound: boolean
  /** Scoring in progress, by seat: stage, converters used (one entry a use), points by conversions. */
  stage: BySeat<number>
  used: BySeat<Card[]>
  converted: BySeat<number>
}

/** The types of Pillars, for its rules: `DecisionOf<Pillars, 'score'>`. */
export interface Pillars extends Kind {
  state: PillarsState
  step: PillarsStep
  choice: PillarsChoice
  options: PillarsOptions
  box: Box
  refusal: PillarsRefusal
}
