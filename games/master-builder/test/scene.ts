// Prepared tables for the rule tests: everything named by the ids of the sheet, played in canonical moves.

import { advance } from '../../../kernel/agenda.ts'
import { check, closedOptions, deciders, explain, offers, options } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { begin, commit, play } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Card, Choice, Event, Refusal, Rng, Seat } from '../../../kernel/words.ts'
import { canon } from '../rules/canon.ts'
import { title } from '../rules/index.ts'
import { ROUND } from '../rules/round.ts'
import type { MasterChoice, MasterState, MasterStep } from '../rules/state.ts'
import { LINE, PHASES } from '../rules/terms.ts'
import { contractOf, FIRST_CONTRACT, FIRST_EVENT, FIRST_SITUATION, siteOf } from '../sheet/box.ts'

export const game = title.game as unknown as Game<MasterState>
export const box = title.game.box

export type Phase = (typeof PHASES)[number]
export type Move = Readonly<Record<string, unknown>> & { readonly type: string }

/** What a test wants of the table; the rest is as dealt. */
export interface Wish {
  readonly seats?: number
  readonly hiring?: 'until-all-pass' | 'three-actions'
  readonly round?: number
  readonly mallet?: Seat
  readonly cash?: readonly number[]
  readonly crews?: readonly (readonly string[])[]
  /** Contracts of each seat; those named nowhere stay in the pile. */
  readonly contracts?: readonly (readonly string[])[]
  readonly built?: readonly string[]
  readonly offer?: readonly string[]
  /** Money lying on contracts of the offer. */
  readonly left?: readonly string[]
  /** The contract pile, top first; without it, all that are left. */
  readonly pile?: readonly string[]
  readonly loans?: readonly (readonly [number, number])[]
  readonly event?: string
  readonly situation?: string
}

export const cardNamed = (id: string): Card => {
  const card = box.id.indexOf(id)
  if (card < 0) throw new Error(`no card ${id}`)
  return card
}
export const named = (cards: readonly Card[]): string[] => cards.map((card) => box.id[card] as string).sort()

/** A table before phase 1 of a round, prepared. */
export function table(wish: Wish = {}): MasterState {
  const seats = wish.seats ?? 3
  const s = begin(game, { hiring: wish.hiring ?? 'until-all-pass' }, seats, rngOf('scene'))
  s.round = wish.round ?? 3
  s.mallet = wish.mallet ?? 0
  s.starter = (s.mallet + seats * 12 - s.round + 1) % seats
  s.agenda = []
  placeWorkers(s, wish)
  placeContracts(s, wish)
  wish.cash?.forEach((money, seat) => {
    const tally = s.tally[seat] as number[]
    tally[LINE.start] = (tally[LINE.start] as number) + money - (s.cash[seat] as number)
    s.cash[seat] = money
  })
  wish.loans?.forEach((loans, seat) => {
    s.loans[seat] = [...loans]
  })
  toTop(s.eventPile, wish.event === undefined ? undefined : box.id.indexOf(wish.event, FIRST_EVENT))
  if (wish.situation !== undefined) {
    const card = box.id.indexOf(wish.situation, FIRST_SITUATION)
    if (!s.situationPile.includes(card)) {
      s.situationsAside.push(s.situationPile.pop() as Card)
      s.situationPile.push(s.situationsAside.splice(s.situationsAside.indexOf(card), 1)[0] as Card)
    }
    toTop(s.situationPile, card)
  }
  return s
}

function toTop(pile: Card[], card: Card | undefined): void {
  if (card !== undefined) pile.unshift(pile.splice(pile.indexOf(card), 1)[0] as Card)
}

function placeWorkers(s: MasterState, wish: Wish): void {
  s.piles = box.workers.map((cards) => cards.slice())
  s.crews = s.crews.map((_, seat) => (wish.crews?.[seat] ?? []).map(cardNamed))
  for (const card of s.crews.flat()) {
    const pile = s.piles[box.type[card] as number] as Card[]
    pile.splice(pile.indexOf(card), 1)
  }
  s.wages = s.crews.map((crew) => crew.reduce((sum, card) => sum + (box.wage[card] as number), 0))
}

function placeContracts(s: MasterState, wish: Wish): void {
  const all = box.income.map((_, k): Card => FIRST_CONTRACT + k)
  s.contracts = s.contracts.map((_, seat) => (wish.contracts?.[seat] ?? []).map(cardNamed))
  s.offer = (wish.offer ?? []).map(cardNamed)
  const free = all.filter((card) => !s.contracts.flat().includes(card) && !s.offer.includes(card))
  const pile = wish.pile?.map(cardNamed)
  const rest = free.filter((card) => !pile?.includes(card))
  s.aside = s.seats === 2 ? rest.splice(-4) : []
  s.contractPile = pile ?? rest
  s.removed = pile === undefined ? [] : rest
  for (const id of wish.built ?? []) {
    const section = sectionNamed(id)
    s.built[siteOf(section)] = (s.built[siteOf(section)] as number) | (1 << (section % 6))
  }
  for (const id of wish.left ?? []) s.bonus[contractOf(cardNamed(id))] = 5000
}

