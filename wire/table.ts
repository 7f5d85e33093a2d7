// What everybody who may look at an online table knows of it, apart from what lies on it.
import type { Values } from '../kernel/variants.ts'
import type { Seat } from '../kernel/words.ts'
import type { Clock } from './clock.ts'

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  /** The name shown; empty for an open seat. */
  readonly name: string
  /** The public id of the person who holds the seat, or null. */
  readonly person: string | null
  /** The level of the computer opponent that plays here: always, or while its person is away. */
  readonly bot: string | null
  /** The person is connected now. */
  readonly here: boolean
  /** The clock ran out, and the computer plays until the person returns. */
  readonly away: boolean
  /** Milliseconds left on the clock when it last stopped; null without a clock. */
  readonly left: number | null
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

export type TableStatus = 'waiting' | 'running' | 'over' | 'archived'

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Values
  readonly status: TableStatus
  /** Listed for everybody, or only for those who have the link. */
  readonly open: boolean
  readonly clock: Clock
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

export interface ChatLine {
  readonly n: number
  readonly at: number
  /** The public id of who speaks; null where the table itself says something ("the computer plays for Ada"). */
  readonly person: string | null
  readonly name: string
  /** What a person wrote, or the key of the table's own sentence. */
  readonly text: string
  readonly with?: Readonly<Record<string, string | number>>
}
