// Addresses and choices that many rules share, made once.
import type { Ref, Seat } from '../../../kernel/words.ts'
import { ROWS } from '../sheet/form.ts'
import type { NehemiahAct, NehemiahChoice } from './state.ts'

export const COLUMNS = 5
export const SLOTS = COLUMNS * ROWS

/** `column.2` is a column, `column.2.3` its bottom card; a slot is column × 4 + row, both counted from 0. */
export const COLUMN_REFS: readonly Ref[] = Array.from({ length: COLUMNS }, (_, c) => `column.${c}`)
export const SLOT_REFS: readonly Ref[] = Array.from({ length: SLOTS }, (_, i) => `column.${i >> 2}.${i % ROWS}`)
const AT = 'column.'.length

/** The slot of the address of a card in a column. */
export function slotAt(ref: Ref | undefined): number {
  return ref === undefined ? -1 : (ref.charCodeAt(AT) - 48) * ROWS + ref.charCodeAt(AT + 2) - 48
}

/** One choice for each column, and one for each slot. */
export const perColumn = (act: NehemiahAct): readonly NehemiahChoice[] =>
  COLUMN_REFS.map((ref): NehemiahChoice => ({ act, on: [ref] }))
export const perSlot = (act: NehemiahAct): readonly NehemiahChoice[] =>
  SLOT_REFS.map((ref): NehemiahChoice => ({ act, on: [ref] }))

export const STOP: NehemiahChoice = { act: 'stop' }
export const DECLINE: NehemiahChoice = { act: 'decline' }

/** Who is asked: one seat, or nobody. */
export const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
export const NO_SEAT: readonly Seat[] = []
