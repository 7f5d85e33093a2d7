// A table of Trestle Works laid out for a test: what a test does not say is as the set-up has it.
import { check, deciders, options } from '../../../kernel/ask.ts'
import type { Card, Event, Seat } from '../../../kernel/words.ts'
import { type Match, openMatch, playIn } from '../../../match/match.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'
import type { Move } from '../rules/canon.ts'
import { title as ours } from '../rules/index.ts'
import type { CardKind } from '../rules/names.ts'
import type { TrestleState } from '../rules/state.ts'
import { type Box, CRANE, QUARRY, WALL } from '../sheet/box.ts'
import { shipped } from '../sheet/shipped.ts'

const title = ours as unknown as Title
const CARDS: Readonly<Record<CardKind, Card>> = { quarry: QUARRY, wall: WALL, crane: CRANE }

/** Kinds of cards, parted by spaces: "quarry wall". */
type Kinds = string

export interface Layout {
  readonly seats?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly hands?: Readonly<Record<Seat, Kinds>>
  readonly stones?: Readonly<Record<Seat, number>>
  /** Stones on each wall of a seat, in the order they were built. */
  readonly walls?: Readonly<Record<Seat, readonly number[]>>
  readonly sheet?: Sheet
}

export interface Laid {
  readonly match: Match
  readonly s: TrestleState
  readonly box: Box
}

/** The shipped sheet with another number of stones on one kind of card. */
export const corrected = (kind: CardKind, stones: number): Sheet => ({
  ...shipped,
  tables: {
    ...shipped.tables,
    cards: (shipped.tables.cards ?? []).map((entry) => (entry.id === kind ? { ...entry, stones } : entry)),
  },
})

const cardsOf = (kinds: Kinds): Card[] =>
  kinds.split(' ').flatMap((kind) => (kind === '' ? [] : [CARDS[kind as CardKind]]))

/** A match at its first choice, laid out. Cards that a test wants come from the deck, and those they replace go back. */
export function open({
  seats = title.game.players[0],
  seed = 'scene',
  options: given = {},
  hands = {},
  stones = {},
  walls = {},
  sheet,
}: Layout = {}): Laid {
  const opened = openMatch(title, { seats, options: given, seed, ...(sheet && { sheet }) })
  if (!('match' in opened)) throw new Error(`cannot be opened: ${JSON.stringify(opened)}`)
  const { match } = opened
  const s = match.state as TrestleState
  const take = (card: Card) => s.deck.splice(s.deck.indexOf(card), 1)
  for (const [seat, kinds] of Object.entries(hands)) {
    s.deck.unshift(...(s.hands[Number(seat)] ?? []))
    s.hands[Number(seat)] = cardsOf(kinds).flatMap(take)
  }
  for (const [seat, n] of Object.entries(stones)) s.stones[Number(seat)] = n
  for (const [seat, laid] of Object.entries(walls)) {
    s.laid[Number(seat)] = [...laid]
    s.walls[Number(seat)] = laid.flatMap(() => take(WALL))
  }
  return { match, s, box: match.game.box as Box }
}

/** Plays moves of a seat one after the other; throws at the first that is refused. */
export function does({ match }: Laid, seat: Seat, ...moves: readonly Move[]): void {
  for (const move of moves) {
    const choice = match.title.canon.read(match.state, seat, move, match.game.box)
    const no = choice === null ? 'unreadable' : (playIn(match, seat, choice)?.clause ?? null)
    if (no !== null) throw new Error(`seat ${seat}, ${JSON.stringify(move)}: ${no}`)
  }
}

/** Everybody reveals a card: `reveal(t, 'quarry', 'wall')`, from seat 0 on. */
export function reveal(t: Laid, ...kinds: readonly CardKind[]): void {
  for (const [seat, card] of kinds.entries()) does(t, seat, { type: 'choose-card', card })
}

/** The clause that forbids a number of stones, or null. */
export const refused = ({ match }: Laid, seat: Seat, stones: number): string | null =>
  check(match.game, match.state, seat, { act: 'build', n: [stones] })?.clause ?? null

export const awaited = ({ match }: Laid): readonly Seat[] => deciders(match.game, match.state)

/** Any legal moves, the first ones, until the match is over or something holds. */
export function playOn(t: Laid, until: (s: TrestleState) => boolean = () => false): void {
  for (let k = 0; k < 1000 && t.s.agenda.length > 0 && !until(t.s); k++) {
    const seat = awaited(t)[0] ?? 0
    const [first] = options(t.match.game, t.s, seat)
    if (first === undefined) throw new Error(`seat ${seat} has nothing to do`)
    const { span, ...closed } = first
    playIn(t.match, seat, span === undefined ? first : { ...closed, n: span.map(([, max]) => max) })
  }
}

/** What the last choice brought about, of one kind. */
export const told = (t: Laid, ev: string): Event[] => (t.s.events ?? []).filter((event) => event.ev === ev)