/** The number of "inn/roof". */
export function sectionNamed(id: string): number {
  const choice = canon.read({} as MasterState, 0, { type: 'build-section', section: id }, box)
  return Number(choice?.on?.[0]?.split('.')[1])
}

/** The table at the first question from the beginning of a phase on. */
export function at(phase: Phase, wish: Wish = {}): MasterState {
  return from(table(wish), phase)
}

export function from(s: MasterState, phase: Phase): MasterState {
  s.phase = PHASES.indexOf(phase) + 1
  s.agenda = ROUND.slice(s.phase - 1).reverse() as MasterStep[]
  s.events = []
  advance(game as unknown as Game, s)
  return s
}

const read = (s: MasterState, seat: Seat, move: Move): Choice => {
  const choice = canon.read(s, seat, move, box)
  if (choice === null) throw new Error(`unreadable: ${JSON.stringify(move)}`)
  return choice
}

/** Plays canonical moves one after the other, checked. */
export function played(s: MasterState, ...moves: readonly (readonly [Seat, Move])[]): MasterState {
  return moves.reduce((now, [seat, move]) => {
    const result = play(game, now, seat, read(now, seat, move))
    if ('refusal' in result) throw new Error(`${JSON.stringify(move)}: ${result.refusal.clause}`)
    return result.state
  }, s)
}

/** One choice at random by one of those awaited, in place. */
export function stumble(s: MasterState, rng: Rng): void {
  const by = deciders(game, s)
  const seat = by[below(rng, by.length)] as Seat
  const list = closedOptions(game, s, seat)
  commit(game, s, seat, list[below(rng, list.length)] as Choice)
}

/** Why a move is refused, or null. */
export const refusal = (s: MasterState, seat: Seat, move: Move): Refusal | null =>
  check(game, s, seat, read(s, seat, move))
export const clause = (s: MasterState, seat: Seat, move: Move): string | null => refusal(s, seat, move)?.clause ?? null

/** Who is awaited, and the step. */
export const awaited = (s: MasterState): readonly Seat[] => deciders(game, s)
export const asked = (s: MasterState): string => s.agenda.at(-1)?.do ?? 'over'

/** A seat's closed options as canonical moves. */
export const moves = (s: MasterState, seat: Seat): unknown[] =>
  options(game, s, seat)
    .filter((choice) => choice.span === undefined)
    .map((choice) => canon.write(s, seat, choice as MasterChoice, box))
/** What a seat may do beside the question. */
export const beside = (s: MasterState, seat: Seat): unknown[] =>
  offers(game, s, seat).map((choice) => canon.write(s, seat, choice as MasterChoice, box))
/** The clause that forbids a choice the seat could point at, by its act. */
export const pointed = (s: MasterState, seat: Seat, act: string): (string | null)[] =>
  explain(game, s, seat)
    .filter(({ choice }) => choice.act === act)
    .map(({ refusal: no }) => no?.clause ?? null)

/** What the last move told the table. */
export const told = (s: MasterState, ev: string): Event[] => (s.events ?? []).filter((event) => event.ev === ev)

export const PASS: Move = { type: 'pass' }
export const CONFIRM: Move = { type: 'confirm' }
export const bidOf = (amount: number): Move => ({ type: 'bid', amount })
export const opens = (contract: string, bid: number): Move => ({ type: 'open-auction', contract, bid })
export const builds = (section: string): Move => ({ type: 'build-section', section })
export const starts = (...sections: string[]): Move => ({ type: 'start-pair', sections })
export const hires = (pile: string): Move => ({ type: 'hire', pile })
export const fires = (worker: string): Move => ({ type: 'fire-worker', worker })
export const repays = (iou: string): Move => ({ type: 'repay', iou })
export const borrows = (iou: string): Move => ({ type: 'take-loan', iou })
export const chooses = (worker: string): Move => ({ type: 'choose-worker', worker })
export const loses = (...sections: string[]): Move => ({ type: 'lose-work', sections })

/** The built sections of a contract, by id. */
export function standing(s: MasterState, contract: string): string[] {
  const k = contractOf(cardNamed(contract))
  return [0, 1, 2, 3, 4, 5]
    .filter((bit) => ((s.built[k] as number) >> bit) & 1)
    .map(
      (bit) =>
        (canon.write(s, 0, { act: 'build-section', on: [`section.${k * 6 + bit}`] }, box) as { section: string })
          .section,
    )
}
