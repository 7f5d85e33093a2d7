// The moves of Master Builder as plain objects: the notation of match files and records.
import { at } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import { type Box, CONTRACTS, cardOf, pieceOf, sectionOf, sectionsOf, siteOf, WORKERS } from '../sheet/box.ts'
import { LOANS, type Loan, TYPES, type Type } from '../sheet/ids.ts'
import { CONTRACT, firstOf, LOAN, PILE, SECTION, sectionsNamed, WORKER } from './refs.ts'
import type { MasterAct } from './speech.ts'
import type { MasterChoice, MasterState } from './state.ts'

export type MasterMove =
  | { type: 'draft-worker' | 'hire'; pile: Type }
  | { type: 'fire-worker' | 'choose-worker'; worker: string }
  | { type: 'open-auction'; contract: string; bid: number }
  | { type: 'bid'; amount: number }
  | { type: 'lose-work' | 'start-pair'; sections: string[] }
  | { type: 'build-section'; section: string }
  | { type: 'take-loan' | 'repay'; iou: Loan }
  | { type: 'pass' | 'save-from-fire' | 'confirm' | 'take-back' | 'withdraw' }

/** "inn/roof" for the number of a section. */
export function sectionId(section: number, box: Box): string {
  const k = siteOf(section)
  return `${at(box.id, cardOf(k))}/${at(sectionsOf(k, box), pieceOf(section))}`
}

/** The amount a choice names; an open one stands for its least. */
const amountOf = (choice: Choice): number => choice.n?.[0] ?? choice.span?.[0]?.[0] ?? 0

function write(_s: MasterState, _seat: Seat, choice: MasterChoice, box: Box): MasterMove {
  const named = firstOf(choice)
  switch (choice.act) {
    case 'draft-worker':
    case 'hire':
      return { type: choice.act, pile: at(TYPES, named) }
    case 'fire-worker':
    case 'choose-worker':
      return { type: choice.act, worker: at(box.id, named) }
    case 'open-auction':
      return { type: 'open-auction', contract: at(box.id, cardOf(named)), bid: amountOf(choice) }
    case 'bid':
      return { type: 'bid', amount: amountOf(choice) }
    case 'lose-work':
    case 'start-pair':
      return { type: choice.act, sections: sectionsNamed(choice).map((section) => sectionId(section, box)) }
    case 'build-section':
      return { type: 'build-section', section: sectionId(named, box) }
    case 'take-loan':
    case 'repay':
      return { type: choice.act, iou: at(LOANS, named) }
    default:
      return { type: choice.act }
  }
}

/** The choice on the thing of this number, or null when there is no such thing. */
const on = (act: MasterAct, refs: readonly string[], named: number): MasterChoice | null => {
  const ref = refs[named]
  return ref === undefined ? null : { act, on: [ref] }
}

const indexIn = (list: readonly string[], id: unknown): number => (typeof id === 'string' ? list.indexOf(id) : -1)

const contractNamed = (id: unknown, box: Box): number => indexIn(box.id.slice(cardOf(0), cardOf(CONTRACTS)), id)

/** The number of the section "inn/roof", or −1. */
export function sectionNumber(id: unknown, box: Box): number {
  if (typeof id !== 'string') return -1
  const [contract, section] = id.split('/')
  const k = contractNamed(contract, box)
  if (k < 0) return -1
  const piece = indexIn(sectionsOf(k, box), section)
  return piece < 0 ? -1 : sectionOf(k, piece)
}

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null

function read(_s: MasterState, _seat: Seat, move: unknown, box: Box): MasterChoice | null {
  if (!isRecord(move)) return null
  switch (move.type) {
    case 'draft-worker':
    case 'hire':
      return on(move.type, PILE, indexIn(TYPES, move.pile))
    case 'fire-worker':
    case 'choose-worker':
      return on(move.type, WORKER, indexIn(box.id.slice(0, WORKERS), move.worker))
    case 'open-auction': {
      const open = on('open-auction', CONTRACT, contractNamed(move.contract, box))
      return open === null || typeof move.bid !== 'number' ? null : { ...open, n: [move.bid] }
    }
    case 'bid':
      return typeof move.amount === 'number' ? { act: 'bid', n: [move.amount] } : null
    case 'lose-work':
    case 'start-pair': {
      if (!Array.isArray(move.sections) || move.sections.length === 0) return null
      const sections = move.sections.map((id) => sectionNumber(id, box))
      return sections.includes(-1) ? null : { act: move.type, on: sections.map((section) => at(SECTION, section)) }
    }
    case 'build-section':
      return on('build-section', SECTION, sectionNumber(move.section, box))
    case 'take-loan':
    case 'repay':
      return on(move.type, LOAN, indexIn(LOANS, move.iou))
    case 'pass':
    case 'save-from-fire':
    case 'confirm':
    case 'take-back':
    case 'withdraw':
      return { act: move.type }
    default:
      return null
  }
}

export const canon: Canon<MasterState, MasterChoice, Box> = { write, read }
