// What the server keeps, and what it may expect of whoever keeps it. One contract suite runs on every store.
import type { Entry } from '../../match/log.ts'
import type { ChatLine, TableStatus } from '../../wire/table.ts'
import type { NodeMessage } from './message.ts'

/** A table as it is kept: one document, replaced as a whole; the columns are for lists and sweeps. */
export interface TableRow {
  readonly id: string
  /** Grows by one with each replacement: of two writers only one can win. */
  readonly version: number
  readonly game: string
  readonly status: TableStatus
  readonly open: boolean
  /** Person ids of those who sit here. */
  readonly people: readonly string[]
  /** When a sweep should next look at it (a clock, a computer's turn, archiving); null for never. */
  readonly due: number | null
  readonly created: number
  readonly updated: number
  readonly doc: string
}

export interface EntryRow {
  readonly table: string
  readonly seq: number
  /** The page's command id, unique within a table; null where the server itself acts. */
  readonly command: string | null
  readonly at: number
  readonly entry: Entry
}

/** A state kept with the rules version that made it, so that a match opens without asking newer rules about old moves. */
export interface SnapshotRow {
  readonly table: string
  readonly seq: number
  readonly rules: number
  readonly doc: string
}

export interface TableFilter {
  readonly game?: string
  readonly status?: readonly TableStatus[]
  readonly open?: boolean
  readonly person?: string
  /** Due at or before this time. */
  readonly due?: number
  /** Last changed before this time. */
  readonly before?: number
  readonly limit: number
}

export interface TableStore {
  /** Keeps a new table (`version` 1) or the next version of one; false where somebody else was first. */
  put(row: TableRow): Promise<boolean>
  get(id: string): Promise<TableRow | null>
  /** The newest first; with `due`, those longest due first. */
  list(filter: TableFilter): Promise<TableRow[]>
  /** Tables of the same moment are kept in one commit. `taken`: this number, or this command, is already there. */
  append(row: EntryRow): Promise<'kept' | 'taken'>
  entries(table: string, from: number): Promise<EntryRow[]>
  /** The last one is enough: a newer one may replace it, an older one never does. */
  snapshot(row: SnapshotRow): Promise<void>
  lastSnapshot(table: string): Promise<SnapshotRow | null>
  /** Keeps a line under the next number, counted from 1; a command that was already said gives the line it made. */
  say(table: string, line: Omit<ChatLine, 'n'>, command?: string): Promise<ChatLine>
  /** The lines from this number on; a negative one asks for so many of the last. */
  said(table: string, from: number, limit: number): Promise<ChatLine[]>
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly seen: number
  /** Language, notices, vacation, muted people and the like: one document. */
  readonly doc: string
}

export interface SessionRow {
  /** SHA-256 of the token in the cookie. */
  readonly hash: string
  readonly person: string
  readonly created: number
  readonly seen: number
}

export interface PasskeyRow {
  readonly id: string
  readonly person: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: string
  readonly name: string
  readonly created: number
}

export interface RatingRow {
  readonly person: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
  readonly wins: number
}

/** The ratings of everybody of a match who is still there; null for whoever has none yet. */
export type KeptRatings = ReadonlyMap<string, RatingRow | null>
export type Rate = (kept: KeptRatings) => readonly RatingRow[]

/** One finished match of one person. */
export interface ResultRow {
  readonly table: string
  readonly person: string
  readonly game: string
  readonly seats: number
  readonly seat: number
  readonly score: number
  readonly place: number
  readonly won: boolean
  readonly at: number
}

/** "Your turn", to be told by mail unless the person comes first. */
export interface ReminderRow {
  readonly person: string
  readonly table: string
  readonly game: string
  /** When the turn began. */
  readonly since: number
  /** When to send it. */
  readonly at: number
}

export interface PeopleStore {
  put(row: PersonRow): Promise<void>
  get(id: string): Promise<PersonRow | null>
  /** Takes the person out of every list, with sessions, passkeys, codes, ratings, results and reminders; what they wrote in chats is emptied. */
  remove(id: string): Promise<void>
  /** Keeps a session, or the newer `seen` of one. */
  openSession(row: SessionRow): Promise<void>
  session(hash: string): Promise<SessionRow | null>
  /** Closes this session of a person, or all of them. */
  closeSessions(person: string, hash?: string): Promise<void>
  putPasskey(row: PasskeyRow): Promise<void>
  passkey(id: string): Promise<PasskeyRow | null>
  passkeys(person: string): Promise<PasskeyRow[]>
  removePasskey(person: string, id: string): Promise<void>
  /** Replaces all recovery codes of a person by these hashes. */
  setRecovery(person: string, hashes: readonly string[]): Promise<void>
  /** Spends a code: the person it belonged to, or null. */
  useRecovery(hash: string): Promise<string | null>
  /**
   * Writes the results of one match, and the ratings that `rate` makes of the kept ones, in one commit: other matches
   * end before it or after it. `known`: this match was already written.
   */
  finish(results: readonly ResultRow[], rate: Rate): Promise<'kept' | 'known'>
  ratings(person: string): Promise<RatingRow[]>
  /** Newest first; `before` leaves out what ended at or after this time. */
  results(person: string, limit: number, before?: number): Promise<ResultRow[]>
  /** Keeps a reminder to be sent at its time; one for a person and a table, the last one stands. */
  remind(row: ReminderRow): Promise<void>
  /** Hands out reminders whose time has come and forgets them: of several nodes only one gets each. */
  takeReminders(until: number, limit: number): Promise<ReminderRow[]>
}

/** Carries messages between the nodes of one house; within one process a store may simply call back. */
export interface Bus {
  /** Says, after the commit, that something new is kept for these tables or people. */
  publish(messages: readonly NodeMessage[]): void
  /** The messages of other nodes; `null` after a break, when anything may have happened. */
  listen(hear: (message: NodeMessage | null) => void): () => void
}

export interface Store {
  readonly kind: string
  readonly tables: TableStore
  readonly people: PeopleStore
  readonly bus: Bus
  /** Small values that must not change: the key that signs cookies, the id of the house. Keeps `value` if nothing is there; gives what is there. */
  fix(key: string, value: string): Promise<string>
  /** Throws what a person should do when the store cannot be reached or written. */
  ping(): Promise<void>
  close(): Promise<void>
}
