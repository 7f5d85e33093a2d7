// The groups of a league: drawn from those who come, kept as people come late and leave, and changed by the organiser until the
// first round starts.
import { mix, rngOf } from '../../../kernel/random.ts'
import { GROUP, type LeagueTerms } from '../../../wire/tournament.ts'
import { told } from './deeds.ts'
import {
  type Entrant,
  entrantOf,
  type Group,
  playing,
  startedRounds,
  type TournamentChange,
  type TournamentDoc,
  unprepared,
} from './document.ts'

/** What the house knows of how good people are at the game; who is not in it has no rating. */
export type Strengths = ReadonlyMap<string, number>

/** The strongest first; where last season counts, those who were there come first in its order. Equals by lot. */
function ranked(people: readonly Entrant[], { order }: LeagueTerms, strengths: Strengths, seed: string): Entrant[] {
  const place = (one: Entrant) => (order === 'standing' ? (one.seed ?? Number.POSITIVE_INFINITY) : 0)
  const strength = (one: Entrant) => strengths.get(one.person) ?? 0
  const after = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
  return mix(rngOf(seed), [...people]).sort((a, b) => after(place(a), place(b)) || strength(b) - strength(a))
}

/** How many groups so many people make: as near the wished size as can be, none too small to play and none too large. */
export function groupCount(people: number, wished: number, table: number): number {
  const fewest = Math.ceil(people / GROUP.most)
  const most = Math.floor(people / Math.max(GROUP.least, table))
  return Math.max(1, fewest, Math.min(most, Math.round(people / wished)))
}

/** Divisions from the strongest on; within one its people are spread evenly: there and back over its groups. */
export function drawGroups(t: TournamentDoc, league: LeagueTerms, strengths: Strengths, seed: string): Group[] {
  const left = ranked(playing(t), league, strengths, seed).map((one) => one.person)
  const n = left.length
  const count = groupCount(n, league.group, Math.min(...t.sizes))
  const sizes = Array.from({ length: count }, (_, i) => Math.floor(n / count) + (i < n % count ? 1 : 0))
  const width = league.width === 0 ? count : league.width
  const groups: Group[] = []
  for (let first = 0; first < count; first += width) {
    const here = sizes.slice(first, first + width)
    const people = left.splice(
      0,
      here.reduce((a, b) => a + b, 0),
    )
    groups.push(...spread(people, here).map((list) => ({ division: first / width, people: list })))
  }
  return groups
}

function spread(people: readonly string[], sizes: readonly number[]): string[][] {
  const groups: string[][] = sizes.map(() => [])
  const [there, back] = [[...sizes.keys()], [...sizes.keys()].toReversed()]
  const left = [...people]
  for (let pass = 0; left.length > 0; pass++)
    for (const g of pass % 2 === 0 ? there : back) {
      const group = groups[g]
      if (group === undefined || group.length >= (sizes[g] ?? 0)) continue
      const next = left.shift()
      if (next !== undefined) group.push(next)
    }
  return groups
}

/** The groups as they are now: whoever came late is in the smallest of the last division, who took their entry back in none. */
export function groupsOf(t: TournamentDoc): readonly Group[] {
  const kept = (t.groups ?? []).map((group) => ({
    ...{ division: group.division, people: group.people.filter((person) => entrantOf(t, person) !== undefined) },
  }))
  const last = Math.max(...kept.map((group) => group.division))
  const active = new Set(playing(t).map((one) => one.person))
  for (const person of active) {
    if (kept.some((group) => group.people.includes(person))) continue
    const count = (group: Group) => group.people.filter((one) => active.has(one)).length
    const open = kept.filter((group) => group.division === last).toSorted((a, b) => count(a) - count(b))
    open[0]?.people.push(person)
  }
  return kept
}

export const groupAt = (groups: readonly Group[], person: string): number =>
  groups.findIndex((group) => group.people.includes(person))

/** Draws the groups, or draws them anew, until the first round starts. */
export const grouped =
  (strengths: Strengths, seed: string, by: string): TournamentChange =>
  (before, now) => {
    const { league } = before
    if (league === undefined || league === null) return { clause: 'tournament.no-league' }
    if (before.status !== 'announced' || startedRounds(before) > 0) return { clause: 'tournament.begun' }
    const t = unprepared(before)
    const least = Math.max(GROUP.least, Math.min(...t.sizes))
    if (playing(t).length < least) return { clause: 'tournament.few', with: { least } }
    const groups = drawGroups(t, league, strengths, seed)
    const back = { of: 'groups', was: t.groups ?? [] } as const
    return told({ ...t, groups }, now, { by, kind: 'draw-groups', with: { n: groups.length }, back })
  }

/** Two people change their groups, before the first round. */
export const regrouped =
  (one: string, other: string, by: string): TournamentChange =>
  (t, now) => {
    if (startedRounds(t) > 0) return { clause: 'tournament.begun' }
    const groups = groupsOf(t)
    if (one === other || groupAt(groups, one) < 0 || groupAt(groups, other) < 0)
      return { clause: 'tournament.no-entrant' }
    const trade = (person: string) => (person === one ? other : person === other ? one : person)
    const next = groups.map((group) => ({ ...group, people: group.people.map(trade) }))
    const name = (person: string) => entrantOf(t, person)?.name ?? ''
    const back = { of: 'groups', was: t.groups ?? [] } as const
    return told({ ...t, groups: next }, now, {
      ...{ by, kind: 'regroup', with: { name: name(one), other: name(other) }, back },
    })
  }
