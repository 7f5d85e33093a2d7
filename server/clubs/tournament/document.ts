// A tournament as it is kept: one document. It holds secrets of deals, and never leaves the server.
import type { Refusal } from '../../../kernel/words.ts'
import type { Cost } from '../../../pods/cost.ts'
import type { ExhibitionTerms, LeagueTerms, TournamentStatus, TournamentTerms } from '../../../wire/tournament.ts'

export interface Entrant {
  readonly person: string
  readonly name: string
  readonly guest: boolean
  readonly coming: 'yes' | 'perhaps'
  readonly since: number
  /** Plays no more rounds. */
  readonly out: boolean
  /** In a further season of a league: the order in which the one before left people, from 0. */
  readonly seed?: number
}

/** A group of a league. */
export interface Group {
  /** From 0, the strongest. */
  readonly division: number
  /** In the order they were drawn, which rounds are made from; also those who play no more. */
  readonly people: readonly string[]
}

/** What the house made of a match that has ended; `failed` where it could not be judged. */
export type Judged = { readonly failed: true } | JudgedMatch
export interface JudgedMatch {
  /** What the cards brought each seat, in shares of the win, and one standard error of it. */
  readonly draw: readonly number[]
  readonly doubt: readonly number[]
  /** By which rules, whether by a net, and beside how many other draws. */
  readonly rules: number
  readonly net: boolean
  readonly draws: number
}

/** How a table ended. */
export interface Result {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  /** The organiser wrote it down. */
  readonly byHand: boolean
}

export interface Pod {
  /** The id of its table: chosen with the round, so that however often it is laid there is one. */
  readonly table: string
  /** What a link to the table carries, for those who may watch. */
  readonly key: string
  /** By seat; a computer's level after its sign. */
  readonly people: readonly string[]
  readonly result: Result | null
  /** Its group, in a league. */
  readonly group?: number
  readonly judged?: Judged
}

export interface Round {
  readonly status: 'prepared' | 'running' | 'over'
  readonly pods: readonly Pod[]
  readonly byes: readonly string[]
  readonly cost: Cost
  /** Of the shuffle at every table, where all have the same deals. */
  readonly secret: string
  readonly started: number | null
  readonly ended: number | null
  /** Since when nothing is played. */
  readonly paused?: number
  /** In duplicate: all tables may be looked at. */
  readonly unsealed: boolean
}

/** What takes a deed back: the entrant, the result or the round as it was; null where it was not there. */
export type Back =
  | { readonly of: 'entrant'; readonly person: string; readonly was: Entrant | null }
  | { readonly of: 'result'; readonly table: string; readonly was: Result | null }
  | { readonly of: 'round'; readonly was: Round | null }
  | { readonly of: 'groups'; readonly was: readonly Group[] }
  | { readonly of: 'seat'; readonly table: string; readonly person: string; readonly minutes: number }

export interface Deed {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly kind: string
  readonly with: Readonly<Record<string, string | number>>
  /** How many rounds had been started then: with the next one it is past. */
  readonly started: number
  readonly back: Back | null
  readonly undone: boolean
}

/** Tournaments that were kept before there were leagues and exhibitions say nothing of either. */
export interface TournamentDoc extends Omit<TournamentTerms, 'league' | 'exhibition'> {
  readonly league?: LeagueTerms | null
  readonly exhibition?: ExhibitionTerms | null
  readonly groups?: readonly Group[]
  /** Which season of a league, from 1; the one before it, and the one made from it. */
  readonly season?: number
  readonly previous?: string
  readonly next?: string
  readonly id: string
  readonly club: string
  readonly status: TournamentStatus
  readonly entrants: readonly Entrant[]
  readonly list: readonly Round[]
  readonly deeds: readonly Deed[]
  /** Tables that are to end: nobody waits for what comes of them. */
  readonly ending: readonly string[]
  readonly created: number
  readonly updated: number
}

export type TournamentChange = (t: TournamentDoc, now: number) => TournamentDoc | Refusal

/** Everybody with a place in a round, or with a bye. */
export const drawnIn = ({ byes, pods }: Round): readonly string[] => [...byes, ...pods.flatMap((pod) => pod.people)]

export const startedRounds = (t: TournamentDoc): number => t.list.filter((round) => round.status !== 'prepared').length

export const lastRound = (t: TournamentDoc): Round | undefined => t.list.at(-1)

export const entrantOf = (t: TournamentDoc, person: string): Entrant | undefined =>
  t.entrants.find((entrant) => entrant.person === person)

/** Those who play the next round, unless it is for fewer. */
export const playing = (t: TournamentDoc): readonly Entrant[] =>
  t.entrants.filter((one) => one.coming === 'yes' && !one.out)

export const withEntrant = (t: TournamentDoc, entrant: Entrant): TournamentDoc => ({
  ...t,
  entrants: entrantOf(t, entrant.person)
    ? t.entrants.map((one) => (one.person === entrant.person ? entrant : one))
    : [...t.entrants, entrant],
})

export const withRound = (t: TournamentDoc, round: Round): TournamentDoc => ({
  ...t,
  list: [...t.list.slice(0, -1), round],
})

/** Who plays, or what they have, is another: a round that was only prepared does not fit any more. */
export const unprepared = (t: TournamentDoc): TournamentDoc =>
  t.list.some((round) => round.status === 'prepared')
    ? { ...t, list: t.list.filter((round) => round.status !== 'prepared') }
    : t

/** The pod whose table this is, and the round it belongs to. */
export function podAt(t: TournamentDoc, table: string): { readonly pod: Pod; readonly round: Round } | null {
  for (const round of t.list) {
    const pod = round.pods.find((one) => one.table === table)
    if (pod !== undefined) return { pod, round }
  }
  return null
}
