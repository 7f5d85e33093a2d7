// What lies in the box, made of the sheet: lists by card and by kind, so that rules look a figure up in one step.
import { dense } from '../../../kernel/dense.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { entryOf, fitted, type Sheet } from '../../../papers/sheet.ts'
import { BOARDS } from '../rules/terms.ts'
import {
  DECKS,
  type EffectId,
  FOREMEN,
  type ForemanId,
  form,
  GATES,
  type KindId,
  type NumberId,
  PLACES,
  PLAYERS,
  type ScoreEntry,
  type SetupEntry,
  type SymbolId,
  type WorkEntry,
} from './form.ts'

/** Cards 0–71: Work cards. 72–79: gates. 80–94: foremen. */
export const FIRST_GATE: Card = 72
export const FIRST_FOREMAN: Card = FIRST_GATE + GATES
const FOREMAN_CARDS: readonly Card[] = FOREMEN.map((_, i) => FIRST_FOREMAN + i)
export const foremanCard = (id: ForemanId): Card => FIRST_FOREMAN + FOREMEN.indexOf(id)

/** A kind of Work card. */
export interface WorkKind {
  readonly id: KindId
  /** Its place in KINDS. */
  readonly index: number
  readonly effect: EffectId
  readonly cost: { readonly wood: number; readonly gold: number }
  readonly gives: { readonly wood: number; readonly gold: number; readonly vp: number }
  /** Its place in BOARDS, or −1. */
  readonly board: number
  readonly times: number
}

/** What the table of a number of players is set with. */
export interface Table {
  readonly columns: number
  readonly workers: number
  readonly neutrals: number
  readonly cubes: number
  /** Wood and gold at the start, without and with foremen. */
  readonly goods: { readonly [K in 'off' | 'on']: { readonly wood: number; readonly gold: number } }
  readonly turnedUp: number
  /** The Work cards of each deck. */
  readonly decks: readonly (readonly Card[])[]
  /** Points of each place, by board. */
  readonly places: readonly (readonly number[])[]
}

export interface Box {
  /** By card: its id in the sheet, and its names there. */
  readonly id: readonly string[]
  readonly names: readonly (Readonly<Record<string, string>> | undefined)[]
  /** By Work card: its kind, and its deck by index into DECKS. */
  readonly work: readonly WorkKind[]
  readonly deck: readonly number[]
  /** Points of a gate, by card. */
  readonly gateVp: readonly number[]
  /** The figure of a foreman's rule, by card. */
  readonly amount: readonly number[]
  /** By foreman. */
  readonly symbol: readonly SymbolId[]
  /** By number of players, from the fewest (`tableFor`). */
  readonly tables: readonly Table[]
  readonly coin: number
  readonly income: { readonly wood: number; readonly gold: number }
  readonly stalemateColumns: number
  readonly woodPerVp: number
  readonly goldPerVp: number
  readonly risingStep: number
  readonly gateCards: readonly Card[]
  readonly foremanCards: readonly Card[]
}

/** What the table of so many players is set with. */
export const tableFor = (seats: number, box: Box): Table => at(box.tables, seats - PLAYERS[0])

export const unpack = (sheet: Sheet): Box => dense(boxOf(sheet))

function boxOf(sheet: Sheet): Box {
  const { setup, kinds: rows, work, gates, scores, foremen, numbers } = fitted(form, sheet).tables
  const number = (id: NumberId) => entryOf(numbers, id).value
  const kinds = rows.map(
    (kind, index): WorkKind => ({
      id: kind.id,
      index,
      effect: kind.effect,
      cost: { wood: kind.cost.wood ?? 0, gold: kind.cost.gold ?? 0 },
      gives: { wood: kind.gives.wood ?? 0, gold: kind.gives.gold ?? 0, vp: kind.gives.vp ?? 0 },
      board: kind.board === null ? -1 : BOARDS.indexOf(kind.board),
      times: kind.times,
    }),
  )
  return {
    id: [...work, ...gates, ...foremen].map((entry) => entry.id),
    names: [...work.map((card) => entryOf(rows, card.kind)), ...gates, ...foremen].map((entry) => entry.names),
    work: work.map((card) => entryOf(kinds, card.kind)),
    deck: work.map((card) => DECKS.indexOf(card.deck)),
    gateVp: spread(FIRST_GATE, gates, (gate) => gate.vp),
    amount: spread(FIRST_FOREMAN, foremen, (foreman) => foreman.amount ?? 0),
    symbol: foremen.map((foreman) => foreman.symbol),
    tables: PLAYERS.map((n, i) => tableOf(at(setup, i), n, work, scores)),
    coin: number('extra-activation-gold'),
    income: { wood: number('income-wood'), gold: number('income-gold') },
    stalemateColumns: number('stalemate-columns'),
    woodPerVp: number('wood-per-vp'),
    goldPerVp: number('gold-per-vp'),
    risingStep: number('rising-step'),
    gateCards: gates.map((_, i) => FIRST_GATE + i),
    foremanCards: FOREMAN_CARDS,
  }
}

/** A list by card: zeros up to the first card of its kind. */
function spread<T>(first: Card, entries: readonly T[], figure: (entry: T) => number): number[] {
  return [...new Array<number>(first).fill(0), ...entries.map(figure)]
}

function tableOf(setup: SetupEntry, n: number, work: readonly WorkEntry[], scores: readonly ScoreEntry[]): Table {
  const decks: Card[][] = DECKS.map(() => [])
  for (const [card, entry] of work.entries())
    if (!(setup.withoutMarked && entry.marked)) at(decks, DECKS.indexOf(entry.deck)).push(card)
  return {
    columns: setup.columns,
    workers: setup.workers,
    neutrals: setup.neutrals,
    cubes: setup.cubes,
    goods: {
      off: { wood: setup.wood, gold: setup.gold },
      on: { wood: setup.foremenWood, gold: setup.foremenGold },
    },
    turnedUp: setup.turnedUp,
    decks,
    places: BOARDS.map((board) => {
      const row = entryOf(scores, `${board}-${n}`)
      return PLACES.slice(0, n).map((place) => row[place] ?? 0)
    }),
  }
}
