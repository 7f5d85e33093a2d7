// What lies in the box of Master Builder, made of its sheet: arrays by card or by contract, one look for each figure.

import type { Card } from '../../../kernel/words.ts'
import type { Entry, Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import { TYPES } from '../rules/state.ts'
import {
  type ContractEntry,
  type Effect,
  type EventEntry,
  FAULTS,
  KINDS,
  type LimitsEntry,
  type LoanEntry,
  rowsOf,
  SECTIONS,
  type SituationEntry,
  type TypeEntry,
  type WorkerEntry,
} from './ids.ts'

/** Cards 0–39: workers, by type. Then contracts, situations (one number a kind, with copies), events. */
export const WORKERS = 40
export const FIRST_CONTRACT: Card = 40
export const CONTRACTS = 12
export const SECTIONS_EACH = 6
export const FIRST_SITUATION: Card = 52
export const FIRST_EVENT: Card = 57

export interface Box {
  id: string[]
  names: Record<Lang, string>[]
  typeNames: Record<Lang, string>[]
  /** By worker card: type (0 to 3), number within the type, wage, faults as bits, how many they are. */
  type: number[]
  ordinal: number[]
  wage: number[]
  faults: number[]
  faultCount: number[]
  /** Wage by type. */
  wageOf: number[]
  /** Worker cards by type. */
  workers: Card[][]
  /** By contract: printed number, kind (0 house, 1 rampart), type each section requires, income, minimum bid. */
  number: number[]
  kind: number[]
  requires: number[][]
  income: number[]
  minimumBid: number[]
  /** Every situation card of the box, and new contracts by kind of card for 2, 3, 4 players. */
  situations: Card[]
  reveals: number[][]
  /** By event: effect, faults as bits, types as bits, money, workers. */
  effect: Effect[]
  eventFaults: number[]
  eventTypes: number[]
  eventMoney: number[]
  eventWorkers: number[]
  /** By kind of IOU, small then large. */
  received: number[]
  quick: number[]
  late: number[]
  iouCopies: number[]
  limits: LimitsEntry
}

const bits = (of: readonly string[], given: readonly string[]) =>
  given.reduce((sum, word) => sum | (1 << of.indexOf(word)), 0)

export function unpack(sheet: Sheet): Box {
  const types = rowsOf<TypeEntry>(sheet, 'types')
  const workers = rowsOf<WorkerEntry>(sheet, 'workers')
  const contracts = rowsOf<ContractEntry>(sheet, 'contracts')
  const situations = rowsOf<SituationEntry>(sheet, 'situations')
  const events = rowsOf<EventEntry>(sheet, 'events')
  const loans = rowsOf<LoanEntry>(sheet, 'loans')
  const namesOf = (entry: Entry) => entry.names ?? { en: entry.id, fr: entry.id }
  const type = workers.map((w) => TYPES.findIndex((t) => w.id.startsWith(t)))
  return {
    id: [...workers, ...contracts, ...situations, ...events].map((entry) => entry.id),
    names: [...workers, ...contracts, ...situations, ...events].map(namesOf),
    typeNames: types.map(namesOf),
    type,
    ordinal: workers.map((w) => Number(w.id.slice(-2))),
    wage: type.map((t) => (types[t] as TypeEntry).wage),
    faults: workers.map((w) => bits(FAULTS, w.faults)),
    faultCount: workers.map((w) => w.faults.length),
    wageOf: types.map((t) => t.wage),
    workers: TYPES.map((_, t) => workers.flatMap((_w, card) => (type[card] === t ? [card] : []))),
    number: contracts.map((c) => c.number),
    kind: contracts.map((c) => KINDS.indexOf(c.kind as (typeof KINDS)[number])),
    requires: contracts.map((c) => c.requires.map((r) => TYPES.indexOf(r as (typeof TYPES)[number]))),
    income: contracts.map((c) => c.income),
    minimumBid: contracts.map((c) => c.minimumBid),
    situations: situations.flatMap((card, i) => new Array<Card>(card.copies).fill(FIRST_SITUATION + i)),
    reveals: situations.map((card) => [...card.reveals]),
    effect: events.map((e) => e.effect),
    eventFaults: events.map((e) => bits(FAULTS, e.faults)),
    eventTypes: events.map((e) => bits(TYPES, e.types)),
    eventMoney: events.map((e) => e.money),
    eventWorkers: events.map((e) => e.workers),
    received: loans.map((l) => l.received),
    quick: loans.map((l) => l.quick),
    late: loans.map((l) => l.late),
    iouCopies: loans.map((l) => l.copies),
    limits: rowsOf<LimitsEntry>(sheet, 'limits')[0] as LimitsEntry,
  }
}

/** The contract of a card, by its index. */
export const contractOf = (card: Card): number => card - FIRST_CONTRACT
export const cardOf = (contract: number): Card => contract + FIRST_CONTRACT
/** The contract of a section, by the section's number. */
export const siteOf = (section: number): number => Math.floor(section / SECTIONS_EACH)

/** The names of a set of sections of a contract, in the order of the card. */
export const sectionIds = (contract: number, set: number, box: Box): string[] =>
  (SECTIONS[box.kind[contract] as 0 | 1] as readonly string[]).filter((_, bit) => (set & (1 << bit)) !== 0)
