// The moves of Pillars as plain objects: the notation of match files and records.
import { lastOf } from '../../kernel/ref.ts'
import type { Card, Seat } from '../../kernel/words.ts'
import type { Canon } from '../../title/title.ts'
import type { Box } from './box.ts'
import { converterAt } from './rules/scoring.ts'
import { printed } from './rules/trick.ts'
import { MATERIALS, type Material, type PillarsChoice, type PillarsState } from './state.ts'

type Move =
  | { type: 'play-card'; card: string }
  | { type: 'choose-material' | 'discard-material'; material: Material }
  | { type: 'convert'; converter: string; material: Material }
  | { type: 'finish-conversions' }

const materialAt = (ref: string | undefined) => MATERIALS[lastOf(ref)] as Material

function write(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): Move {
  const [first, second] = choice.on ?? []
  switch (choice.act) {
    case 'play-card':
      return { type: 'play-card', card: box.id[printed(s, s.hands[seat]?.[lastOf(first)] as Card)] as string }
    case 'convert':
      return { type: 'convert', converter: box.id[converterAt(s, seat, first)] as string, material: materialAt(second) }
    case 'finish-conversions':
      return { type: 'finish-conversions' }
    default:
      return { type: choice.act, material: materialAt(first) }
  }
}

/** Where a card lies, by its id in the sheet. */
function find(s: PillarsState, pile: readonly Card[] | undefined, id: unknown, box: Box): number {
  return pile?.findIndex((card) => card >= 0 && box.id[printed(s, card)] === id) ?? -1
}

function read(s: PillarsState, seat: Seat, move: unknown, box: Box): PillarsChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m = move as { type?: unknown; card?: unknown; material?: unknown; converter?: unknown }
  const material = MATERIALS.indexOf(m.material as Material)
  const stock = `stock.${seat}.${material}`
  switch (m.type) {
    case 'play-card': {
      const index = find(s, s.hands[seat], m.card, box)
      return index < 0 ? null : { act: 'play-card', on: [`hand.${seat}.${index}`] }
    }
    case 'convert': {
      const won = find(s, s.won[seat], m.converter, box)
      const owned = find(s, s.owned[seat], m.converter, box)
      if (material < 0 || (won < 0 && owned < 0)) return null
      return { act: 'convert', on: [won >= 0 ? `won.${seat}.${won}` : `owned.${seat}.${owned}`, stock] }
    }
    case 'finish-conversions':
      return { act: 'finish-conversions' }
    case 'choose-material':
    case 'discard-material':
      return material < 0 ? null : { act: m.type, on: [stock] }
    default:
      return null
  }
}

export const canon: Canon<PillarsState, PillarsChoice, Box> = { write, read }
