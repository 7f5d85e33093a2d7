// The tables of the card sheet and the figures of their entries, each with what it may be.
import { formOf } from '../../../papers/sheet.ts'
import {
  CONTRACT_IDS,
  EFFECTS,
  EVENT_IDS,
  FAULT_IDS,
  FAULTS,
  KINDS,
  LOANS,
  SECTIONS,
  SITUATION_IDS,
  TYPES,
  WORKER_IDS,
} from './ids.ts'

const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const
const money = (max: number) => whole(0, max)

export const tables = formOf({
  form: 1,
  tables: {
    limits: {
      ids: ['table'],
      fields: {
        startingCash: money(100_000),
        rounds: whole(2, 12),
        startingWorkers: whole(1, 10),
        wageTrack: money(60_000),
        minimumRaise: whole(1000, 10_000),
        leftOverMoney: whole(1000, 20_000),
        unfinishedPenalty: money(100_000),
        situationsUsed: whole(1, 11),
        removedWithTwo: whole(0, 8),
        contractsBeyondPlayers: whole(1, 1),
        actionsLimit: whole(1, 10),
      },
    },
    types: { ids: TYPES, fields: { wage: whole(1000, 10_000), copies: whole(1, 40) } },
    faults: { ids: FAULT_IDS, fields: { code: { is: 'one', of: FAULTS } } },
    workers: { ids: WORKER_IDS, fields: { faults: { is: 'list', of: FAULTS } } },
    sections: { ids: SECTIONS.flat(), fields: { kind: { is: 'one', of: KINDS } } },
    contracts: {
      ids: CONTRACT_IDS,
      fields: {
        number: whole(1, 12),
        kind: { is: 'one', of: KINDS },
        requires: { is: 'list', of: TYPES, length: 6 },
        income: money(200_000),
        minimumBid: whole(1000, 100_000),
      },
    },
    situations: {
      ids: SITUATION_IDS,
      fields: { copies: whole(0, 11), reveals: { is: 'list', of: 'whole', length: 3 } },
    },
    events: {
      ids: EVENT_IDS,
      fields: {
        effect: { is: 'one', of: EFFECTS },
        faults: { is: 'list', of: FAULTS },
        types: { is: 'list', of: TYPES },
        money: money(50_000),
        workers: whole(0, 20),
      },
    },
    loans: {
      ids: LOANS,
      fields: { received: whole(1000, 100_000), quick: money(100_000), late: money(100_000), copies: whole(0, 40) },
    },
  },
})
