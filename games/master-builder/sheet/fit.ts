// What must fit together in a card sheet, beyond each figure by itself.
import type { Entry, Sheet, SheetProblem } from '../../../papers/sheet.ts'
import {
  COPIES,
  type ContractEntry,
  type EventEntry,
  FAULT_IDS,
  FAULTS,
  type LimitsEntry,
  type LoanEntry,
  rowsOf,
  SECTIONS,
  type SituationEntry,
  type TypeEntry,
} from './ids.ts'

const SMALLEST_NOTE = 1000

/** What no single figure can promise: even money, enough cards, and that everybody can pay a first contract and crew. */
export function across(sheet: Sheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  const want = (at: string, good: boolean, en: string, fr: string) => {
    if (!good) problems.push({ at, expected: { en, fr } })
  }
  const limits = rowsOf<LimitsEntry>(sheet, 'limits')[0] as LimitsEntry
  const types = rowsOf<TypeEntry>(sheet, 'types')
  const contracts = rowsOf<ContractEntry>(sheet, 'contracts')
  const situations = rowsOf<SituationEntry>(sheet, 'situations')
  const even = (at: string, ...figures: number[]) =>
    want(
      at,
      figures.every((n) => n % SMALLEST_NOTE === 0),
      `amounts in steps of ${SMALLEST_NOTE}`,
      `des montants par pas de ${SMALLEST_NOTE}`,
    )
  const { startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise } = limits
  even('limits.table', startingCash, wageTrack, leftOverMoney, unfinishedPenalty, minimumRaise)
  types.forEach((type, t) => {
    even(`types.${type.id}.wage`, type.wage)
    want(
      `types.${type.id}.copies`,
      type.copies === COPIES[t],
      `${COPIES[t]}, the number of its cards`,
      `${COPIES[t]}, le nombre de ses cartes`,
    )
  })
  const dearest = Math.max(...types.map((type) => type.wage))
  want(
    'limits.table.startingWorkers',
    dearest * limits.startingWorkers <= wageTrack,
    'a first crew that fits on the wage track',
    'une première équipe qui tient sur la piste des salaires',
  )
  for (const code of rowsOf<Entry & { code: string }>(sheet, 'faults'))
    want(
      `faults.${code.id}.code`,
      code.code === FAULTS[FAULT_IDS.indexOf(code.id as (typeof FAULT_IDS)[number])],
      'the letter of this fault',
      'la lettre de ce défaut',
    )
  for (const section of rowsOf<Entry & { kind: string }>(sheet, 'sections'))
    want(
      `sections.${section.id}.kind`,
      (SECTIONS[section.kind === 'house' ? 0 : 1] as readonly string[]).includes(section.id),
      'the kind of building it belongs to',
      'la sorte de bâtiment dont elle fait partie',
    )
  for (const c of contracts) {
    even(`contracts.${c.id}`, c.income, c.minimumBid)
    want(
      `contracts.${c.id}.minimumBid`,
      c.minimumBid <= startingCash,
      `at most the starting money, ${startingCash}`,
      `au plus l’argent de départ, ${startingCash}`,
    )
  }
  want(
    'contracts.number',
    new Set(contracts.map((c) => c.number)).size === contracts.length,
    'each number from 1 to 12 once',
    'chaque numéro de 1 à 12 une fois',
  )
  want(
    'situations.copies',
    situations.reduce((sum, card) => sum + card.copies, 0) === 11,
    '11 cards in all (sum of copies)',
    '11 cartes en tout (somme des exemplaires)',
  )
  for (const card of situations)
    want(
      `situations.${card.id}.reveals`,
      card.reveals.every((n) => n >= 0 && n <= 12),
      'numbers of contracts from 0 to 12',
      'des nombres de contrats de 0 à 12',
    )
  want(
    'limits.table.rounds',
    limits.rounds === limits.situationsUsed + 1,
    'one more than the situation cards used',
    'un de plus que les cartes Situation utilisées',
  )
  for (const event of rowsOf<EventEntry>(sheet, 'events')) even(`events.${event.id}.money`, event.money)
  for (const loan of rowsOf<LoanEntry>(sheet, 'loans')) {
    even(`loans.${loan.id}`, loan.received, loan.quick, loan.late)
    want(
      `loans.${loan.id}.late`,
      loan.received <= loan.quick && loan.quick <= loan.late,
      'received ≤ quick ≤ late',
      'reçu ≤ rapide ≤ tardif',
    )
  }
  return problems
}
