// A tournament as it is told: without its secrets, and while a round runs without anything that lies on its tables.
import { sizesFor } from '../../../pods/sizes.ts'
import type {
  DeedInfo,
  PodInfo,
  RoundInfo,
  TournamentBrief,
  TournamentInfo,
  TournamentTerms,
} from '../../../wire/tournament.ts'
import { placesOf } from '../../people/ratings.ts'
import type { RoundTables } from '../../tables/roundTables.ts'
import type { ClubDoc } from '../club.ts'
import { isOpen } from './deeds.ts'
import { entrantOf, type Pod, type Round, startedRounds, type TournamentDoc } from './document.ts'
import { standingsOf } from './standings.ts'

/** The terms, without anything else. */
export const termsIn = (t: TournamentTerms): TournamentTerms => {
  const { name, note, format, game, options, sizes, rounds, clock, at, duplicate } = t
  return { name, note, format, game, options, sizes, rounds, clock, at, duplicate }
}

export function briefOf(t: TournamentDoc, person: string | null): TournamentBrief {
  const comes = t.entrants.filter((one) => one.coming === 'yes' && !one.out).length
  const mine = person === null ? undefined : entrantOf(t, person)
  return {
    ...{ id: t.id, club: t.club, ...termsIn(t), status: t.status, comes },
    tables: sizesFor(comes, t.sizes).tables,
    mine: person === null ? null : mine === undefined || mine.out ? 'no' : mine.coming,
    round: startedRounds(t),
  }
}

interface Looking {
  readonly tables: RoundTables
  /** Whoever asks may watch what may be watched. */
  readonly watches: boolean
  readonly duplicate: boolean
}

async function podInfo({ tables, watches, duplicate }: Looking, round: Round, pod: Pod): Promise<PodInfo> {
  const { table, people, result } = pod
  // What a round brought is told when it is over, for all its tables together.
  const shown = round.status === 'over' ? result : null
  const scores = shown?.scores ?? null
  const places = shown === null ? null : placesOf(shown.scores, shown.winners)
  const isShown = duplicate ? round.unsealed : round.status !== 'prepared'
  const key = watches && isShown ? pod.key : null
  const none = { table, key, people, scores, places, moves: 0, awaited: [], away: [], here: [] }
  if (round.status === 'prepared') return { ...none, status: 'waiting' }
  if (round.status === 'over') return { ...none, status: 'over' }
  const found = await tables.look(table)
  if (found === null) return { ...none, status: 'waiting' }
  const { moves, awaited, away, here } = found
  const over = found.status === 'over' || result !== null
  const status = result === null && found.stopped ? 'stopped' : over ? 'over' : 'running'
  return { ...none, status, moves, awaited, away, here }
}

const roundInfo = async (looking: Looking, round: Round): Promise<RoundInfo> => {
  const { status, byes, cost, started, ended } = round
  const pods = await Promise.all(round.pods.map((pod) => podInfo(looking, round, pod)))
  return {
    status,
    byes,
    pods,
    cost: { repeats: cost.repeats, seats: cost.seats, spread: cost.spread },
    started,
    ended,
    paused: round.paused ?? null,
  }
}

/** How many lines of what was done a page gets. */
const SHOWN_DEEDS = 60

const deedsOf = (t: TournamentDoc): DeedInfo[] =>
  t.deeds
    .slice(-SHOWN_DEEDS)
    .toReversed()
    .map((deed) => {
      const { n, at, by, kind, undone } = deed
      return { n, at, by, kind, with: deed.with, undone, open: isOpen(t, deed) }
    })

/** `leads`: whoever asks organises it, and sees a round that is only prepared. */
export async function infoOf(
  tables: RoundTables,
  t: TournamentDoc,
  club: ClubDoc,
  person: string | null,
  may: readonly string[],
): Promise<TournamentInfo> {
  const leads = may.includes('prepare')
  const looking = { tables, watches: may.includes('come'), duplicate: t.duplicate }
  const list = t.list.filter((round) => leads || round.status !== 'prepared')
  return {
    ...briefOf(t, person),
    clubName: club.name,
    entrants: t.entrants.map(({ person: id, name, guest, coming, out }) => ({ person: id, name, guest, coming, out })),
    roundList: await Promise.all(list.map((round) => roundInfo(looking, round))),
    standings: standingsOf(t),
    after: t.list.filter((round) => round.status === 'over').length,
    deeds: leads ? deedsOf(t) : [],
    may,
  }
}
