// The rounds of a tournament: prepared, looked at, started, gathered in. Each is a change of the document; tables are laid
// from what it says.
import type { Refusal } from '../../../kernel/words.ts'
import { type Cost, NOTHING, sum } from '../../../pods/cost.ts'
import { meetingRound } from '../../../pods/meeting.ts'
import { podsOf } from '../../../pods/pods.ts'
import { placesOf } from '../../people/ratings.ts'
import { told } from './deeds.ts'
import {
  entrantOf,
  lastRound,
  type Pod,
  playing,
  podAt,
  type Result,
  type Round,
  startedRounds,
  type TournamentChange,
  type TournamentDoc,
  unprepared,
  withRound,
} from './document.ts'
import { exhibitionRefused, exhibitionTables } from './exhibition.ts'
import { groupAt, groupsOf, regrouped } from './groups.ts'
import { standingsOf } from './standings.ts'

/** What chance gives a round: who sits where among equals, its tables' ids, and the shuffle that they share. */
export interface Drawn {
  readonly seed: string
  readonly secret: string
  tableId(): string
  key(): string
}

/** Who plays the next round. In a knock-out these are two of each table of three or more, and whoever had a bye. */
export function playersOf(t: TournamentDoc): readonly string[] {
  const all = playing(t).map((one) => one.person)
  const last = t.list.filter((round) => round.status === 'over').at(-1)
  if (t.format !== 'knockout' || last === undefined) return all
  const through = last.pods.flatMap((pod) => (pod.result === null ? [] : goOn(pod.people, pod.result)))
  return all.filter((person) => last.byes.includes(person) || through.includes(person))
}

/** Two go on, at a table of two one; of equals those with more points, then those who sat later. */
function goOn(people: readonly string[], { scores, winners }: Result): readonly string[] {
  const places = placesOf(scores, winners)
  const seats = people.map((_, seat) => seat)
  const order = seats.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || b - a)
  return order.slice(0, people.length > 2 ? 2 : 1).flatMap((seat) => people[seat] ?? [])
}

/** A knock-out ends with the round that had one table; others with the last of their number. */
export function isLast(t: TournamentDoc): boolean {
  const over = t.list.filter((round) => round.status === 'over')
  if (t.format !== 'knockout') return over.length >= t.rounds
  const last = over.at(-1)
  return last !== undefined && last.pods.length === 1 && last.byes.length === 0
}

/** Draws the next round, or draws it anew; nobody is told anything before it starts. */
export const prepared =
  (drawn: Drawn, by: string): TournamentChange =>
  (t, now) => {
    if (t.status === 'over' || t.status === 'cancelled') return { clause: 'tournament.over' }
    if (lastRound(t)?.status === 'running') return { clause: 'tournament.round-runs' }
    if (isLast(t)) return { clause: 'tournament.last-round' }
    const players = playersOf(t)
    const refused = drawRefused(t, players)
    if (refused !== null) return refused
    const was = t.list.find((round) => round.status === 'prepared') ?? null
    const grouped = t.format === 'league' ? { ...t, groups: groupsOf(t) } : t
    const rest = { ...grouped, list: t.list.filter((round) => round.status !== 'prepared') }
    const round = drawRound(rest, players, drawn)
    const next = { ...rest, list: [...rest.list, round] }
    const number = rest.list.length + 1
    return told(next, now, { by, kind: 'prepare', with: { round: number }, back: { of: 'round', was } })
  }

/** Why no round can be drawn; null where it can. */
function drawRefused(t: TournamentDoc, players: readonly string[]): Refusal | null {
  if (t.exhibition) return exhibitionRefused(t, t.exhibition)
  if (t.format === 'league' && (t.groups ?? []).length === 0) return { clause: 'tournament.no-groups' }
  const least = Math.min(...t.sizes)
  return players.length < least ? { clause: 'tournament.few', with: { least } } : null
}

/** Tables with their seats, who has none, and what that costs. */
interface Seated {
  readonly tables: readonly { readonly people: readonly string[]; readonly group?: number }[]
  readonly byes: readonly string[]
  readonly cost: Cost
}

function drawRound(t: TournamentDoc, players: readonly string[], { seed, secret, tableId, key }: Drawn): Round {
  const { tables, byes, cost } = seated(t, players, seed)
  const pods = tables.map((at): Pod => ({ table: tableId(), key: key(), ...at, result: null }))
  const blank = { status: 'prepared', started: null, ended: null, unsealed: false } as const
  return { ...blank, pods, byes, cost, secret }
}

