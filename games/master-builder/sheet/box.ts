// What lies in the box of Master Builder, made of its sheet: arrays by card or by contract, one look for each figure.
import { dense } from '../../../kernel/dense.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import { type EntryOf, fitted, type Sheet } from '../../../papers/sheet.ts'
import { form } from './form.ts'
import { CONTRACT_IDS, type Effect, FAULTS, KINDS, SECTIONS, type Section, TYPES, WORKER_IDS } from './ids.ts'

/** Cards 0–39: workers, by type. Then contracts, situations (one number a kind, with copies), events. */
export const WORKERS = WORKER_IDS.length
export const FIRST_CONTRACT: Card = WORKER_IDS.length
export const CONTRACTS = CONTRACT_IDS.length
export const SECTIONS_EACH = 6
export const FIRST_SITUATION: Card = FIRST_CONTRACT + CONTRACTS
export const FIRST_EVENT: Card = FIRST_SITUATION + 5

export type Limits = EntryOf<typeof form, 'limits'>
type Names = NonNullable<EntryOf<typeof form, 'contracts'>['names']>

export interface Box {
  /** By card, its id in the sheet; names where the sheet has them. */
  id: string[]
  names: (Names | null)[]
  typeNames: (Names | null)[]
  /** By worker card: type (0 to 3), number within the type, wage, faults, how many they are. */
  type: number[]
  ordinal: number[]
  wage: number[]
  faults: Small[]
  faultCount: number[]
  /** Wage by type. */
  wageOf: number[]
  /** Worker cards by type. */
  workers: Card[][]
  /** By contract: printed number, kind (0 house, 1 rampart), type each section requires, income, minimum bid. */
  number: number[]
  kind: (0 | 1)[]
  requires: number[][]
  income: number[]
  minimumBid: number[]
  /** Every situation card of the box, and new contracts by kind of card for 2, 3, 4 players. */
  situations: Card[]
  reveals: number[][]
  /** By event: effect, faults, types, money, workers. */
  effect: Effect[]
  eventFaults: Small[]
  eventTypes: Small[]
  eventMoney: number[]
  eventWorkers: number[]
  /** By kind of IOU, small then large. */
  received: number[]
  quick: number[]
  late: number[]
  iouCopies: number[]
  limits: Limits
}

/** Some words of a list, as the set of their places in it. */
const among = <T>(list: readonly T[], words: readonly T[]): Small =>
  small.of(...words.map((word) => list.indexOf(word)))

export const unpack = (sheet: Sheet): Box => dense(boxOf(sheet))

function boxOf(sheet: Sheet): Box {
  const { types, workers, contracts, situations, events, loans, limits } = fitted(form, sheet).tables
  const cards = [...workers, ...contracts, ...situations, ...events]
  const type = workers.map(({ id }) => TYPES.findIndex((t) => id.startsWith(t)))
  return {
    id: cards.map(({ id }) => id),
    names: cards.map(({ names }) => names ?? null),
    typeNames: types.map(({ names }) => names ?? null),
    type,
    ordinal: workers.map(({ id }) => Number(id.slice(-2))),
    wage: type.map((t) => at(types, t).wage),
    faults: workers.map(({ faults }) => among(FAULTS, faults)),
    faultCount: workers.map(({ faults }) => faults.length),
    wageOf: types.map(({ wage }) => wage),
    workers: TYPES.map((_, t) => workers.flatMap((_w, card) => (type[card] === t ? [card] : []))),
    number: contracts.map(({ number }) => number),
    kind: contracts.map(({ kind }) => (kind === KINDS[0] ? 0 : 1)),
    requires: contracts.map(({ requires }) => requires.map((t) => TYPES.indexOf(t))),
    income: contracts.map(({ income }) => income),
    minimumBid: contracts.map(({ minimumBid }) => minimumBid),
    situations: situations.flatMap(({ copies }, i) => each(copies, FIRST_SITUATION + i)),
    reveals: situations.map(({ reveals }) => [...reveals]),
    effect: events.map(({ effect }) => effect),
    eventFaults: events.map(({ faults }) => among(FAULTS, faults)),
    eventTypes: events.map((event) => among(TYPES, event.types)),
    eventMoney: events.map(({ money }) => money),
    eventWorkers: events.map((event) => event.workers),
    received: loans.map(({ received }) => received),
    quick: loans.map(({ quick }) => quick),
    late: loans.map(({ late }) => late),
    iouCopies: loans.map(({ copies }) => copies),
    limits: at(limits, 0),
  }
}

/** The contract of a card, by its index. */
export const contractOf = (card: Card): number => card - FIRST_CONTRACT
export const cardOf = (contract: number): Card => contract + FIRST_CONTRACT

/** A section by its number: of which contract, and which of its six. */
export const siteOf = (section: number): number => Math.floor(section / SECTIONS_EACH)
export const pieceOf = (section: number): number => section % SECTIONS_EACH
export const sectionOf = (contract: number, piece: number): number => contract * SECTIONS_EACH + piece

/** The names of the sections of a contract, and those of a set of them, in the order of the card. */
export const sectionsOf = (contract: number, box: Box): readonly Section[] => SECTIONS[num(box.kind, contract)]
export const sectionIds = (contract: number, set: Small, box: Box): Section[] =>
  sectionsOf(contract, box).filter((_, piece) => small.has(set, piece))

/** The type of worker a section takes at least, by the section's number. */
export const needOf = (section: number, box: Box): number => num(at(box.requires, siteOf(section)), pieceOf(section))
