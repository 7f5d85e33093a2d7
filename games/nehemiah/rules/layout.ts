// NEH-1: columns, rows, workers on cards. A slot is column × 4 + row, both counted from 0.
import { tell } from '../../../kernel/agenda.ts'
import { add, at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { type Card, type Choice, HIDDEN, type Seat } from '../../../kernel/words.ts'
import type { Box, WorkKind } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { columnRef, offer, SLOT_REFS } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { NehemiahChoice, NehemiahState } from './state.ts'

export const NOBODY = -1
/** Owners from here on are neutral workers: NEUTRAL + their keeper. */
export const NEUTRAL = 4
const BOTTOM = ROWS - 1

export const columnOf = (slot: number): number => slot >> 2
export const rowOf = (slot: number): number => slot & BOTTOM
export const isBottom = (slot: number): boolean => rowOf(slot) === BOTTOM
export const topOf = (column: number): number => column * ROWS
/** The card of a slot, or HIDDEN where none lies. */
export const cardAt = (s: NehemiahState, slot: number): Card => s.columns[columnOf(slot)]?.[rowOf(slot)] ?? HIDDEN
export const workAt = (s: NehemiahState, slot: number, box: Box): WorkKind => at(box.work, cardAt(s, slot))

/** A place in the columns as people count, from 1. */
export const placeOf = (slot: number): { column: number; row: number } => ({
  column: columnOf(slot) + 1,
  row: rowOf(slot) + 1,
})

export const isNeutral = (owner: number): boolean => owner >= NEUTRAL
export const ownerAt = (s: NehemiahState, slot: number): number => s.owner[slot] ?? NOBODY
export const isFree = (s: NehemiahState, slot: number): boolean => s.owner[slot] === NOBODY
export const isTired = (s: NehemiahState, slot: number): boolean => s.tired[slot] === 1
export const hasCards = (s: NehemiahState, column: number): boolean => (s.columns[column]?.length ?? 0) > 0

/** NEH-1.4: the first unoccupied card of a column from the top, or −1. */
export function firstFree(s: NehemiahState, column: number): number {
  const { owner } = s
  const top = topOf(column)
  for (let slot = top; slot < top + ROWS; slot++) if (owner[slot] === NOBODY) return hasCards(s, column) ? slot : -1
  return -1
}

const FULL: NehemiahRefusal = { clause: 'NEH-1.4', with: { why: 'full' } }
const EMPTY: NehemiahRefusal = { clause: 'NEH-1.4', with: { why: 'empty' } }
const OUT: NehemiahRefusal = { clause: 'NEH-6.11' }

/** Why no worker can be placed in this column by the placement rule. */
export function refuseColumn(s: NehemiahState, column: number): NehemiahRefusal | null {
  if (firstFree(s, column) >= 0) return null
  if (hasCards(s, column)) return FULL
  return s.left === null ? EMPTY : OUT
}

/** Whether the seat has a worker behind its screen. */
export const hasWorker = (s: NehemiahState, seat: Seat): boolean => s.supply[seat] !== 0

/** NEH-3.2: a worker in supply and a column that takes him. */
export function canPlace(s: NehemiahState, seat: Seat): boolean {
  if (!hasWorker(s, seat)) return false
  for (let column = 0; column < s.columns.length; column++) if (firstFree(s, column) >= 0) return true
  return false
}

const OTHERS: NehemiahRefusal = { clause: 'NEH-5.1', with: { player: null } }
const NEUTRALS: NehemiahRefusal = { clause: 'NEH-9.8', with: { why: 'activate' } }
const TIRED: NehemiahRefusal = { clause: 'NEH-3.3', with: { why: 'tired' } }

/** Why the seat cannot activate the worker of a slot. */
export function refuseActivate(s: NehemiahState, seat: Seat, slot: number): NehemiahRefusal | null {
  if (s.owner[slot] !== seat) return isNeutral(ownerAt(s, slot)) ? NEUTRALS : OTHERS
  return s.tired[slot] === 1 ? TIRED : null
}

const NOBODY_HERE: NehemiahRefusal = { clause: 'NEH-3.3', with: { why: 'empty' } }

/** What is said where a worker is pointed at on a card that nobody stands on. */
export const nobodyOn =
  (act: string, why: NehemiahRefusal = NOBODY_HERE) =>
  (s: NehemiahState, seat: Seat, choice: Choice): NehemiahRefusal | null => {
    const slot = SLOT_REFS.indexOf(choice.on?.[0] ?? '')
    const pointed = choice.act === act && seat === s.turn && slot >= 0 && slot < s.owner.length
    return pointed && isFree(s, slot) ? why : null
  }

/** NEH-3.3: a standing worker on a card. */
export function canActivate(s: NehemiahState, seat: Seat): boolean {
  const { owner } = s
  for (let slot = 0; slot < owner.length; slot++)
    if (owner[slot] === seat && refuseActivate(s, seat, slot) === null) return true
  return false
}

/** NEH-3.4, 3.5: whoever can do neither passes. */
export const canAct = (s: NehemiahState, seat: Seat): boolean => canPlace(s, seat) || canActivate(s, seat)

/** Puts a worker of the seat's supply, standing, on a free card. */
export function stand(s: NehemiahState, seat: Seat, slot: number): void {
  add(s.supply, seat, -1)
  s.owner[slot] = seat
  s.tired[slot] = 0
}

/** Takes the worker of a slot back to where he belongs: his owner's supply, or beside his keeper's screen. */
export function home(s: NehemiahState, slot: number): void {
  const owner = ownerAt(s, slot)
  if (owner === NOBODY) return
  if (isNeutral(owner)) add(s.neutrals, owner - NEUTRAL, 1)
  else add(s.supply, owner, 1)
  s.owner[slot] = NOBODY
  s.tired[slot] = 0
}

/** The occupied cards of all columns, as candidates. */
export function occupied(s: NehemiahState, choices: readonly NehemiahChoice[]): NehemiahChoice[] {
  const list: NehemiahChoice[] = []
  for (let slot = 0; slot < s.owner.length; slot++) if (!isFree(s, slot)) offer(list, choices, slot)
  return list
}

/** NEH-6.1b: after a swap a tired worker, neutral ones included, lies on the bottom card. */
export function closeIfTired(s: NehemiahState, slot: number): void {
  if (isBottom(slot) && !isFree(s, slot) && isTired(s, slot)) close(s, columnOf(slot))
}

/** NEH-6.1, 6.2: the column goes at the end of the turn, whatever happens. */
export function close(s: NehemiahState, column: number): void {
  if (small.has(s.closing, column)) return
  s.closing = small.with(s.closing, column)
  tell(s, { ev: 'closing', to: columnRef(column), with: { column: column + 1 } })
}
