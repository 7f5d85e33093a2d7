// The document of a table: who sits where, what was agreed, and every secret of it. It never leaves the server.
import type { Values } from '../../../kernel/variants.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Clock } from '../../../wire/clock.ts'
import type { BackRequest, TableStatus } from '../../../wire/table.ts'
import type { TableRow } from '../../store/store.ts'
import type { Time } from './clock.ts'

export interface SeatDoc {
  readonly person: string | null
  readonly name: string
  /** The level of the computer opponent that always plays here. */
  readonly bot: string | null
  /** The person's clock ran out, or they left: the computer plays until they return. */
  readonly away: boolean
}

export interface TableDoc {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Values
  readonly status: TableStatus
  readonly open: boolean
  readonly clock: Clock
  readonly seats: readonly SeatDoc[]
  readonly host: string
  /** The server's part of the shuffle; shown when the match is over. */
  readonly secret: string
  readonly words: readonly (string | null)[]
  /** What a link must carry to come to a table that is not listed. */
  readonly invite: string
  /** People who may come without the link: those of the match before. */
  readonly invited: readonly string[]
  /** Keys that give a seat to whoever brings them, once. */
  readonly hands: Readonly<Record<string, Seat>>
  /** People whom the host has silenced. */
  readonly muted: readonly string[]
  readonly request: BackRequest | null
  readonly rematch: string | null
  readonly scores: readonly number[] | null
  readonly winners: readonly Seat[] | null
  /** What an archived table was before. */
  readonly before: TableStatus | null
  readonly created: number
  /** In memory these change with every entry; in the store they are as of the last write of the document. */
  seq: number
  awaited: readonly Seat[]
  since: number
  time: Time | null
  updated: number
}

export const seatOf = (doc: TableDoc, person: string): Seat | null => {
  const seat = doc.seats.findIndex((s) => s.person === person)
  return seat < 0 ? null : seat
}

export const peopleOf = (doc: TableDoc): string[] =>
  doc.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]))

/** The cards are dealt: there is a match to load. */
export const isDealt = (doc: TableDoc): boolean =>
  doc.status === 'running' || doc.status === 'over' || (doc.status === 'archived' && doc.before !== 'waiting')

/** The computer plays this seat now. */
export const driven = (doc: TableDoc, seat: Seat): boolean => {
  const s = doc.seats[seat]
  return s !== undefined && (s.bot !== null || s.away)
}

/** Nobody plays here now: computers do not play a match to its end among themselves, it waits for its people. */
export const asleep = (doc: TableDoc): boolean => doc.seats.every((s) => s.person === null || s.away)

/** Whether somebody may look at the table. */
export function mayLook(doc: TableDoc, person: string, key: string | undefined): boolean {
  if (doc.open || doc.host === person || seatOf(doc, person) !== null || doc.invited.includes(person)) return true
  return key !== undefined && (key === doc.invite || Object.hasOwn(doc.hands, key))
}

export function rowOf(doc: TableDoc, version: number, due: number | null): TableRow {
  const { id, game, status, open, created, updated } = doc
  return { id, version, game, status, open, people: peopleOf(doc), due, created, updated, doc: JSON.stringify(doc) }
}

export const docOf = (row: TableRow): TableDoc => JSON.parse(row.doc)