function seated(t: TournamentDoc, players: readonly string[], seed: string): Seated {
  if (t.exhibition) {
    const tables = exhibitionTables(t, t.exhibition, seed).map((people) => ({ people }))
    return { tables, byes: [], cost: NOTHING }
  }
  if (t.format === 'league') return seatedInGroups(t, players, seed)
  const standing = new Map(standingsOf(t).map((row) => [row.person, t.duplicate ? (row.match ?? 50) : row.points]))
  const score = (id: string) => (t.format === 'knockout' ? 0 : (standing.get(id) ?? 0))
  const entrants = players.map((id) => ({ id, byes: byesOf(t, id), score: score(id) }))
  const { tables, byes, cost } = podsOf({ entrants, played: playedIn(t), sizes: t.sizes }, seed)
  return { tables: tables.map((people) => ({ people })), byes, cost }
}

const byesOf = (t: TournamentDoc, person: string): number =>
  t.list.filter((round) => round.byes.includes(person)).length

const playedIn = (t: TournamentDoc) => t.list.flatMap((round) => round.pods.map((pod) => pod.people))

/** Each group by itself: everybody in it is to meet everybody. */
function seatedInGroups(t: TournamentDoc, players: readonly string[], seed: string): Seated {
  const played = playedIn(t)
  const drawn = groupsOf(t).map(({ people }, group): Seated => {
    const here = people.filter((person) => players.includes(person))
    if (here.length < Math.min(...t.sizes)) return { tables: [], byes: here, cost: NOTHING }
    const entrants = here.map((id) => ({ id, byes: byesOf(t, id), score: 0 }))
    const { tables, byes, cost } = meetingRound({ entrants, played, sizes: t.sizes }, `${seed}/${group}`)
    return { tables: tables.map((at) => ({ people: at, group })), byes, cost }
  })
  return {
    tables: drawn.flatMap((one) => one.tables),
    byes: drawn.flatMap((one) => one.byes),
    cost: drawn.map((one) => one.cost).reduce(sum, NOTHING),
  }
}

/** Two people of a prepared round change places, also between tables. */
export const swapped =
  (one: string, other: string, by: string): TournamentChange =>
  (t, now) => {
    const was = lastRound(t)
    if (was === undefined && t.groups !== undefined) return regrouped(one, other, by)(t, now)
    if (was === undefined || was.status !== 'prepared') return { clause: 'tournament.not-prepared' }
    if (t.exhibition) return { clause: 'tournament.exhibition-seats' }
    const groups = groupsOf(t)
    if (groupAt(groups, one) !== groupAt(groups, other)) return { clause: 'tournament.other-group' }
    const known = (person: string) => was.byes.includes(person) || was.pods.some((pod) => pod.people.includes(person))
    if (one === other || !known(one) || !known(other)) return { clause: 'tournament.no-entrant' }
    const trade = (person: string) => (person === one ? other : person === other ? one : person)
    const pods = was.pods.map((pod) => ({ ...pod, people: pod.people.map(trade) }))
    const next = withRound(t, { ...was, pods, byes: was.byes.map(trade) })
    const name = (person: string) => entrantOf(t, person)?.name ?? ''
    const blanks = { name: name(one), other: name(other) }
    return told(next, now, { by, kind: 'swap', with: blanks, back: { of: 'round', was } })
  }

/** The prepared round begins: from now on its tables are there. What was done before is past. */
export const started =
  (by: string): TournamentChange =>
  (t, now) => {
    if (t.status === 'over' || t.status === 'cancelled') return { clause: 'tournament.over' }
    const round = lastRound(t)
    if (round?.status === 'running') return { clause: 'tournament.round-runs' }
    if (round === undefined || round.status !== 'prepared') return { clause: 'tournament.not-prepared' }
    const next = withRound({ ...t, status: 'running' }, { ...round, status: 'running', started: now })
    return told(next, now, { by, kind: 'start', with: { round: startedRounds(next) }, back: null })
  }

/** Nothing is played at any table of the round that runs, and every clock stands still. */
export const paused =
  (by: string): TournamentChange =>
  (t, now) => {
    const round = lastRound(t)
    if (round?.status !== 'running') return { clause: 'tournament.no-round' }
    if (round.paused !== undefined) return t
    const blanks = { round: startedRounds(t) }
    return told(withRound(t, { ...round, paused: now }), now, { by, kind: 'pause', with: blanks, back: null })
  }

