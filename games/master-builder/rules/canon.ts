// The moves of Master Builder as plain objects: the notation of match files and records.
import { lastOf } from '../../../kernel/ref.ts'
import type { Ref, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import { type Box, CONTRACTS, cardOf, SECTIONS_EACH, siteOf, WORKERS } from '../sheet/box.ts'
import { SECTIONS } from '../sheet/ids.ts'
import { LOANS, type MasterAct, type MasterChoice, type MasterState, TYPES } from './state.ts'

type Move =
  | { type: 'draft-worker' | 'hire'; pile: string }
  | { type: 'fire-worker' | 'choose-worker'; worker: string }
  | { type: 'open-auction'; contract: string; bid: number }
  | { type: 'bid'; amount: number }
  | { type: 'lose-work' | 'start-pair'; sections: string[] }
  | { type: 'build-section'; section: string }
  | { type: 'take-loan' | 'repay'; iou: string }
  | { type: 'pass' | 'save-from-fire' | 'confirm' | 'take-back' | 'withdraw' }

/** "inn/roof" for the number of a section. */
export function sectionId(section: number, box: Box): string {
  const k = siteOf(section)
  return `${box.id[cardOf(k)]}/${SECTIONS[box.kind[k] as 0 | 1][section % SECTIONS_EACH]}`
}

const sectionAt = (ref: Ref | undefined, box: Box) => sectionId(lastOf(ref), box)

function write(_s: MasterState, _seat: Seat, choice: MasterChoice, box: Box): Move {
  const [first] = choice.on ?? []
  const at = lastOf(first)
  switch (choice.act) {
    case 'draft-worker':
    case 'hire':
      return { type: choice.act, pile: TYPES[at] as string }
    case 'fire-worker':
    case 'choose-worker':
      return { type: choice.act, worker: box.id[at] as string }
    case 'open-auction':
      return { type: 'open-auction', contract: box.id[cardOf(at)] as string, bid: choice.n?.[0] as number }
    case 'bid':
      return { type: 'bid', amount: choice.n?.[0] as number }
    case 'lose-work':
    case 'start-pair':
      return { type: choice.act, sections: (choice.on ?? []).map((ref) => sectionAt(ref, box)) }
    case 'build-section':
      return { type: 'build-section', section: sectionAt(first, box) }
    case 'take-loan':
    case 'repay':
      return { type: choice.act, iou: LOANS[at] as string }
    default:
      return { type: choice.act }
  }
}

/** The choice on the thing of this number, or null when there is no such thing. */
const on = (act: MasterAct, zone: string, at: number): MasterChoice | null =>
  at < 0 ? null : { act, on: [`${zone}.${at}`] }

const indexIn = (list: readonly string[], id: unknown) => list.indexOf(id as string)

/** The number of the section "inn/roof", or −1. */
function sectionNumber(id: unknown, box: Box): number {
  if (typeof id !== 'string') return -1
  const [contract, section] = id.split('/')
  const k = indexIn(box.id.slice(cardOf(0), cardOf(CONTRACTS)), contract)
  if (k < 0) return -1
  const bit = indexIn(SECTIONS[box.kind[k] as 0 | 1], section)
  return bit < 0 ? -1 : k * SECTIONS_EACH + bit
}

function read(_s: MasterState, _seat: Seat, move: unknown, box: Box): MasterChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m = move as Record<string, unknown>
  switch (m.type) {
    case 'draft-worker':
    case 'hire':
      return on(m.type, 'pile', indexIn(TYPES, m.pile))
    case 'fire-worker':
    case 'choose-worker':
      return on(m.type, 'worker', indexIn(box.id.slice(0, WORKERS), m.worker))
    case 'open-auction': {
      const k = indexIn(box.id.slice(cardOf(0), cardOf(CONTRACTS)), m.contract)
      if (k < 0 || typeof m.bid !== 'number') return null
      return { act: 'open-auction', on: [`contract.${k}`], n: [m.bid] }
    }
    case 'bid':
      return typeof m.amount === 'number' ? { act: 'bid', n: [m.amount] } : null
    case 'lose-work':
    case 'start-pair': {
      if (!Array.isArray(m.sections) || m.sections.length === 0) return null
      const sections = m.sections.map((id) => sectionNumber(id, box))
      return sections.includes(-1) ? null : { act: m.type, on: sections.map((section) => `section.${section}`) }
    }
    case 'build-section':
      return on('build-section', 'section', sectionNumber(m.section, box))
    case 'take-loan':
    case 'repay':
      return on(m.type, 'loan', indexIn(LOANS, m.iou))
    case 'pass':
    case 'save-from-fire':
    case 'confirm':
    case 'take-back':
    case 'withdraw':
      return { act: m.type }
    default:
      return null
  }
}

export const canon: Canon<MasterState, MasterChoice, Box> = { write, read }
