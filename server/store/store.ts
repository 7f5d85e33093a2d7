// What the server keeps, and what it may expect of whoever keeps it. One contract suite runs on every store.
import type { Entry } from '../../match/log.ts'
import type { ChatLine, TableStatus } from '../../wire/table.ts'
import type { DocumentStore } from './documents.ts'
import type { JudgedStore } from './judged.ts'
import type { MeetingStore } from './meeting.ts'
import type { NodeMessage } from './message.ts'
import type { OfferFilter, OfferRow } from './offers.ts'
import type { OpeningsStore } from './openings.ts'
import type { NameStore, NewNotice, NoticeStore, PulseStore } from './outbox.ts'

/** A table as it is kept: one document, replaced as a whole; the columns are for lists and sweeps. */
export interface TableRow {
  readonly id: string
  /** Grows by one with each replacement: of two writers only one can win. */
  readonly version: number
  readonly game: string
  readonly status: TableStatus
  readonly open: boolean
  /** What can be read aloud to find it; no two tables have the same. Null where it is not looked for any more. */
  readonly code: string | null
  /** Person ids of those who sit here, and of the host while it waits for players. */
  readonly people: readonly string[]
  /** When a sweep should next look at it (a clock, a computer's turn, archiving); null for never. */
  readonly due: number | null
  readonly created: number
  readonly updated: number
  readonly doc: string
  /** Who offers a seat to everybody; only where one is open. */
  readonly lane?: string
}

/** How far a table has come: its document, its log, its talk. */
export interface TableHead {
  readonly id: string
  readonly version: number
  /** The last entry, and the last line that was said; 0 before the first. */
  readonly seq: number
  readonly said: number
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
  readonly ids?: readonly string[]
  readonly game?: string
  readonly status?: readonly TableStatus[]
  readonly open?: boolean
  readonly person?: string
  /** At least one of these sits there, or hosts it while it waits. */
  readonly people?: readonly string[]
  /** Due at or before this time. */
  readonly due?: number
  /** Last changed before this time, or at this time and later. */
  readonly before?: number
  readonly from?: number
  readonly limit: number
}

export interface TableStore {
  /**
   * Keeps a new table (`version` 1) or the next version of one, and in the same commit what people shall be told of it;
   * false where somebody else was first, or another table has its code.
   */
  put(row: TableRow, notices?: readonly NewNotice[]): Promise<boolean>
  get(id: string): Promise<TableRow | null>
  byCode(code: string): Promise<TableRow | null>
  /** How far these have come; nothing of those that are gone. */
  heads(ids: readonly string[]): Promise<TableHead[]>
  /** The newest first; with `due`, those longest due first. */
  list(filter: TableFilter): Promise<TableRow[]>
  /** Open seats, a few of each person and network: first one person of every network, then another of each. */
  offers(filter: OfferFilter): Promise<OfferRow[]>
  /**
   * Tables of the same moment are kept in one commit, with what people shall be told of them. `taken`: this number, or this
   * command, is already there.
   */
  append(row: EntryRow, notices?: readonly NewNotice[]): Promise<'kept' | 'taken'>
  entries(table: string, from: number): Promise<EntryRow[]>
  /** The last one is enough: a newer one may replace it, an older one never does. */
  snapshot(row: SnapshotRow): Promise<void>
  lastSnapshot(table: string): Promise<SnapshotRow | null>
  /** Keeps a line under the next number, counted from 1; a command that was already said gives the line it made. */
  say(table: string, line: Omit<ChatLine, 'n'>, command?: string): Promise<ChatLine>
  /** The lines from this number on; a negative one asks for so many of the last. */
  said(table: string, from: number, limit: number): Promise<ChatLine[]>
  /** Writes another line in the place of one that was said; false where there is none of this number. */
  rewrite(table: string, line: ChatLine): Promise<boolean>
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly seen: number
  /** Language, notices, vacation, muted people and the like: one document. */
  readonly doc: string
  /** The name is kept for this person; told by the store, which does not write it. */
  readonly kept?: true
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
/** From the ratings in a game, and in that game with so many seats (`countKey`), those after a match. */
export type Rate = (kept: KeptRatings, byCount: KeptRatings) => readonly RatingRow[]

/** The rating in a game with so many seats is kept beside that in the game, under this name. */
export const countKey = (game: string, seats: number): string => `${game}/${seats}`

/** How good somebody is thought to be, and how unsure that is. */
export type Rated = Pick<RatingRow, 'mu' | 'sigma'>

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
  /** The table was open to all: everybody may know of the match. */
  readonly open: boolean
  /** The rating before and after it, and that in the game with so many seats after it; null where it was not rated. */
  readonly before: Rated | null
  readonly after: Rated | null
  readonly count: Rated | null
}