export const resumed =
  (by: string): TournamentChange =>
  (t, now) => {
    const round = lastRound(t)
    if (round?.status !== 'running') return { clause: 'tournament.no-round' }
    if (round.paused === undefined) return t
    const { paused: _, ...on } = round
    return told(withRound(t, on), now, { by, kind: 'resume', with: { round: startedRounds(t) }, back: null })
  }

/** A round that should not have started is called back: its tables end and count for nobody. */
export const recalled =
  (by: string): TournamentChange =>
  (t, now) => {
    const round = lastRound(t)
    if (round?.status !== 'running') return { clause: 'tournament.no-round' }
    const n = startedRounds(t)
    const list = t.list.slice(0, -1)
    const status = list.length === 0 ? 'announced' : t.status
    // Deeds since the start are of tables that are gone.
    const deeds = t.deeds.map((deed) => (deed.started === n ? { ...deed, back: null } : deed))
    const ending = [...t.ending, ...round.pods.map((pod) => pod.table)]
    return told({ ...t, list, status, deeds, ending }, now, { by, kind: 'recall', with: { round: n }, back: null })
  }

/** What has ended at the tables of the round that runs. With the last one the round is over, and perhaps the tournament. */
export const gathered =
  (results: ReadonlyMap<string, Result>): TournamentChange =>
  (t, now) => {
    const round = lastRound(t)
    if (round?.status !== 'running') return t
    const isNews = (table: string, result: Result | null) => result === null && results.has(table)
    if (!round.pods.some((pod) => isNews(pod.table, pod.result))) return t
    const pods = round.pods.map((pod) =>
      isNews(pod.table, pod.result) ? { ...pod, result: results.get(pod.table) ?? null } : pod,
    )
    return ended(withRound(t, { ...round, pods }), now)
  }

function ended(t: TournamentDoc, now: number): TournamentDoc {
  const round = lastRound(t)
  if (round === undefined || round.pods.some((pod) => pod.result === null)) return t
  return withRound(t, { ...round, status: 'over', ended: now })
}

/** The organiser writes down how a table ended, or corrects it: points by seat. */
export const corrected =
  (table: string, scores: readonly number[], by: string): TournamentChange =>
  (before, now) => {
    // Another result makes other standings: a round that was drawn from them is drawn anew.
    const t = unprepared(before)
    const found = podAt(t, table)
    if (found === null) return { clause: 'tournament.no-table' }
    if (t.status !== 'running' || found.round !== lastRound(t)) return { clause: 'tournament.frozen' }
    if (scores.length !== found.pod.people.length || !scores.every(Number.isFinite))
      return { clause: 'tournament.result' }
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []))
    const result: Result = { scores, winners, byHand: true }
    const pods = found.round.pods.map((pod) => (pod === found.pod ? { ...pod, result } : pod))
    // What is still being played there counts no more.
    const ending = found.pod.result === null ? [...t.ending, table] : t.ending
    const next = ended(withRound({ ...t, ending }, { ...found.round, pods }), now)
    const back = { of: 'result', table, was: found.pod.result } as const
    return told(next, now, { by, kind: 'result', with: { table: found.round.pods.indexOf(found.pod) + 1 }, back })
  }

/** All tables of a duplicate round may be looked at now. */
export const unsealed =
  (round: number): TournamentChange =>
  (t) => ({ ...t, list: t.list.map((one, i) => (i === round ? { ...one, unsealed: true } : one)) })

/** No further round: the standings are final. */
export const finished =
  (by: string): TournamentChange =>
  (t, now) => {
    if (t.status !== 'running') return { clause: 'tournament.not-begun' }
    if (lastRound(t)?.status === 'running') return { clause: 'tournament.round-runs' }
    const list = t.list.filter((round) => round.status !== 'prepared')
    return told({ ...t, list, status: 'over' }, now, { by, kind: 'finish', back: null })
  }

/** Called off before it began. */
export const cancelled =
  (by: string): TournamentChange =>
  (t, now) => {
    if (t.status !== 'announced') return { clause: 'tournament.begun' }
    return told({ ...t, status: 'cancelled', list: [] }, now, { by, kind: 'cancel', back: null })
  }
