// The refs of Trestle Works: made here and read here.
import { at } from '../../../kernel/lists.ts'
import { lastOf, ref } from '../../../kernel/ref.ts'
import type { Card, Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { TrestleState } from './state.ts'

export const handRef = (seat: Seat, index: number): Ref => ref('hand', seat, index)
export const shownRef = (seat: Seat): Ref => ref('shown', seat)
export const wallRef = (seat: Seat, index: number): Ref => ref('wall', seat, index)

/** Where the card that a choice names lies in the hand. */
export const chosenIndex = (choice: Choice): number => lastOf(choice.on?.[0])

/** The card that a choice names. */
export const chosenCard = (s: TrestleState, seat: Seat, choice: Choice): Card =>
  at(at(s.hands, seat), chosenIndex(choice))
