// What must fit together in a card sheet, beyond each figure by itself.
import { at } from '../../../kernel/lists.ts'
import { fitted, type Sheet, type SheetOf, type SheetProblem } from '../../../papers/sheet.ts'
import { COPIES, FAULT_IDS, FAULTS, KINDS, SECTIONS } from './ids.ts'
import { tables as form } from './tables.ts'

const SMALLEST_NOTE = 1000

type Tables = SheetOf<typeof form>['tables']
type Want = (place: string, good: boolean, en: string, fr: string) => void

/** What no single figure can promise: even money, enough cards, and that everybody can pay a first contract and crew. */
export function across(sheet: Sheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  const want: Want = (place, good, en, fr) => {
    if (!good) problems.push({ at: place, expected: { en, fr } })
  }
  const { tables } = fitted(form, sheet)
  limits(tables, want)
  workers(tables, want)
  contracts(tables, want)
  situations(tables, want)
  for (const event of tables.events) even(want, `events.${event.id}.money`, event.money)
  for (const loan of tables.loans) {
    even(want, `loans.${loan.id}`, loan.received, loan.quick, loan.late)
    want(
      `loans.${loan.id}.late`,
      loan.received <= loan.quick && loan.quick <= loan.late,
      'received ≤ quick ≤ late',
      'reçu ≤ rapide ≤ tardif',
    )
  }
  return problems
}

function even(want: Want, place: string, ...figures: number[]): void {
  want(
    place,
    figures.every((n) => n % SMALLEST_NOTE === 0),
    `amounts in steps of ${SMALLEST_NOTE}`,
    `des montants par pas de ${SMALLEST_NOTE}`,
  )
}

function limits(tables: Tables, want: Want): void {
  const { startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise } = at(tables.limits, 0)
  even(want, 'limits.table', startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise)
}

function workers(tables: Tables, want: Want): void {
  const { wageTrack, startingWorkers } = at(tables.limits, 0)
  tables.types.forEach((type, t) => {
    even(want, `types.${type.id}.wage`, type.wage)
    want(
      `types.${type.id}.copies`,
      type.copies === COPIES[t],
      `${COPIES[t]}, the number of its cards`,
      `${COPIES[t]}, le nombre de ses cartes`,
    )
  })
  want(
    'limits.table.startingWorkers',
    Math.max(...tables.types.map((type) => type.wage)) * startingWorkers <= wageTrack,
    'a first crew that fits on the wage track',
    'une première équipe qui tient sur la piste des salaires',
  )
  for (const { id, code } of tables.faults)
    want(
      `faults.${id}.code`,
      code === FAULTS[FAULT_IDS.indexOf(id)],
      'the letter of this fault',
      'la lettre de ce défaut',
    )
}

function contracts(tables: Tables, want: Want): void {
  const { startingCash } = at(tables.limits, 0)
  for (const { id, kind } of tables.sections)
    want(
      `sections.${id}.kind`,
      at(SECTIONS, KINDS.indexOf(kind)).some((section) => section === id),
      'the kind of building it belongs to',
      'la sorte de bâtiment dont elle fait partie',
    )
  for (const { id, income, minimumBid } of tables.contracts) {
    even(want, `contracts.${id}`, income, minimumBid)
    want(
      `contracts.${id}.minimumBid`,
      minimumBid <= startingCash,
      `at most the starting money, ${startingCash}`,
      `au plus l’argent de départ, ${startingCash}`,
    )
  }
  want(
    'contracts.number',
    new Set(tables.contracts.map((c) => c.number)).size === tables.contracts.length,
    'each number from 1 to 12 once',
    'chaque numéro de 1 à 12 une fois',
  )
}

function situations(tables: Tables, want: Want): void {
  const { rounds, situationsUsed } = at(tables.limits, 0)
  want(
    'situations.copies',
    tables.situations.reduce((sum, card) => sum + card.copies, 0) === 11,
    '11 cards in all (sum of copies)',
    '11 cartes en tout (somme des exemplaires)',
  )
  for (const { id, reveals } of tables.situations)
    want(
      `situations.${id}.reveals`,
      reveals.every((n) => n >= 0 && n <= 12),
      'numbers of contracts from 0 to 12',
      'des nombres de contrats de 0 à 12',
    )
  want(
    'limits.table.rounds',
    rounds === situationsUsed + 1,
    'one more than the situation cards used',
    'un de plus que les cartes Situation utilisées',
  )
}
