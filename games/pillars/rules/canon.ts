// The moves of Pillars as plain objects: the notation of match files and records.
import { at, indexIn } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import type { Box } from '../sheet/box.ts'
import { MATERIALS, type Material } from './names.ts'
import { converterAt, handCard, handRef, materialNamed, ownedRef, stockRef, wonRef } from './refs.ts'
import type { PillarsChoice, PillarsState } from './state.ts'
import { printed } from './trick.ts'

type Move =
  | { type: 'play-card'; card: string }
  | { type: 'choose-material' | 'discard-material'; material: Material }
  | { type: 'convert'; converter: string; material: Material }
  | { type: 'finish-conversions' }

function write(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): Move {
  const [first, second] = choice.on ?? []
  switch (choice.act) {
    case 'play-card':
      return { type: 'play-card', card: at(box.id, printed(s, handCard(s, seat, first))) }
    case 'convert':
      return { type: 'convert', converter: at(box.id, converterAt(s, seat, first)), material: materialNamed(second) }
    case 'finish-conversions':
      return { type: 'finish-conversions' }
    default:
      return { type: choice.act, material: materialNamed(first) }
  }
}

/** Where a card lies, by its id in the sheet. */
function find(s: PillarsState, pile: readonly Card[] | undefined, id: unknown, box: Box): number {
  return pile?.findIndex((card) => card >= 0 && box.id[printed(s, card)] === id) ?? -1
}

function read(s: PillarsState, seat: Seat, move: unknown, box: Box): PillarsChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m: { type?: unknown; card?: unknown; material?: unknown; converter?: unknown } = move
  const material = indexIn(MATERIALS, m.material)
  const stock = stockRef(seat, material)
  switch (m.type) {
    case 'play-card': {
      const index = find(s, s.hands[seat], m.card, box)
      return index < 0 ? null : { act: 'play-card', on: [handRef(seat, index)] }
    }
    case 'convert': {
      const won = find(s, s.won[seat], m.converter, box)
      const owned = find(s, s.owned[seat], m.converter, box)
      if (material < 0 || (won < 0 && owned < 0)) return null
      return { act: 'convert', on: [won >= 0 ? wonRef(seat, won) : ownedRef(seat, owned), stock] }
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
