// The moves of Trestle Works as plain objects: the notation of match files and records.
import { at, indexIn } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import type { Box } from '../sheet/box.ts'
import { type CardKind, KINDS } from './names.ts'
import { chosenCard, handRef } from './refs.ts'
import type { TrestleChoice, TrestleState } from './state.ts'

export type Move = { type: 'choose-card'; card: CardKind } | { type: 'build-wall'; stones: number }

function write(s: TrestleState, seat: Seat, choice: TrestleChoice): Move {
  if (choice.act === 'build') return { type: 'build-wall', stones: choice.n?.[0] ?? 0 }
  return { type: 'choose-card', card: at(KINDS, chosenCard(s, seat, choice)) }
}

function read(s: TrestleState, seat: Seat, move: unknown): TrestleChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m: { type?: unknown; card?: unknown; stones?: unknown } = move
  if (m.type === 'build-wall') return { act: 'build', n: [Number(m.stones)] }
  const index = at(s.hands, seat).indexOf(indexIn(KINDS, m.card))
  return m.type !== 'choose-card' || index < 0 ? null : { act: 'choose', on: [handRef(seat, index)] }
}

export const canon: Canon<TrestleState, TrestleChoice, Box> = { write, read }
