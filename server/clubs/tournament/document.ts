// A tournament as it is kept: one document. It holds secrets of deals, and never leaves the server.
import type { Refusal } from '../../../kernel/words.ts'
import type { Cost } from '../../../pods/cost.ts'
import type { TournamentStatus, TournamentTerms } from '../../../wire/tournament.ts'

export interface Entrant {
  readonly person: string
  readonly name: string
  readonly guest: boolean
  readonly coming: 'yes' | 'perhaps'
  readonly since: number
  /** Plays no more rounds. */
  readonly out: boolean
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
  /** By seat. */
  readonly people: readonly string[]
  readonly result: Result | null
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

export interface TournamentDoc extends TournamentTerms {
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

export const startedRounds = (t: TournamentDoc): number => t.list.filter((round) => round.status !== 'prepared').length

export const lastRound = (t: TournamentDoc): Round | undefined => t.list.at(-1)

export const entrantOf = (t: TournamentDoc, person: string): Entrant | undefined =>
  t.entrants.find((entrant) => entrant.person === person)

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
