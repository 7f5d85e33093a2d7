// The addresses of Nehemiah, made and read here, and the choices that point at them, made once.
import { dense } from '../../../kernel/dense.ts'
import { at } from '../../../kernel/lists.ts'
import { lastOf, ref, refs } from '../../../kernel/ref.ts'
import type { Ref, Seat, Span } from '../../../kernel/words.ts'
import { FOREMEN, ROWS } from '../sheet/form.ts'
import type { NehemiahChoice } from './state.ts'
import { BOARDS, COLOURS } from './terms.ts'

const COLUMNS = 5
/** The code of the digit 0. */
const ZERO = 48

/** `column.2` is a column, `column.2.3` its bottom card; a slot is column × 4 + row, both counted from 0. */
export const COLUMN_REFS: readonly Ref[] = refs('column', COLUMNS)
export const SLOT_REFS: readonly Ref[] = dense(COLUMN_REFS.flatMap((_, column) => refs('column', ROWS, column)))
export const columnRef = (column: number): Ref => at(COLUMN_REFS, column)
export const slotRef = (slot: number): Ref => at(SLOT_REFS, slot)

/** The slot of the address of a card in a column, or −1; read digit by digit, because rules do it for every candidate. */
export function slotAt(address: Ref | undefined): number {
  return address === undefined ? -1 : (address.charCodeAt(AT) - ZERO) * ROWS + address.charCodeAt(AT + 2) - ZERO
}
const AT = 'column.'.length

const BOARD_REFS: readonly Ref[] = refs('board', BOARDS.length)
export const boardRef = (board: number): Ref => at(BOARD_REFS, board)

/** `cube.1.2` is a cube of seat 1 on board 2. */
export const cubeRef = (player: Seat, board: number): Ref => ref('cube', player, board)
export function cubeAt(address: Ref | undefined): { player: Seat; board: number } {
  return { player: (address ?? '').charCodeAt('cube.'.length) - ZERO, board: lastOf(address) }
}

/** A Foreman card before a seat, and one that is turned up for the auction. */
export const foremanRef = (seat: Seat, i: number): Ref => ref('foreman', seat, i)
export const faceUpRef = (i: number): Ref => ref('face-up', 0, i)

/** The number a choice points at: a column, a board, a card by its place in a pile. */
export const chosen = (choice: NehemiahChoice): number => lastOf(choice.on?.[0])
/** The same of what it points at in the second place. */
export const chosenSecond = (choice: NehemiahChoice): number => lastOf(choice.on?.[1])
/** The card in a column a choice points at. */
export const chosenSlot = (choice: NehemiahChoice): number => slotAt(choice.on?.[0])

type Act = NehemiahChoice['act']
const pointing =
  (act: Act) =>
  (address: Ref): NehemiahChoice => ({ act, on: [address] })

/** One choice for each column, each card in a column, each board, each Foreman card before each seat. */
export const perColumn = (act: Act): readonly NehemiahChoice[] => COLUMN_REFS.map(pointing(act))
export const perSlot = (act: Act): readonly NehemiahChoice[] => SLOT_REFS.map(pointing(act))
export const perBoard = (act: Act): readonly NehemiahChoice[] => BOARD_REFS.map(pointing(act))
export const perForeman = (act: Act): readonly (readonly NehemiahChoice[])[] =>
  COLOURS.map((_, seat) => FOREMEN.map((_, i) => ({ act, on: [foremanRef(seat, i)] })))

/** Adds one of the choices made above to those on offer. */
export function offer(list: NehemiahChoice[], choices: readonly NehemiahChoice[], index: number): void {
  const choice = choices[index]
  if (choice !== undefined) list.push(choice)
}

/** What may be named for an amount: none to all of it. */
export const upTo = (most: number): Span => [0, most, 1]

export const STOP: NehemiahChoice = { act: 'stop' }
export const DECLINE: NehemiahChoice = { act: 'decline' }

/** Who is asked: one seat, or nobody. */
export const NO_SEAT: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = COLOURS.map((_, seat) => [seat])
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat] ?? NO_SEAT
