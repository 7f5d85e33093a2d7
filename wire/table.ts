// What everybody who may look at an online table knows of it, apart from what lies on it.
import type { Values } from '../kernel/variants.ts'
import type { Seat } from '../kernel/words.ts'
import type { Corrections } from '../papers/corrections.ts'
import type { Clock } from './clock.ts'

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  /** The name shown; empty for an open seat. */
  readonly name: string
  /** The public id of the person who holds the seat, or null. */
  readonly person: string | null
  /** Nobody keeps this name: somebody else may have the same. */
  readonly guest: boolean
  /** The level of the computer opponent that plays here: always, or while its person is away. */
  readonly bot: string | null
  /** The person is connected now. */
  readonly here: boolean
  /** The clock ran out, or they left: the computer plays until the person returns. */
  readonly away: boolean
  /** Agrees to how it is played; whoever sits down does, and a change of the host asks again. */
  readonly ready: boolean
  /** For whom a free seat is kept a while: those of the match before. Null for everybody. */
  readonly kept: string | null
  /** Since when the person is not here; null while they are. */
  readonly gone: number | null
  /** Milliseconds left on the clock when it last stopped; null without a clock. */
  readonly left: number | null
  /** When the clock runs out; null while it stands still. The time in which the house was down is not counted. */
  readonly until: number | null
}

/** Somebody asks to take back more than the laws of undo allow; all other people at the table must agree. */
export interface BackRequest {
  readonly id: string
  readonly seat: Seat
  /** How many entries of the log would stay. */
  readonly to: number
  readonly agreed: readonly Seat[]
}

export interface Shuffle {
  /** SHA-256 of the server's secret, shown before anybody adds words. */
  readonly commitment: string
  /** The players' own words, by seat; null where nothing was added. */
  readonly words: readonly (string | null)[]
  /** The server's secret, revealed at the end. */
  readonly secret: string | null
}

/** Whether the page gives hints: none, so that everybody hears of it, or as it likes. */
export type Hints = 'none' | 'told' | 'allowed'

/** Whether those who watch may talk. */
export type WatcherTalk = 'off' | 'slow' | 'on'

/** How a match is to be played: what the host may change while the table waits. */
export interface Terms {
  readonly game: string
  readonly options: Values
  /** In which figures the cards differ from those the project ships; never where it is rated. */
  readonly corrections: Corrections
  readonly clock: Clock
  /** Listed for everybody, or only for those who have the link. */
  readonly open: boolean
  /** Not for everybody, but listed for friends of the host while it waits. */
  readonly friends: boolean
  readonly rated: boolean
  readonly hints: Hints
  readonly talk: WatcherTalk
}

/** What somebody wants of a seat whose person is missing. */
export type Wanted = 'wait' | 'computer' | 'end'

export interface Vote {
  /** The seat whose person is missing, and who says it. */
  readonly seat: Seat
  readonly by: Seat
  readonly wants: Wanted
}

export type TableStatus = 'waiting' | 'running' | 'over' | 'archived'

export interface TableInfo extends Terms {
  readonly id: string
  readonly rules: number
  readonly status: TableStatus
  /** What can be read aloud instead of the link, while the table waits for players. */
  readonly code: string | null
  /** The host has called it off. */
  readonly cancelled: boolean
  /** All who were there agreed to end the match before its end: it counts for nobody. */
  readonly stopped: boolean
  /** How it was to be played before the host's last change, until somebody begins. */
  readonly earlier: Terms | null
  readonly votes: readonly Vote[]
  /** Seats whose missing person was nudged. */
  readonly nudged: readonly Seat[]
  readonly seats: readonly SeatInfo[]
  /** The public id of the person who set the table up. */
  readonly host: string
  readonly shuffle: Shuffle
  /** How many choices stand in the log. */
  readonly seq: number
  /** Whom the table waits for, and since when (milliseconds). */
  readonly awaited: readonly Seat[]
  readonly since: number
  readonly watchers: number
  readonly request: BackRequest | null
  /** The table of the next match, once somebody asked for one. */
  readonly rematch: string | null
  readonly scores: readonly number[] | null
  readonly winners: readonly Seat[] | null
  readonly created: number
  readonly updated: number
}

/** What a table itself says among the lines of its chat: the keys of its sentences, which every page has. */
export const TABLE_NEWS = [
  'tables.computer-plays',
  'tables.left',
  'tables.returned',
  'tables.back-refused',
  'tables.rules-changed',
  'tables.host-now',
  'tables.sent-away',
  'tables.terms',
  'tables.terms-back',
  'tables.handed',
  'tables.nudged',
  'tables.seat-kept-warm',
  'tables.stopped',
  'tables.recalled',
  'tables.hint',
  'tables.closed',
  'tables.paused-now',
  'tables.goes-on',
  'tables.line-removed',
] as const
export type TableNews = (typeof TABLE_NEWS)[number]

export interface ChatLine {
  readonly n: number
  readonly at: number
  /** The public id of who speaks; null where the table itself says something ("the computer plays for Ada"). */
  readonly person: string | null
  readonly name: string
  /** Nobody keeps the name of who speaks. */
  readonly guest?: boolean
  /** Said by somebody who watched the match: apart from the talk of those who play it. */
  readonly watching?: boolean
  /** What a person wrote, or the key of the table's own sentence. */
  readonly text: string
  readonly with?: Readonly<Record<string, string | number>>
}
