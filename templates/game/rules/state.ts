// A match of Trestle Works as plain JSON: `null` for none, cards as numbers, every pile a member of the state.
import type { Kind } from '../../../kernel/game.ts'
import type { BySeat } from '../../../kernel/lists.ts'
import type { Card, Choice, Seat, State } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { TrestleOptions } from './names.ts'
import type { TrestleEvent, TrestleRefusal } from './speech.ts'

export type TrestleStep =
  | { readonly do: 'open-round' }
  | { readonly do: 'choose-card' }
  | { readonly do: 'quarry'; readonly seat: Seat }
  | { readonly do: 'build-wall'; readonly seat: Seat }
  | { readonly do: 'crane'; readonly seat: Seat }
  | { readonly do: 'end-round' }

export interface TrestleChoice extends Choice {
  readonly act: 'choose' | 'build'
}

export interface TrestleState extends State<TrestleEvent> {
  options: TrestleOptions
  round: number
  /** Who works first in this round. */
  first: Seat
  /** The draw pile, its top last. */
  deck: Card[]
  hands: BySeat<Card[]>
  /** What each seat has revealed in this round: one card or none. */
  shown: BySeat<Card[]>
  /** Wall cards in the order they were built, and the stones on each. */
  walls: BySeat<Card[]>
  laid: BySeat<number[]>
  discard: Card[]
  /** Stones in each seat's yard. */
  stones: BySeat<number>
}

/** The types of Trestle Works, for its rules: `DecisionOf<Trestle, 'build-wall'>`. */
export interface Trestle extends Kind {
  state: TrestleState
  step: TrestleStep
  choice: TrestleChoice
  options: TrestleOptions
  box: Box
  refusal: TrestleRefusal
}
