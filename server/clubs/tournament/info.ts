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
import { challengersOf, scoreOf } from './exhibition.ts'
import { groupCount, groupsOf } from './groups.ts'
import { analysedIn } from './luckless.ts'
import { standingsOf } from './standings.ts'

/** The terms, without anything else. */
const termsIn = (t: TournamentDoc): TournamentTerms => {
  const { name, note, format, game, options, sizes, rounds, clock, at, duplicate, league, exhibition } = t
  const both = { league: league ?? null, exhibition: exhibition ?? null }
  return { name, note, format, game, options, sizes, rounds, clock, at, duplicate, ...both }
}

/** The tables that those who come make. */
function tablesOf(t: TournamentDoc, comes: number): readonly number[] {
  if (t.exhibition) return challengersOf(t, t.exhibition).map(() => t.sizes[0] ?? 2)
  const { league } = t
  if (!league || comes === 0) return sizesFor(comes, t.sizes).tables
  // Of each group of a league; as it is drawn, or as it would be.
  const count = groupCount(comes, league.group, Math.min(...t.sizes))
  const drawn = groupsOf(t).map(({ people }) => people.filter((one) => entrantOf(t, one)?.out === false).length)
  const groups = drawn.length > 0 ? drawn : Array.from({ length: count }, (_, i) => Math.floor((comes + i) / count))
  return groups.flatMap((n) => sizesFor(n, t.sizes).tables)
}

export function briefOf(t: TournamentDoc, person: string | null): TournamentBrief {
  const comes = t.entrants.filter((one) => one.coming === 'yes' && !one.out).length
  const mine = person === null ? undefined : entrantOf(t, person)
  return {
    ...{ id: t.id, club: t.club, ...termsIn(t), status: t.status, comes },
    tables: tablesOf(t, comes),
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
  const none = {
    table,
    key,
    people,
    group: pod.group ?? null,
    scores,
    places,
    moves: 0,
    awaited: [],
    away: [],
    here: [],
  }
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
    analysed: analysedIn(t),
    groups: groupsOf(t),
    ...{ season: t.season ?? 1, previous: t.previous ?? null, next: t.next ?? null },
    score: scoreOf(t),
    deeds: leads ? deedsOf(t) : [],
    may,
  }
}
