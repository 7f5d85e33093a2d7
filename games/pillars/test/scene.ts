// A table of Pillars laid out for a test, by card ids: "carpenter-green", "quarry-1", "painter". What a test does not
// place is placed for it, so that every scene is a whole table; play then goes through the match.
import { advance } from '../../../kernel/agenda.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Match, openMatch } from '../../../match/match.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'
import { dealOut, leadTrick } from '../rules/deal.ts'
import { title as pillars } from '../rules/index.ts'
import { MATERIALS, type Material } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import { deckOf } from '../rules/zones.ts'
import { type Box, FIRST_ADVANTAGE, STAND_IN } from '../sheet/box.ts'

export const title = pillars as unknown as Title

/** Ids of cards, parted by spaces. */
export type Ids = string
type BySeat<T> = Readonly<Record<Seat, T>>

export interface Layout {
  readonly seats?: 3 | 4
  readonly options?: Readonly<Record<string, unknown>>
  readonly sheet?: Sheet
  readonly round?: number
  readonly scores?: readonly number[]
  /** The advantage card of the round, the pile below it (top first) and the advantages already owned. */
  readonly advantage?: string
  readonly pile?: Ids
  readonly owned?: BySeat<Ids>
  /** "stone 1 wood 2"; what is not named is 0. A seat without an entry keeps the stock of the start. */
  readonly stock?: BySeat<string>
  readonly hands?: BySeat<Ids>
  /** Cards in each hand; by default a full hand, dealt. */
  readonly left?: number
  readonly leader?: Seat
  /** Won piles; a pile of n cards is one trick. */
  readonly won?: BySeat<Ids>
  /** The King's trick in the order of play, and who led it. */
  readonly kingTrick?: Ids
  readonly kingLeader?: Seat
}

export const boxOf = (m: Match): Box => m.game.box as Box
export const stateOf = (m: Match): PillarsState => m.state as PillarsState
export const listOf = (ids: Ids | undefined): string[] => (ids ?? '').split(' ').filter((id) => id !== '')
export const tricksOf = (seats: number): number => (seats === 3 ? 10 : 9)

export function cardOf(m: Match, id: string): Card {
  const card = boxOf(m).id.indexOf(id)
  if (card < 0) throw new Error(`no card "${id}"`)
  return card
}

/** The ids of cards that lie on the table; the card of the round by its own. */
export function idsOf(m: Match, cards: readonly Card[]): string[] {
  return cards.map((card) => boxOf(m).id[card === STAND_IN ? (stateOf(m).roundCard[0] as Card) : card] ?? 'face down')
}

/** A stock as "stone 1 wood 2": what is 0 is left out. */
export function stockOf(m: Match, seat: Seat): string {
  const units = stateOf(m).stock[seat] as number[]
  return MATERIALS.flatMap((material, i) => (units[i] === 0 ? [] : [`${material} ${units[i]}`])).join(' ')
}

function readStock(text: string): number[] {
  const units = MATERIALS.map(() => 0)
  for (const [, material, n] of text.matchAll(/(\w+) (\d+)/g))
    units[MATERIALS.indexOf(material as Material)] = Number(n)
  return units
}

/** A match at its first card; throws where the set-up is refused. */
export function open(layout: Layout = {}, seed = 'scene'): Match {
  const { seats = 4, options = {}, sheet = null } = layout
  const opened = openMatch(title, { seats, options, seed, sheet })
  if (!('match' in opened)) throw new Error(`cannot be opened: ${JSON.stringify(opened)}`)
  return opened.match
}

/** Lays out what is the same in every scene: round, scores, stocks, advantages. */
function layBasics(m: Match, layout: Layout): void {
  const s = stateOf(m)
  const owned = s.owned.map((_, seat) => listOf(layout.owned?.[seat]).map((id) => cardOf(m, id)))
  const taken = new Set(owned.flat())
  const free = [0, 1, 2, 3, 4].map((i) => FIRST_ADVANTAGE + i).filter((card) => !taken.has(card))
  const own = layout.advantage === undefined ? (free[0] as Card) : cardOf(m, layout.advantage)
  s.owned = owned
  s.roundCard = [own]
  s.pile =
    layout.pile === undefined ? free.filter((card) => card !== own) : listOf(layout.pile).map((id) => cardOf(m, id))
  s.round = layout.round ?? 1
  s.scores = [...(layout.scores ?? s.scores)]
  s.pad = Array.from({ length: s.round - 1 }, () => s.scores.map(() => 0))
  for (const [seat, text] of Object.entries(layout.stock ?? {})) s.stock[Number(seat)] = readStock(text)
}

/** The cards in play that no test has placed, and how to take them: the ones asked for first. */
function restOf(m: Match, placed: readonly Card[]): { take(count: number, first?: readonly Card[]): Card[] } {
  const s = stateOf(m)
  let rest = [...deckOf(s, boxOf(m)), STAND_IN].filter((card) => !placed.includes(card))
  return {
    take(count, first = []) {
      const ordered = [...rest.filter((card) => first.includes(card)), ...rest.filter((card) => !first.includes(card))]
      const taken = ordered.slice(0, Math.max(0, count))
      rest = rest.filter((card) => !taken.includes(card))
      return taken
    },
  }
}

