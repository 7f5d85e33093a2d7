// NEH-10.10, 10.14, 10.36: what every Foreman card has, and the cards that lie before a seat.
import { tell } from '../../../kernel/agenda.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { Clause } from './clauses.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { NehemiahChoice, NehemiahState } from './state.ts'
import type { Moment } from './terms.ts'

/** When a card is asked about: a window, the own plays of steps B and D, the main action. */
export type When = Moment | 'own' | 'main'
export const IN_WINDOWS: readonly When[] = ['before', 'after', 'round-end', 'own']
export const OWN_TURN: readonly When[] = ['own']
export const MAIN_ACTION: readonly When[] = ['main']

interface Printed {
  /** The clause that tells its rule. */
  readonly clause: Clause
}

/** A card with the hand: it works when it is won, and is gone. */
export interface AtOnce extends Printed {
  won(s: NehemiahState, seat: Seat, card: Card, box: Box): void
}

/** A card that lies before its owner and works by itself, or is asked about at a moment of its own. */
export interface Lying extends Printed {
  /** Said to whoever wants to play it at another time. */
  readonly notNow: NehemiahRefusal
}

/** A card that lies before its owner until it is played (NEH-10.14). */
export interface Played extends Lying {
  readonly when: readonly When[]
  readonly noTarget: NehemiahRefusal
  hasTarget(s: NehemiahState, seat: Seat): boolean
  /** The card is announced and gone; what follows needs no other choice, or asks for it. */
  play(s: NehemiahState, seat: Seat, card: Card, choice: NehemiahChoice, box: Box): void
}

/** The rule of a Foreman card; its words are under its id in words/, its figures in the sheet. */
export type Foreman = AtOnce | Lying | Played

/** The clauses that refuse for a reason. */
type Refusing<R, Why> = R extends { readonly clause: infer K extends Clause; readonly with: { readonly why: infer W } }
  ? Why extends W
    ? K
    : never
  : never
type Timed = Refusing<NehemiahRefusal, 'time'>

/** `...lying('NEH-10.19')`: the clause of a card that is not played, and what is said to whoever tries. */
export const lying = <K extends Timed>(clause: K) => ({
  clause,
  notNow: { clause, with: { why: 'time' } } as const,
})

/** `...played('NEH-10.23')`: the same of a card that is played, and its refusal where nothing could come of it. */
export const played = <K extends Timed & Refusing<NehemiahRefusal, 'target'>>(clause: K) => ({
  ...lying(clause),
  noTarget: { clause, with: { why: 'target' } } as const,
})

/** The cards before a seat; asked at every window, so it reads the one list itself instead of any list (`at`). */
export function foremenOf(s: NehemiahState, seat: Seat): Card[] {
  const cards = s.foremen[seat]
  if (cards === undefined) throw new RangeError(`no seat ${seat}`)
  return cards
}
export const holds = (s: NehemiahState, seat: Seat, card: Card): boolean => foremenOf(s, seat).includes(card)

/** Who holds a card, or null. */
export function holderOf(s: NehemiahState, card: Card): Seat | null {
  for (let seat = 0; seat < s.seats; seat++) if (holds(s, seat, card)) return seat
  return null
}

/** NEH-10.36: a card is spent when it is announced. */
export function announce(s: NehemiahState, seat: Seat, card: Card): void {
  const cards = foremenOf(s, seat)
  cards.splice(cards.indexOf(card), 1)
  s.spent.push(card)
  tell(s, { ev: 'play-foreman', seat, card })
}
