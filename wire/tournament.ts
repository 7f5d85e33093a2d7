// What the page and the house say of tournaments.
import type { Clock } from './clock.ts'

/** One evening with everybody there; over days; who comes first goes on; a season in groups; one against all. */
export const FORMATS = ['evening', 'days', 'knockout', 'league', 'exhibition'] as const
export type Format = (typeof FORMATS)[number]

export const MOST_ROUNDS = 12
export const MOST_ENTRANTS = 200
export const TOURNAMENT_NAME = 60
export const TOURNAMENT_NOTE = 400
/** People of a group, groups of a division, and how many of a group go up or down. */
export const GROUP = { least: 3, most: 12 } as const
export const MOST_WIDTH = 8
export const MOST_MOVES = 3
/** Tables of an exhibition. */
export const MOST_CHALLENGERS = 40
/** Who sits at a table of a round as a computer: this sign, and its level. */
export const COMPUTER = '#'

/** How a season is played in groups. */
export interface LeagueTerms {
  /** How many people a group has, as near as those who come allow. */
  readonly group: number
  /** How many groups make a division; 0 where all groups are level, each as strong as the others. */
  readonly width: number
  /** How many of a group go up at the season's end, and how many down. */
  readonly moves: number
  /** Whoever was there last season comes in the order of its standings; or all in the order of their ratings. */
  readonly order: 'standing' | 'strength'
}

/** Who plays against all. */
export interface ExhibitionTerms {
  /** A member; null for the strongest computer. */
  readonly exhibitor: string | null
  /** The computers at seats that the game needs beside those two. */
  readonly level: string
}

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
  /** Null where it is no league, and no exhibition. */
  readonly league: LeagueTerms | null
  readonly exhibition: ExhibitionTerms | null
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
  /** By seat; a computer's level after its sign. */
  readonly people: readonly string[]
  /** The group of a league; null in others. */
  readonly group: number | null
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
  /** What the match brought without the luck of the draw; null where it was not analysed. */
  readonly luckless: Luckless | null
}

/** In points of 100 of a win, 0 for an even share: the result less what the cards brought, and how far that may be off. */
export interface Luckless {
  readonly points: number
  readonly doubt: number
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
  /** The sum over the matches that were analysed; null where none was. */
  readonly luckless: (Luckless & { readonly of: number }) | null
  /** The group of a league, how many of it one has met, and where one goes from it as things stand. */
  readonly group: number | null
  readonly met: number | null
  readonly goes: 'up' | 'down' | null
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

/** A group of a league. */
export interface GroupInfo {
  /** The first is the strongest. */
  readonly division: number
  readonly people: readonly string[]
}

/** How the one who plays against all has done, in rounds that are over. */
export interface ExhibitionScore {
  readonly won: number
  readonly drawn: number
  readonly lost: number
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
  /** Matches that were analysed, of those that could be. */
  readonly analysed: { readonly done: number; readonly of: number }
  readonly groups: readonly GroupInfo[]
  /** Which season of a league this is, and those before and after it. */
  readonly season: number
  readonly previous: string | null
  readonly next: string | null
  readonly score: ExhibitionScore | null
  /** What was done, the newest first; and what whoever asks may do. */
  readonly deeds: readonly DeedInfo[]
  readonly may: readonly string[]
}