/** The order of the deck that deals these hands (PIL-2.3). */
function deckFor(hands: readonly (readonly Card[])[]): Card[] {
  const at = hands.map(() => 0)
  const total = hands.reduce((sum, hand) => sum + hand.length, 0)
  return Array.from({ length: total }, (_, i) => {
    const seat = hands.length === 3 ? Math.floor((i % 6) / 2) : i < 32 ? Math.floor((i % 8) / 2) : i - 32
    const k = at[seat] as number
    at[seat] = k + 1
    return hands[seat]?.[k] as Card
  })
}

/** Deals a deck in the given order, and opens the first trick (PIL-2.5). */
export function dealDeck(m: Match, deck: readonly Card[]): Match {
  const s = stateOf(m)
  s.agenda = []
  dealOut(s, deck, boxOf(m))
  return settle(m)
}

/** Goes on to the next question, and forgets how the table came about. */
function settle(m: Match): Match {
  advance(m.game, m.state)
  m.trail = []
  m.undone = []
  return m
}

/** A position in the tricks: full hands are dealt, smaller ones are laid out with the tricks before them. */
export function tricks(layout: Layout): Match {
  const m = open(layout)
  layBasics(m, layout)
  const s = stateOf(m)
  const { left = tricksOf(s.seats) } = layout
  const lay = layOut(m, layout, left)
  if (left === tricksOf(s.seats)) return dealDeck(m, deckFor(lay.hands))
  const { leader = 0 } = layout
  settleTricks(m, lay)
  s.trick = tricksOf(s.seats) - left + 1
  s.agenda = [{ do: 'end-round' }, { do: 'score' }, { do: 'gain' }, { do: 'award-king-trick' }]
  leadTrick(s, leader)
  return settle(m)
}

/** The scoring of a round, just after its last trick. */
export function scoring(layout: Layout): Match {
  const m = open(layout)
  layBasics(m, layout)
  const s = stateOf(m)
  settleTricks(m, layOut(m, layout, 0))
  s.trick = tricksOf(s.seats)
  s.events = []
  s.agenda = [{ do: 'end-round' }, { do: 'score' }, { do: 'gain' }, { do: 'award-king-trick' }]
  return settle(m)
}

interface Lay {
  readonly hands: Card[][]
  readonly won: Card[][]
  readonly kingTrick: Card[]
  readonly kingLeader: Seat
}

/** Where every card in play lies: as the test says, and the rest in hands, the King's trick and won piles. */
function layOut(m: Match, layout: Layout, left: number): Lay {
  const s = stateOf(m)
  const box = boxOf(m)
  const cards = (ids: Ids | undefined) =>
    listOf(ids).map((id) => (cardOf(m, id) === s.roundCard[0] ? STAND_IN : cardOf(m, id)))
  const hands = s.hands.map((_, seat) => cards(layout.hands?.[seat]))
  const won = s.hands.map((_, seat) => cards(layout.won?.[seat]))
  const kingTrick = cards(layout.kingTrick)
  const rest = restOf(m, [...hands.flat(), ...won.flat(), ...kingTrick])
  // Lady Aliena and Alfred go to a hand as long as there is one, or the tricks before could not have been played.
  const alfred = box.lastTrickOnly.indexOf(true)
  const { leader = 0 } = layout
  const full = left === tricksOf(s.seats)
  const lead = hands[leader] as Card[]
  lead.push(...rest.take(left - lead.length, full ? [box.aliena] : [alfred]))
  for (const hand of hands) hand.push(...rest.take(left - hand.length, full ? [] : [alfred]))
  if (full) return { hands, won, kingTrick, kingLeader: 0 }
  const everywhere = [...hands.flat(), ...won.flat()]
  if (!everywhere.includes(box.king)) kingTrick.push(...rest.take(s.seats - kingTrick.length, [box.king]))
  const open = won.flatMap((_, seat) => (layout.won?.[seat] === undefined ? [seat] : []))
  for (let k = 0; ; k++) {
    const trick = rest.take(s.seats)
    if (trick.length === 0) break
    won[open.length === 0 ? s.seats - 1 : (open[k % open.length] as Seat)]?.push(...trick)
  }
  return { hands, won, kingTrick, kingLeader: layout.kingLeader ?? 0 }
}

function settleTricks(m: Match, { hands, won, kingTrick, kingLeader }: Lay): void {
  const s = stateOf(m)
  s.hands = hands
  s.won = won
  s.tricksWon = won.map((pile) => Math.ceil(pile.length / s.seats))
  s.takers = s.tricksWon.flatMap((tricks, seat) => new Array<Seat | null>(tricks).fill(seat))
  s.kingTrick = kingTrick
  if (kingTrick.length > 0) s.takers.push(null)
  const king = kingTrick.indexOf(boxOf(m).king)
  s.kingLeader = king < 0 ? null : kingLeader
  s.kingBy = king < 0 ? null : (kingLeader + king) % s.seats
  for (const card of [...won.flat(), ...kingTrick]) s.played[card] = 1
}
