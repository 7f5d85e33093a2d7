// What the page asks of the table routes, and what they answer. Refusals come as `{ error: { key, with, text } }`.
import type { Seat, State } from '../kernel/words.ts'
import type { Corrections } from '../papers/corrections.ts'
import type { Clock } from './clock.ts'
import type { Difference } from './difference.ts'
import type { Hints, TableInfo, Terms, WatcherTalk } from './table.ts'

/** POST /api/tables. The one who asks sits at `sit` (the first free seat unless told; null to stay on one's feet). */
export interface TableOrder {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Figures of cards as the host reads them on the printed game; such a match is not rated. */
  readonly corrections?: Corrections
  readonly clock?: Clock
  /** Listed for everybody; or, where it is not, for the host's friends. */
  readonly open?: boolean
  readonly friends?: boolean
  /** The level of the computer opponent at each seat, or null for a person. */
  readonly bots?: readonly (string | null)[]
  readonly sit?: Seat | null
  /** Whether it counts for ratings (it does, unless told), whether the page gives hints, whether those who watch may talk. */
  readonly rated?: boolean
  readonly hints?: Hints
  readonly talk?: WatcherTalk
}

/** POST /api/tables/:id/terms: what the host changes while the table waits; what is left out stays. */
export type TermsChange = Partial<Omit<Terms, 'options'>> & {
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats?: number
}

/**
 * What a route answers of one table: POST /api/tables, GET /api/tables/:id?key=, and the POST routes under it:
 * sit {seat?, key?}, stand {}, swap {a, b}, bot {seat, level | null}, words {words}, start {}, take {key},
 * rematch {} (the new table), mute {person, on, for: 'me' | 'all'}, remove {person}, host {person}, cancel {},
 * terms (TermsChange), ready {}, nudge {seat}, vote {seat, wants}, hint {}, invite {person, words?}.
 */
export interface TableReply {
  readonly table: TableInfo
  /** The seat one holds. */
  readonly seat: Seat | null
  /** What a link must carry to come to a table that is not listed; only for those who sit here or set it up. */
  readonly invite: string | null
  /** The seat that the key one came with stands for, where somebody hands theirs over. */
  readonly offered: Seat | null
}

/** GET /api/codes/:code: where a code that was read aloud leads. */
export interface CodeReply {
  readonly table: string
  readonly invite: string
}

/**
 * GET /api/tables?list=open|mine|turn|watch|past&game=&before=&limit=. open: waiting for players; mine: where one sits,
 * not over; turn: where one is awaited; watch: running, open to all; past: one's finished and archived ones.
 */
export interface TableList {
  readonly tables: readonly TableInfo[]
  /** Give this as `before` for the next page; null at the end. */
  readonly next: number | null
  /** Of those who sit at open tables: their rating in that game, and their language. */
  readonly people?: Readonly<Record<string, { readonly points: number; readonly sure: string; readonly lang: string }>>
  /** Beside open tables: how many others look for one of each game. */
  readonly looking?: Readonly<Record<string, number>>
  /** Of tables that a friend of the reader opened to friends: what a link to them must carry. */
  readonly keys?: Readonly<Record<string, string>>
  /** Of each open table, the options that are not as the rulebook has them. */
  readonly unusual?: Readonly<Record<string, readonly string[]>>
}

/** POST /api/tables/:id/hand {seat?}: the key with which somebody else may `take` the seat, once. */
export interface HandOver {
  readonly key: string
}

/** GET /api/tables/:id/past?key=: one's own views, for the scrubber: `first` after line `from`, then one step a line. */
export interface Past {
  readonly from: number
  readonly first: State
  readonly steps: readonly (Difference | null)[]
}
