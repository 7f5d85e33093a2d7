// Where everybody stands: points by place, matchpoints in duplicate, ties broken in the open. Only rounds that are over count.
import type { RoundScore, StandingRow } from '../../../wire/tournament.ts'
import { placesOf } from '../../people/ratings.ts'
import type { Entrant, Pod, Round, TournamentDoc } from './document.ts'
import { challengerPoints } from './exhibition.ts'
import { groupsOf } from './groups.ts'
import { lucklessAt, lucklessSum } from './luckless.ts'
import { moversOf } from './season.ts'

/** Ids in order of standing, with what brought them there; in a league group by group. */
export function standingsOf(t: TournamentDoc): readonly StandingRow[] {
  if (t.format !== 'league') return placedAmong(t, t.entrants)
  const rows = groupsOf(t).flatMap(({ people }, group) => {
    const here = t.entrants.filter((one) => people.includes(one.person))
    return placedAmong(t, here).map((row) => ({ ...row, group, met: metIn(t, row.person) }))
  })
  const movers = moversOf(t, rows)
  return rows.map((row) => ({ ...row, goes: movers.get(row.person) ?? null }))
}

/** How many different people somebody has sat with. */
function metIn(t: TournamentDoc, person: string): number {
  const over = t.list.filter((round) => round.status === 'over')
  const tables = over.flatMap((round) => round.pods.filter((pod) => pod.people.includes(person)))
  return new Set(tables.flatMap((pod) => pod.people.filter((other) => other !== person))).size
}

function placedAmong(t: TournamentDoc, entrants: readonly Entrant[]): readonly StandingRow[] {
  const over = t.list.map((round, n) => ({ round, n })).filter(({ round }) => round.status === 'over')
  const played = entrants.filter(
    ({ person, coming, out }) =>
      person !== t.exhibition?.exhibitor &&
      ((coming === 'yes' && !out) || over.some(({ round }) => scoreIn(t, round, 0, person))),
  )
  const rows = played.map((entrant) => {
    const rounds = over.flatMap(({ round, n }) => scoreIn(t, round, n, entrant.person) ?? [])
    return { entrant, rounds, ...summed(t, over, entrant.person, rounds) }
  })
  const reached = (rounds: readonly RoundScore[]) => (t.format === 'knockout' ? rounds.length : 0)
  const order = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    reached(b.rounds) - reached(a.rounds) ||
    (t.format === 'knockout' ? lastPoints(b.rounds) - lastPoints(a.rounds) : 0) ||
    (t.duplicate ? (b.match ?? 0) - (a.match ?? 0) : 0) ||
    b.points - a.points ||
    b.share - a.share
  const sorted = rows.toSorted((a, b) => order(a, b) || (a.entrant.person < b.entrant.person ? -1 : 1))
  const ahead = meetings(over.map(({ round }) => round))
  const standings: StandingRow[] = []
  for (const [from, first] of sorted.entries()) {
    if (standings.length > from) continue
    const equals = sorted.filter((row) => order(row, first) === 0)
    // Two who are equal are told apart by where they met; among three that could go in a circle.
    const [one, other] = equals
    const met = one !== undefined && other !== undefined && equals.length === 2 ? ahead(one, other) : 0
    const told = met > 0 ? equals.toReversed() : equals
    told.forEach(({ entrant, points, share, match, rounds }, i) => {
      const { person, name, out } = entrant
      const place = from + 1 + (met === 0 ? 0 : i)
      const luckless = lucklessSum(rounds)
      const nowhere = { group: null, met: null, goes: null }
      standings.push({ person, name, place, points, share, match, luckless, rounds, out, ...nowhere })
    })
  }
  return standings
}

const lastPoints = (rounds: readonly RoundScore[]): number => rounds.at(-1)?.points ?? 0
const tenth = (x: number): number => Math.round(x * 10) / 10

/** The points of each seat: the first always has the best number, the last 1, whatever the size; equals share. */
export function pointsOf(places: readonly number[], best: number): number[] {
  const size = places.length
  const worth = (place: number) => best - ((place - 1) * (best - 1)) / Math.max(1, size - 1)
  return places.map((place) => {
    const equals = places.filter((other) => other === place).length
    const sum = Array.from({ length: equals }, (_, k) => worth(place + k)).reduce((a, b) => a + b, 0)
    return sum / equals
  })
}

/** What somebody without a table gets: as much as the middle of one. */
const byePoints = (best: number): number => (best + 1) / 2

/** In duplicate: how many of the others at the same seat came behind, equals half; in hundredths of all. */
export function matchpoints(pods: readonly Pod[], pod: Pod, seat: number): number {
  const others = pods.filter((one) => one !== pod && one.people.length === pod.people.length && one.result !== null)
  if (others.length === 0) return 50
  const mine = pod.result?.scores[seat] ?? 0
  const beaten = others.reduce((sum, one) => {
    const theirs = one.result?.scores[seat] ?? 0
    return sum + (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)
  }, 0)
  return (100 * beaten) / others.length
}

function scoreIn(t: TournamentDoc, round: Round, n: number, person: string): RoundScore | null {
  const best = t.sizes[0] ?? 4
  if (round.byes.includes(person)) {
    const bye = { round: n, pod: null, seat: null, place: null, score: null }
    return { ...bye, points: byePoints(best), match: t.duplicate ? 50 : null, luckless: null }
  }
  const pod = round.pods.findIndex((one) => one.people.includes(person))
  const at = round.pods[pod]
  if (at === undefined || at.result === null) return null
  const seat = at.people.indexOf(person)
  const places = placesOf(at.result.scores, at.result.winners)
  return {
    ...{ round: n, pod, seat, place: places[seat] ?? null, score: at.result.scores[seat] ?? null },
    points: t.exhibition ? challengerPoints(at, t.exhibition) : (pointsOf(places, best)[seat] ?? 0),
    match: t.duplicate ? matchpoints(round.pods, at, seat) : null,
    luckless: lucklessAt(at, seat),
  }
}

function summed(
  t: TournamentDoc,
  over: readonly { readonly round: Round }[],
  person: string,
  rounds: readonly RoundScore[],
): { readonly points: number; readonly share: number; readonly match: number | null } {
  const pods = over.flatMap(({ round }) =>
    round.pods.filter((pod) => pod.people.includes(person) && pod.result !== null),
  )
  const own = pods.reduce((sum, pod) => sum + Math.max(0, pod.result?.scores[pod.people.indexOf(person)] ?? 0), 0)
  const all = pods.reduce((sum, pod) => sum + (pod.result?.scores ?? []).reduce((a, b) => a + Math.max(0, b), 0), 0)
  const matched = rounds.flatMap((round) => (round.match === null ? [] : [round.match]))
  return {
    points: tenth(rounds.reduce((sum, round) => sum + round.points, 0)),
    share: all === 0 ? 0 : tenth((100 * own) / all),
    match: !t.duplicate || matched.length === 0 ? null : tenth(matched.reduce((a, b) => a + b, 0) / matched.length),
  }
}

/** Who of two came before the other where they met; 0 where that says nothing. */
function meetings(rounds: readonly Round[]) {
  return (a: { readonly entrant: Entrant }, b: { readonly entrant: Entrant }): number => {
    let ahead = 0
    for (const { pods } of rounds)
      for (const { people, result } of pods) {
        const [i, j] = [people.indexOf(a.entrant.person), people.indexOf(b.entrant.person)]
        if (result === null || i < 0 || j < 0) continue
        const places = placesOf(result.scores, result.winners)
        ahead += Math.sign((places[i] ?? 0) - (places[j] ?? 0))
      }
    return Math.sign(ahead)
  }
}
