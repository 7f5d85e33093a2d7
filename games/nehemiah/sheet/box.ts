// What lies in the box, made of the sheet: arrays by card and by kind, so that rules look a figure up in one step.

import type { Card } from '../../../kernel/words.ts'
import type { Entry, Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import { BOARDS } from '../rules/state.ts'
import {
  DECKS,
  EFFECTS,
  FOREMEN,
  type ForemanEntry,
  type ForemanId,
  GATES,
  type GateEntry,
  KINDS,
  type KindEntry,
  type NumberEntry,
  PLACES,
  PLAYERS,
  type ScoreEntry,
  type SetupEntry,
  type WorkEntry,
} from './form.ts'

/** Cards 0–71: Work cards. 72–79: gates. 80–94: foremen. */
export const FIRST_GATE: Card = 72
export const FIRST_FOREMAN: Card = FIRST_GATE + GATES
const FOREMAN_CARDS: readonly Card[] = FOREMEN.map((_, i) => FIRST_FOREMAN + i)
export const foremanCard = (id: ForemanId): Card => FIRST_FOREMAN + FOREMEN.indexOf(id)

/** What the table of a number of players is set with. */
export interface Table {
  columns: number
  workers: number
  neutrals: number
  cubes: number
  /** Wood and gold at the start, without and with foremen. */
  goods: readonly [off: readonly [wood: number, gold: number], on: readonly [wood: number, gold: number]]
  turnedUp: number
  /** The Work cards of each deck. */
  decks: Card[][]
}

export interface Box {
  /** By card. */
  id: string[]
  names: Record<Lang, string>[]
  /** By Work card: index into KINDS and DECKS. */
  kind: number[]
  deck: number[]
  /** By kind: index into EFFECTS, what it costs, what it gives, its board or −1, its number of times. */
  effect: number[]
  costWood: number[]
  costGold: number[]
  givesWood: number[]
  givesGold: number[]
  givesVp: number[]
  board: number[]
  times: number[]
  /** Points of a gate, by card. */
  gateVp: number[]
  /** The figure of a foreman's rule, by card. */
  amount: number[]
  symbol: string[]
  tables: Record<number, Table>
  /** Points of each place, by number of players and board. */
  places: Record<number, number[][]>
  coin: number
  income: readonly [wood: number, gold: number]
  stalemateColumns: number
  woodPerVp: number
  goldPerVp: number
  risingStep: number
  gateCards: Card[]
  foremanCards: readonly Card[]
}

export function unpack(sheet: Sheet): Box {
  const rows = <T extends Entry>(name: string) => sheet.tables[name] as readonly T[]
  const kinds = rows<KindEntry>('kinds')
  const work = rows<WorkEntry>('work')
  const gates = rows<GateEntry>('gates')
  const foremen = rows<ForemanEntry>('foremen')
  const number = (id: string) => rows<NumberEntry>('numbers').find((row) => row.id === id)?.value ?? 0
  const kindNames = work.map((card) => kinds[KINDS.indexOf(card.kind)]?.names)
  const nameOf = (entry: Entry, names = entry.names) => names ?? { en: entry.id, fr: entry.id }
  return {
    id: [...work, ...gates, ...foremen].map((entry) => entry.id),
    names: [
      ...work.map((card, i) => nameOf(card, kindNames[i])),
      ...gates.map((gate) => nameOf(gate)),
      ...foremen.map((foreman) => nameOf(foreman)),
    ],
    kind: work.map((card) => KINDS.indexOf(card.kind)),
    deck: work.map((card) => DECKS.indexOf(card.deck as 'I')),
    effect: kinds.map((kind) => EFFECTS.indexOf(kind.effect)),
    costWood: kinds.map((kind) => kind.cost.wood ?? 0),
    costGold: kinds.map((kind) => kind.cost.gold ?? 0),
    givesWood: kinds.map((kind) => kind.gives.wood ?? 0),
    givesGold: kinds.map((kind) => kind.gives.gold ?? 0),
    givesVp: kinds.map((kind) => kind.gives.vp ?? 0),
    board: kinds.map((kind) => BOARDS.indexOf(kind.board as 'wall')),
    times: kinds.map((kind) => kind.times),
    gateVp: spread(FIRST_GATE, gates, (gate) => gate.vp),
    amount: spread(FIRST_FOREMAN, foremen, (foreman) => foreman.amount ?? 0),
    symbol: foremen.map((foreman) => foreman.symbol),
    tables: Object.fromEntries(PLAYERS.map((n, i) => [n, tableOf(rows<SetupEntry>('setup')[i] as SetupEntry, work)])),
    places: Object.fromEntries(PLAYERS.map((n) => [n, BOARDS.map((b) => placesOf(rows<ScoreEntry>('scores'), b, n))])),
    coin: number('extra-activation-gold'),
    income: [number('income-wood'), number('income-gold')],
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

function tableOf(setup: SetupEntry, work: readonly WorkEntry[]): Table {
  const decks: Card[][] = DECKS.map(() => [])
  for (const [card, entry] of work.entries())
    if (!(setup.withoutMarked && entry.marked)) decks[DECKS.indexOf(entry.deck as 'I')]?.push(card)
  return {
    columns: setup.columns,
    workers: setup.workers,
    neutrals: setup.neutrals,
    cubes: setup.cubes,
    goods: [
      [setup.wood, setup.gold],
      [setup.foremenWood, setup.foremenGold],
    ],
    turnedUp: setup.turnedUp,
    decks,
  }
}

function placesOf(scores: readonly ScoreEntry[], board: string, players: number): number[] {
  const row = scores.find((entry) => entry.id === `${board}-${players}`)
  return PLACES.slice(0, players).map((place) => row?.[place] ?? 0)
}
