// A prepared table for rule tests: open it, lay cards and workers, then play canonical moves through the kernel.
import { advance } from '../../../kernel/agenda.ts'
import { check, closedOptions, deciders, explain } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { begin, play as playChoice } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import { title } from '../rules/index.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { foremanCard } from '../sheet/box.ts'
import { DECKS, type ForemanId, type KindId } from '../sheet/form.ts'

export const box = title.game.box
const game = title.game as unknown as Game<NehemiahState>
type Board = (typeof BOARDS)[number]

export interface Scene {
  s: NehemiahState
}
export type Move = Readonly<Record<string, unknown>>

/** A table at its first question; seat 0 is First Player unless the options say otherwise. */
export function open(seats: number, options: Readonly<Record<string, string>> = {}, seed = 'scene'): Scene {
  const chosen = chooseOptions(title.game.variants, { firstPlayer: 'seat-0', ...options }, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  return { s: begin(game, chosen.options, seats, rngOf(seed)) }
}

/** With foremen, past the auctions of round I: nobody bids, and every card won goes out of the game. */
export function openWithForemen(seats: number, options: Readonly<Record<string, string>> = {}): Scene {
  const t = open(seats, { foremen: 'on', ...options })
  t.s.agenda = []
  t.s.spent.push(...t.s.faceUp)
  t.s.faceUp = []
  return turn(t, 0)
}

const slotOf = (column: number, row: number) => (column - 1) * 4 + row - 1

/** Lays cards of these kinds in a column, row 1 first, in exchange for cards lying elsewhere. */
export function lay(t: Scene, column: number, ...kinds: KindId[]): void {
  const cards = t.s.columns[column - 1] as Card[]
  const fixed = new Set<Card>()
  for (const [row, kind] of kinds.entries()) {
    const wanted = (card: Card) => box.work[card]?.id === kind && !fixed.has(card)
    const others = t.s.columns.filter((pile) => pile !== cards)
    const piles = [cards.slice(row), ...t.s.decks, t.s.discard, ...others]
    const found = piles.flat().find(wanted)
    if (found === undefined) throw new Error(`no ${kind} left to lay`)
    exchange(t.s, cards[row] as Card, found)
    fixed.add(found)
  }
}

/** Two Work cards trade places, wherever they lie. */
function exchange(s: NehemiahState, a: Card, b: Card): void {
  for (const pile of [...s.decks, ...s.columns, s.discard])
    for (const [i, card] of pile.entries()) if (card === a || card === b) pile[i] = card === a ? b : a
}

/** Puts a worker of a seat on a card; `neutral` for one of its neutral workers, always tired. */
export function put(t: Scene, seat: Seat, column: number, row: number, state: 'standing' | 'tired' | 'neutral'): void {
  const slot = slotOf(column, row)
  const pile = state === 'neutral' ? t.s.neutrals : t.s.supply
  pile[seat] = (pile[seat] as number) - 1
  t.s.owner[slot] = state === 'neutral' ? 4 + seat : seat
  t.s.tired[slot] = state === 'standing' ? 0 : 1
}

/** Wood, gold, workers in supply (the others set aside). */
export function stock(t: Scene, seat: Seat, goods: { wood?: number; gold?: number; supply?: number }): void {
  if (goods.wood !== undefined) t.s.wood[seat] = goods.wood
  if (goods.gold !== undefined) t.s.gold[seat] = goods.gold
  if (goods.supply === undefined) return
  t.s.aside[seat] = (t.s.aside[seat] as number) + (t.s.supply[seat] as number) - goods.supply
  t.s.supply[seat] = goods.supply
}

/** The cubes of a seat on Wall, Temple and Garrison; the rest is its supply, unless said otherwise. */
export function influence(t: Scene, seat: Seat, cubes: readonly [number, number, number], supply?: number): void {
  cubes.forEach((n, b) => {
    ;(t.s.boards[b] as number[])[seat] = n
  })
  t.s.cubes[seat] = supply ?? 11 - cubes.reduce((a, b) => a + b, 0)
}

/** Lays Foreman cards before a seat. */
export function hold(t: Scene, seat: Seat, ...ids: ForemanId[]): void {
  for (const id of ids) {
    const card = foremanCard(id)
    for (const pile of [t.s.foremanDeck, t.s.faceUp, t.s.spent, ...t.s.foremen])
      if (pile.includes(card)) pile.splice(pile.indexOf(card), 1)
    t.s.foremen[seat]?.push(card)
  }
}

/** Begins a turn of a seat, up to its first question. */
export function turn(t: Scene, seat: Seat): Scene {
  t.s.agenda = [{ do: 'begin-turn' }]
  t.s.turn = seat
  t.s.events = []
  advance(game as unknown as Game, t.s)
  return t
}

/** Leaves so many cards in the deck of the current round. */
export function thin(t: Scene, left: number): void {
  const deck = t.s.decks[t.s.round - 1] as Card[]
  t.s.discard.push(...deck.splice(0, deck.length - left))
}

/** Leaves round and deck as if the match had come so far. */
export function round(t: Scene, number: number, left: number): void {
  while (t.s.round < number) {
    thin(t, 0)
    t.s.round++
  }
  thin(t, left)
}

/** Who is asked what. */
export const asked = (t: Scene): string => `${deciders(game, t.s).join(',')} ${t.s.agenda.at(-1)?.do ?? 'over'}`

const full = (t: Scene, move: Move): Move => ({ decision: t.s.agenda.at(-1)?.do, ...move })
const awaited = (t: Scene): Seat => deciders(game, t.s)[0] as Seat

function read(t: Scene, move: Move, seat: Seat): NehemiahChoice {
  const choice = title.canon.read(t.s, seat, full(t, move), box)
  if (choice === null) throw new Error(`${JSON.stringify(full(t, move))} cannot be read`)
  return choice
}

const clauseOf = (no: Refusal | null): string | null =>
  no === null ? null : no.with?.why === undefined ? no.clause : `${no.clause} ${no.with.why}`

/** Plays a canonical move of the awaited seat (or of the seat named); the decision is the one at hand. */
export function play(t: Scene, move: Move, seat = awaited(t)): Scene {
  const result = playChoice(game, t.s, seat, read(t, move, seat))
  if ('refusal' in result) throw new Error(`${JSON.stringify(move)}: ${clauseOf(result.refusal)}`)
  t.s = result.state
  return t
}

/** Several moves, one after another. */
export function moves(t: Scene, ...list: readonly Move[]): Scene {
  for (const move of list) play(t, move)
  return t
}

/** The clause that forbids a move, with its reason; null if it is allowed. */
export function why(t: Scene, move: Move, seat = awaited(t)): string | null {
  return clauseOf(check(game, t.s, seat, read(t, move, seat)))
}

/** The legal moves of the awaited seat, without the decision's name. */
export function offered(t: Scene, seat = awaited(t)): Move[] {
  return closedOptions(game, t.s, seat).map((choice) => {
    const { decision: _, ...move } = title.canon.write(t.s, seat, choice as NehemiahChoice, box) as { decision: string }
    return move
  })
}

/** Everything that can be pointed at, each with the clause that forbids it. */
export const pointed = (t: Scene, seat = awaited(t)): (string | null)[] =>
  explain(game, t.s, seat).map((e) => clauseOf(e.refusal))

/** Every refusal as the rules give it, blanks and all. */
export const refusals = (t: Scene, seat = awaited(t)) => explain(game, t.s, seat).map((e) => e.refusal)

/** What happened since the last choice. */
export const told = (t: Scene): string[] => (t.s.events ?? []).map((event) => event.ev)

/** Who stands or lies on a card: "0" a standing worker of seat 0, "0-" a tired one, "n1-" a neutral one, "" nobody. */
export function on(t: Scene, column: number, row: number): string {
  const owner = t.s.owner[slotOf(column, row)] as number
  if (owner < 0) return ''
  return `${owner >= 4 ? `n${owner - 4}` : owner}${t.s.tired[slotOf(column, row)] === 1 ? '-' : ''}`
}

/** The kinds of a column, row 1 first. */
export const kinds = (t: Scene, column: number): string[] =>
  (t.s.columns[column - 1] as Card[]).map((card) => at(box.work, card).id)

export const goods = (t: Scene, seat: Seat): number[] => [t.s.wood[seat] as number, t.s.gold[seat] as number]
export const cubesOn = (t: Scene, board: Board): number[] => t.s.boards[BOARDS.indexOf(board)] as number[]
export const deckLeft = (t: Scene, deck: (typeof DECKS)[number]): number =>
  (t.s.decks[DECKS.indexOf(deck)] as Card[]).length
export const isClosing = (t: Scene, column: number): boolean => (t.s.closing & (1 << (column - 1))) !== 0

/** Ends the turn at hand without carrying anything out. */
function idle(t: Scene): Scene {
  const seat = t.s.turn
  while (t.s.turn === seat && t.s.agenda.length > 0) {
    const decision = asked(t)
    if (decision.includes('main-action') || decision.includes('pick') || decision.includes('bid')) break
    play(t, { choice: decision.includes('resolve') ? 'skip' : decision.includes('window') ? 'decline' : 'stop' })
  }
  return t
}

/** A seat activates a worker in row 4 of a column and carries nothing out. */
export function closeColumn(t: Scene, column: number, seat = 0): Scene {
  put(t, seat, column, 4, 'standing')
  turn(t, seat)
  return idle(play(t, { choice: 'activate', column, row: 4 }))
}

/** The last turn of the game is over: score, sell, compare. */
export function endGame(t: Scene): Scene {
  round(t, 3, 0)
  t.s.left = 0
  t.s.agenda = [{ do: 'end-turn' }]
  t.s.events = []
  advance(game as unknown as Game, t.s)
  return t
}
