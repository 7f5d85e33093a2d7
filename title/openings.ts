// The facet `openings`: which of a seat's first choices count as how it began, and by what they are told apart. Whoever
// counts beginnings loads it, and nobody else.
import type { Kind } from '../kernel/game.ts'
import type { Card, Choice, Seat, State } from '../kernel/words.ts'
import type { Voice } from '../papers/texts.ts'

/** What a choice is about: cards by their number, other things by their id in the table of names. */
export type Label = readonly (Card | string)[]

export interface Openings<S = State, C extends Choice = Choice, B = unknown> {
  /** How many such choices of a seat are followed. */
  readonly depth: number
  /** The option that makes another game of it, so that its values are counted apart; null for a game without one. */
  readonly variant: string | null
  /**
   * What a choice is about, told so that matches with other cards can be compared; null for a choice that is none of
   * those that are counted. The state is the one before it.
   */
  label(s: S, seat: Seat, choice: C, box: B): Label | null
  /** What a card is called here, where one card stands for several. */
  name?(card: Card, voice: Voice, box: B): string
}

/** The openings of a game whose types are named once: `export const openings: OpeningsOf<Castle> = { … }`. */
export type OpeningsOf<G extends Kind> = Openings<G['state'], G['choice'], G['box']>

/** A label as a short text, equal exactly for equal labels. */
export const labelKey = (label: Label): string => label.join('+')

/** The label of a text that `labelKey` made. */
export const labelOf = (key: string): Label => key.split('+').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
