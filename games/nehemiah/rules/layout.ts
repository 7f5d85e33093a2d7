// NEH-1: columns, rows, workers on cards. A slot is column × 4 + row, both counted from 0.
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { ROWS } from '../sheet/form.ts'
import { COLUMN_REFS } from './refs.ts'
import type { NehemiahChoice, NehemiahState } from './state.ts'

export const NOBODY = -1
/** Owners from here on are neutral workers: NEUTRAL + their keeper. */
export const NEUTRAL = 4
const BOTTOM = ROWS - 1

export const columnOf = (slot: number): number => slot >> 2
export const rowOf = (slot: number): number => slot & BOTTOM
export const isBottom = (slot: number): boolean => (slot & BOTTOM) === BOTTOM
export const cardAt = (s: NehemiahState, slot: number): Card => s.columns[slot >> 2]?.[slot & BOTTOM] as Card

/** NEH-1.4: the first unoccupied card of a column from the top, or −1. */
export function firstFree(s: NehemiahState, column: number): number {
  if ((s.columns[column] as Card[]).length === 0) return -1
  const top = column * ROWS
  for (let slot = top; slot < top + ROWS; slot++) if (s.owner[slot] === NOBODY) return slot
  return -1
}

/** NEH-3.2: a worker in supply and a column that takes him. */
export function canPlace(s: NehemiahState, seat: Seat): boolean {
  if ((s.supply[seat] as number) === 0) return false
  for (let column = 0; column < s.columns.length; column++) if (firstFree(s, column) >= 0) return true
  return false
}

/** NEH-3.3: a standing worker on a card. */
export function canActivate(s: NehemiahState, seat: Seat): boolean {
  const { owner, tired } = s
  for (let slot = 0; slot < owner.length; slot++) if (owner[slot] === seat && tired[slot] === 0) return true
  return false
}

const FULL: Refusal = { clause: 'NEH-1.4', with: { why: 'full' } }
const EMPTY: Refusal = { clause: 'NEH-1.4', with: { why: 'empty' } }
const OUT: Refusal = { clause: 'NEH-6.11' }

/** Why no worker can be placed in this column by the placement rule. */
export function refuseColumn(s: NehemiahState, column: number): Refusal | null {
  if (firstFree(s, column) >= 0) return null
  if ((s.columns[column] as Card[]).length > 0) return FULL
  return s.left === null ? EMPTY : OUT
}

/** Puts a worker of the seat's supply, standing, on a free card. */
export function stand(s: NehemiahState, seat: Seat, slot: number): void {
  s.supply[seat] = (s.supply[seat] as number) - 1
  s.owner[slot] = seat
  s.tired[slot] = 0
}

/** Takes the worker of a slot back to where he belongs: his owner's supply, or beside his keeper's screen. */
export function home(s: NehemiahState, slot: number): void {
  const owner = s.owner[slot] as number
  if (owner === NOBODY) return
  const pile = owner >= NEUTRAL ? s.neutrals : s.supply
  const seat = owner >= NEUTRAL ? owner - NEUTRAL : owner
  pile[seat] = (pile[seat] as number) + 1
  s.owner[slot] = NOBODY
  s.tired[slot] = 0
}

/** NEH-7.23: two workers whose exchange would change something. */
export function differ(s: NehemiahState, a: number, b: number): boolean {
  return s.owner[a] !== s.owner[b] || s.tired[a] !== s.tired[b]
}

/** Whether a worker has a partner he may change places with: of his column, or anywhere (NEH-7.23, 10.26). */
export function hasPartner(s: NehemiahState, slot: number, anywhere: boolean): boolean {
  const from = anywhere ? 0 : columnOf(slot) * ROWS
  const to = anywhere ? s.owner.length : from + ROWS
  for (let other = from; other < to; other++) if (s.owner[other] !== NOBODY && differ(s, slot, other)) return true
  return false
}

/** An unoccupied card in some column. */
export function freeCard(s: NehemiahState): boolean {
  for (let slot = 0; slot < s.owner.length; slot++)
    if (s.owner[slot] === NOBODY && (s.columns[columnOf(slot)] as Card[]).length > 0) return true
  return false
}

/** The occupied cards of all columns, as candidates. */
export function occupied(s: NehemiahState, choices: readonly NehemiahChoice[]): NehemiahChoice[] {
  const list: NehemiahChoice[] = []
  for (let slot = 0; slot < s.owner.length; slot++)
    if (s.owner[slot] !== NOBODY) list.push(choices[slot] as NehemiahChoice)
  return list
}

/** NEH-6.1b: after a swap a tired worker, neutral ones included, lies on the bottom card. */
export function closeIfTired(s: NehemiahState, slot: number): void {
  if (isBottom(slot) && s.owner[slot] !== NOBODY && s.tired[slot] === 1) close(s, columnOf(slot))
}

/** NEH-6.1, 6.2: the column goes at the end of the turn, whatever happens. */
export function close(s: NehemiahState, column: number): void {
  if ((s.closing & (1 << column)) !== 0) return
  s.closing |= 1 << column
  if (s.events !== null) s.events.push({ ev: 'closing', to: COLUMN_REFS[column] as Ref, with: { column: column + 1 } })
}
