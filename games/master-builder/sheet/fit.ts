// What must fit together in a card sheet, beyond each figure by itself.
import { at, num } from '../../../kernel/lists.ts'
import { type FitProblem, unfit, type Want } from '../../../papers/problems.ts'
import { fitted, type Sheet, type SheetOf } from '../../../papers/sheet.ts'
import { COPIES, FAULT_IDS, FAULTS, KINDS, SECTIONS } from './ids.ts'
import { tables as form } from './tables.ts'

const SMALLEST_NOTE = 1000

type Tables = SheetOf<typeof form>['tables']

/** What must fit together, beyond each figure by itself. */
export type MasterFits = {
  loan: object
  steps: { readonly step: number }
  copies: { readonly copies: number }
  'first-crew': object
  letter: object
  kind: object
  'first-bid': { readonly most: number }
  numbers: object
  situations: object
  reveals: object
  rounds: object
}
type Wants = Want<MasterFits>

/** What no single figure can promise: even money, enough cards, and that everybody can pay a first contract and crew. */
export const across = (sheet: Sheet): FitProblem[] =>
  unfit<MasterFits>((want) => fitTogether(fitted(form, sheet).tables, want))

function fitTogether(tables: Tables, want: Wants): void {
  limits(tables, want)
  workers(tables, want)
  contracts(tables, want)
  situations(tables, want)
  for (const event of tables.events) even(want, `events.${event.id}.money`, event.money)
  for (const loan of tables.loans) {
    even(want, `loans.${loan.id}`, loan.received, loan.quick, loan.late)
    want(`loans.${loan.id}.late`, loan.received <= loan.quick && loan.quick <= loan.late, 'loan')
  }
}

function even(want: Wants, place: string, ...figures: number[]): void {
  want(
    place,
    figures.every((n) => n % SMALLEST_NOTE === 0),
    'steps',
    { step: SMALLEST_NOTE },
  )
}

function limits(tables: Tables, want: Wants): void {
  const { startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise } = at(tables.limits, 0)
  even(want, 'limits.table', startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise)
}

function workers(tables: Tables, want: Wants): void {
  const { wageTrack, startingWorkers } = at(tables.limits, 0)
  tables.types.forEach((type, t) => {
    even(want, `types.${type.id}.wage`, type.wage)
    want(`types.${type.id}.copies`, type.copies === COPIES[t], 'copies', { copies: num(COPIES, t) })
  })
  want(
    'limits.table.startingWorkers',
    Math.max(...tables.types.map((type) => type.wage)) * startingWorkers <= wageTrack,
    'first-crew',
  )
  for (const { id, code } of tables.faults) want(`faults.${id}.code`, code === FAULTS[FAULT_IDS.indexOf(id)], 'letter')
}

function contracts(tables: Tables, want: Wants): void {
  const { startingCash } = at(tables.limits, 0)
  for (const { id, kind } of tables.sections)
    want(
      `sections.${id}.kind`,
      at(SECTIONS, KINDS.indexOf(kind)).some((section) => section === id),
      'kind',
    )
  for (const { id, income, minimumBid } of tables.contracts) {
    even(want, `contracts.${id}`, income, minimumBid)
    want(`contracts.${id}.minimumBid`, minimumBid <= startingCash, 'first-bid', { most: startingCash })
  }
  want('contracts.number', new Set(tables.contracts.map((c) => c.number)).size === tables.contracts.length, 'numbers')
}

function situations(tables: Tables, want: Wants): void {
  const { rounds, situationsUsed } = at(tables.limits, 0)
  want('situations.copies', tables.situations.reduce((sum, card) => sum + card.copies, 0) === 11, 'situations')
  for (const { id, reveals } of tables.situations)
    want(
      `situations.${id}.reveals`,
      reveals.every((n) => n >= 0 && n <= 12),
      'reveals',
    )
  want('limits.table.rounds', rounds === situationsUsed + 1, 'rounds')
}
