// The document of a table: who sits where, what was agreed, and every secret of it. It never leaves the server.
import type { Seat } from '../../../kernel/words.ts'
import type { BackRequest, TableStatus, Terms, Vote } from '../../../wire/table.ts'
import type { TableRow } from '../../store/store.ts'
import type { Time } from './clock.ts'

export interface SeatDoc {
  readonly person: string | null
  readonly name: string
  /** Nobody keeps the person's name. Seats of earlier houses do not say: they are not marked. */
  readonly guest?: boolean
  /** The level of the computer opponent that always plays here. */
  readonly bot: string | null
  /** The person's clock ran out, or they left: the computer plays until they return. */
  readonly away: boolean
  /** The others gave the seat to the computer because its person was missing: whoever comes back takes it at once. */
  readonly warm?: boolean
  /** Does not agree yet to how the host now wants it to be played. */
  readonly unready?: boolean
  /** When the person sat down. */
  readonly since?: number
  /** A free seat that is kept for somebody of the match before, until then. */
  readonly kept?: { readonly person: string; readonly name: string; readonly until: number }
}

/** Who held a seat before they handed it over, and the last entry of their time. */
export interface Stint {
  readonly seat: Seat
  readonly person: string
  readonly until: number
}

export interface TableDoc extends Terms {
  readonly id: string
  readonly rules: number
  readonly status: TableStatus
  /** Can be read aloud instead of the link. */
  readonly code: string
  readonly seats: readonly SeatDoc[]
  readonly host: string
  /** The server's part of the shuffle; shown when the match is over. */
  readonly secret: string
  readonly words: readonly (string | null)[]
  /** The network of whoever laid it, as lists of open seats count it; while it waits. */
  readonly lane?: string
  /** What a link must carry to come to a table that is not listed. */
  readonly invite: string
  /** People who may come without the link: those of the match before. */
  readonly invited: readonly string[]
  /** Keys that give a seat to whoever brings them, once. */
  readonly hands: Readonly<Record<string, Seat>>
  /** Keys that somebody has used: their link says so. */
  readonly used: readonly string[]
  /** Who sat here before a seat was handed over. */
  readonly stints: readonly Stint[]
  /** People whom the host has silenced. */
  readonly muted: readonly string[]
  /** People whom the host has sent away: they sit down again only when they are asked to. */
  readonly removed: readonly string[]
  readonly cancelled: boolean
  readonly stopped: boolean
  /** How it was to be played before the host's last change, and who had agreed to that. */
  readonly earlier: (Terms & { readonly agreed: readonly string[] }) | null
  readonly votes: readonly Vote[]
  /** Seats whose missing person was nudged. */
  readonly nudged: readonly Seat[]
  /** The last time somebody who sits at a waiting table was seen here, give or take some minutes. */
  readonly hereAt: number
  readonly request: BackRequest | null
  readonly rematch: string | null
  /** The tournament it belongs to; and that nobody but those who sit here may know anything of it yet. */
  readonly tournament?: string
  readonly sealed?: true
  /** The organiser of its tournament has paused it: since when, and since when each clock had run. */
  readonly paused?: { readonly at: number; readonly since: readonly (number | null)[] }
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
  // At a sealed table also those who laid it, or have its link, know nothing: the same cards lie elsewhere.
  if (doc.sealed === true) return seatOf(doc, person) !== null
  if (doc.open || doc.host === person || seatOf(doc, person) !== null || doc.invited.includes(person)) return true
  return key !== undefined && (key === doc.invite || Object.hasOwn(doc.hands, key))
}

export function rowOf(doc: TableDoc, version: number, due: number | null): TableRow {
  const { id, game, status, open, created, updated } = doc
  const code = status === 'waiting' && doc.code !== '' ? doc.code : null
  // Whoever laid a table keeps it open, seated or not.
  const people = [...new Set([...peopleOf(doc), ...(status === 'waiting' ? [doc.host] : [])])]
  const { lane = '0000', ...rest } = doc
  const isOffered = status === 'waiting' && open && doc.seats.some((seat) => seat.person === null && seat.bot === null)
  const text = JSON.stringify(status === 'waiting' ? doc : rest)
  const row = { id, version, game, status, open, code, people, due, created, updated, doc: text }
  return isOffered ? { ...row, lane: `${lane}.${doc.host}` } : row
}

/** What documents of earlier houses do not say: how their matches have always been played. */
const EARLIER = {
  code: '',
  corrections: {},
  friends: false,
  rated: true,
  hints: 'allowed',
  talk: 'on',
  used: [],
  stints: [],
  removed: [],
  cancelled: false,
  stopped: false,
  earlier: null,
  votes: [],
  nudged: [],
} as const

export function docOf(row: TableRow): TableDoc {
  const kept: TableDoc = JSON.parse(row.doc)
  const { corrections = {}, friends = false } = kept.earlier ?? {}
  const earlier = kept.earlier ? { ...kept.earlier, corrections, friends } : null
  return { ...EARLIER, ...kept, earlier, hereAt: kept.hereAt ?? row.updated }
}
