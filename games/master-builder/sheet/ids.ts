// The entries of the card sheet: their ids in order, and what each holds.
import type { Entry, Sheet } from '../../../papers/sheet.ts'
import { TYPES } from '../rules/state.ts'

/** One letter for each fault, in the order of the sheet. */
export const FAULTS = ['S', 'D', 'W', 'N', 'H'] as const
export const FAULT_IDS = ['touchy', 'devious', 'weak', 'negligent', 'hot-tempered'] as const
export const KINDS = ['house', 'rampart'] as const
/** Sections of a building, by kind, in the order of their bits. */
export const SECTIONS = [
  ['wall-1', 'wall-2', 'gable-1', 'gable-2', 'roof', 'crown'],
  ['curtain-a', 'pier-a1', 'pier-a2', 'curtain-b', 'pier-b1', 'pier-b2'],
] as const
export const EFFECTS = [
  'unavailable-all',
  'unavailable-one',
  'dismiss-one',
  'release-one',
  'construction-limit',
  'fire',
  'wage-surcharge',
] as const
export type Effect = (typeof EFFECTS)[number]

/** How many cards of each type the box has (MAS-1.3). */
export const COPIES = [13, 10, 9, 8] as const
export const WORKER_IDS = TYPES.flatMap((type, t) =>
  Array.from({ length: COPIES[t] as number }, (_, i) => `${type}-${String(i + 1).padStart(2, '0')}`),
)
export const CONTRACT_IDS = [
  'north-wall',
  'south-wall',
  'outhouse',
  'shop',
  'inn',
  'east-gate',
  'east-wall',
  'school',
  'west-gate',
  'clock-tower',
  'town-hall',
  'west-wall',
]
export const SITUATION_IDS = ['depression', 'recession', 'stagnation', 'recovery', 'boom']
/** In the order of the clauses MAS-6.8 to 6.23. */
export const EVENT_IDS = [
  'hurt-feelings',
  'night-watch',
  'epidemic',
  'site-accident',
  'tavern-brawl',
  'guild-assembly',
  'market-fair',
  'apprentices-feast',
  'counts-corvee',
  'quarrel',
  'morning-after',
  'fraud-uncovered',
  'pilgrimage',
  'bad-weather',
  'fire',
  'wage-claims',
]

export type LimitsEntry = Entry & {
  startingCash: number
  rounds: number
  startingWorkers: number
  wageTrack: number
  minimumRaise: number
  leftOverMoney: number
  unfinishedPenalty: number
  situationsUsed: number
  removedWithTwo: number
  contractsBeyondPlayers: number
  actionsLimit: number
}
export type TypeEntry = Entry & { wage: number; copies: number }
export type WorkerEntry = Entry & { faults: readonly string[] }
export type ContractEntry = Entry & {
  number: number
  kind: string
  requires: readonly string[]
  income: number
  minimumBid: number
}
export type SituationEntry = Entry & { copies: number; reveals: readonly number[] }
export type EventEntry = Entry & {
  effect: Effect
  faults: readonly string[]
  types: readonly string[]
  money: number
  workers: number
}
export type LoanEntry = Entry & { received: number; quick: number; late: number; copies: number }

export const rowsOf = <T extends Entry>(sheet: Sheet, name: string) => sheet.tables[name] as readonly T[]
