// What the page and the house say of tournaments.
import type { Clock } from './clock.ts'

/** One evening with everybody there; over days; or who comes first goes on. */
export const FORMATS = ['evening', 'days', 'knockout'] as const
export type Format = (typeof FORMATS)[number]

export const MOST_ROUNDS = 12
export const MOST_ENTRANTS = 200
export const TOURNAMENT_NAME = 60
export const TOURNAMENT_NOTE = 400

/** What a tournament is played by; changed until it begins. */
export interface TournamentTerms {
  readonly name: string
  readonly note: string
  readonly format: Format
  readonly game: string
  /** As they are wished: what a table of each size makes of them, it knows itself. */
  readonly options: Readonly<Record<string, unknown>>
  /** How many may sit at a table, the best number first. */
  readonly sizes: readonly number[]
  /** A knock-out has as many as it needs. */
  readonly rounds: number
  readonly clock: Clock
  /** When it begins. */
  readonly at: number
  /** Every table of a round gets the same deals. */
  readonly duplicate: boolean
}

export type TournamentOrder = Pick<TournamentTerms, 'name' | 'format' | 'game' | 'sizes' | 'at'> &
  Partial<TournamentTerms>

export type Coming = 'yes' | 'perhaps' | 'no'
export type TournamentStatus = 'announced' | 'running' | 'over' | 'cancelled'

export interface EntrantInfo {
  readonly person: string
  readonly name: string
  readonly guest: boolean
  readonly coming: 'yes' | 'perhaps'
  /** Plays no more rounds. */
  readonly out: boolean
}

/** One table of a round. Until the round is over nothing of a match is told but how far it is. */
export interface PodInfo {
  readonly table: string
  /** With it members watch; null where nobody may yet. */
  readonly key: string | null
  readonly people: readonly string[]
  readonly status: 'waiting' | 'running' | 'over' | 'stopped'
  /** Choices made so far. */
  readonly moves: number
  /** Whom it waits for, whose seat the computer plays, and who is there. */
  readonly awaited: readonly string[]
  readonly away: readonly string[]
  readonly here: readonly string[]
  /** Points and places by seat; null until there are some, and in duplicate until all tables have ended. */
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
}

export interface RoundInfo {
  readonly status: 'prepared' | 'running' | 'over'
  readonly pods: readonly PodInfo[]
  readonly byes: readonly string[]
  /** Pairs that meet again, seats away from even, points apart: what the organiser weighs. */
  readonly cost: { readonly repeats: number; readonly seats: number; readonly spread: number }
  readonly started: number | null
  readonly ended: number | null
  /** Since when nothing is played; null while it goes on. */
  readonly paused: number | null
}

/** What one round brought somebody. */
export interface RoundScore {
  readonly round: number
  /** Null for a bye. */
  readonly pod: number | null
  readonly seat: number | null
  readonly place: number | null
  readonly score: number | null
  readonly points: number
  /** Against the same seat at the other tables, from 0 to 100; null without duplicate. */
  readonly match: number | null
}

export interface StandingRow {
  readonly person: string
  readonly name: string
  readonly place: number
  readonly points: number
  /** Of all points of the tables one sat at, the part that was one's own, in hundredths: the first to break a tie. */
  readonly share: number
  /** The mean of the rounds; null without duplicate. */
  readonly match: number | null
  readonly rounds: readonly RoundScore[]
  readonly out: boolean
}

/** Something the organiser did. */
export interface DeedInfo {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly kind: string
  readonly with: Readonly<Record<string, string | number>>
  readonly undone: boolean
  /** It can still be taken back. */
  readonly open: boolean
}

export interface TournamentBrief extends TournamentTerms {
  readonly id: string
  readonly club: string
  readonly status: TournamentStatus
  readonly comes: number
  /** The tables that those who come make: 4, 4, 3. */
  readonly tables: readonly number[]
  readonly mine: Coming | null
  readonly round: number
}

export interface TournamentInfo extends TournamentBrief {
  readonly clubName: string
  readonly entrants: readonly EntrantInfo[]
  readonly roundList: readonly RoundInfo[]
  readonly standings: readonly StandingRow[]
  /** After how many rounds. */
  readonly after: number
  /** What was done, the newest first; and what whoever asks may do. */
  readonly deeds: readonly DeedInfo[]
  readonly may: readonly string[]
}