/** What is known of a result before the ratings are. */
export type NewResult = Omit<ResultRow, 'before' | 'after' | 'count'>

export interface PeopleStore {
  put(row: PersonRow): Promise<void>
  get(id: string): Promise<PersonRow | null>
  /** Everybody, by id, those after this one; or the last who were here. */
  page(after: string, limit: number): Promise<PersonRow[]>
  recent(limit: number): Promise<PersonRow[]>
  /** Whoever is signed in as the one is signed in as the other from now on. */
  adoptSessions(from: string, to: string): Promise<void>
  /** Takes the person out of every list, with sessions, passkeys, codes, ratings, results, analysed matches, notices and name; what they wrote in chats is emptied. */
  remove(id: string): Promise<void>
  /** Keeps a session, or the newer `seen` of one. */
  openSession(row: SessionRow): Promise<void>
  session(hash: string): Promise<SessionRow | null>
  /** Closes this session of a person, or all of them. */
  closeSessions(person: string, hash?: string): Promise<void>
  /** Keeps a new passkey, unless its person has so many already (`full`) or somebody has this very one (`taken`). */
  addPasskey(row: PasskeyRow, most: number): Promise<'kept' | 'full' | 'taken'>
  /** Keeps how often a passkey was used. */
  countPasskey(id: string, counter: number): Promise<void>
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
  finish(results: readonly NewResult[], rate: Rate): Promise<'kept' | 'known'>
  ratings(person: string): Promise<RatingRow[]>
  /** Newest first; `before` leaves out what ended at or after this time. */
  results(person: string, limit: number, before?: number): Promise<ResultRow[]>
  /** Of one match, by seat. */
  resultsAt(table: string): Promise<ResultRow[]>
}

/** Carries messages between the nodes of one house; within one process a store may simply call back. */
export interface Bus {
  /** Says, after the commit, that something new is kept for these tables or people. */
  publish(messages: readonly NodeMessage[]): void
  /** The messages of other nodes; `null` after a break, when anything may have happened. */
  listen(hear: (message: NodeMessage | null) => void): () => void
}

/** How much is kept, for whoever leads the house. */
export interface StoreFigures {
  readonly bytes: number
  readonly people: number
  readonly clubs: number
  readonly waiting: number
  readonly running: number
  /** Matches played to their end. */
  readonly matches: number
  /** Notices that wait to be sent, since when the oldest does, and how many of them failed before. */
  readonly notices: { readonly waiting: number; readonly oldest: number | null; readonly failing: number }
}

export interface Store {
  readonly kind: string
  readonly tables: TableStore
  readonly people: PeopleStore
  readonly names: NameStore
  readonly notices: NoticeStore
  readonly pulse: PulseStore
  readonly meeting: MeetingStore
  readonly documents: DocumentStore
  readonly judged: JudgedStore
  readonly openings: OpeningsStore
  readonly bus: Bus
  figures(): Promise<StoreFigures>
  /** Small values that must not change: the key that signs cookies, the id of the house. Keeps `value` if nothing is there; gives what is there. */
  fix(key: string, value: string): Promise<string>
  /** Writes something small and waits until it is kept; throws when the store cannot be reached or written, or is another's. */
  ping(): Promise<void>
  /** Whether this process is one that may write here: false once another has taken the file, or nothing can be kept any more. */
  isWriter(): boolean
  /** When something was last kept by this process, in milliseconds; null for nothing yet. */
  lastCommit(): number | null
  close(): Promise<void>
}
