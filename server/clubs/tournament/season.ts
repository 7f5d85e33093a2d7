// The end of a league's season: who goes up, who goes down, and the season that is made from it.
import type { StandingRow } from '../../../wire/tournament.ts'
import { type Entrant, entrantOf, type TournamentDoc } from './document.ts'
import { groupsOf } from './groups.ts'

/** A row of the standings with its division. */
interface Placed {
  readonly row: StandingRow
  readonly division: number
  /** How many of the group came behind, of those who still play. */
  readonly fromLast: number
  readonly fromFirst: number
}

const better = (a: Placed, b: Placed): number =>
  a.fromFirst - b.fromFirst || b.row.points - a.row.points || b.row.share - a.row.share

const worse = (a: Placed, b: Placed): number =>
  a.fromLast - b.fromLast || a.row.points - b.row.points || a.row.share - b.row.share

/** Those who still play, by group in the order of the standings. */
function placedIn(t: TournamentDoc, rows: readonly StandingRow[]): readonly Placed[] {
  return groupsOf(t).flatMap(({ division }, g) => {
    const here = rows.filter((row) => row.group === g && !row.out)
    return here.map((row, i) => ({ row, division, fromFirst: i, fromLast: here.length - 1 - i }))
  })
}

/**
 * Who changes the division as the standings are: between two divisions as many go up as down, so that both keep their size. Where one
 * has more groups than the other, those who did best, or worst, of the same place.
 */
export function moversOf(t: TournamentDoc, rows: readonly StandingRow[]): ReadonlyMap<string, 'up' | 'down'> {
  const movers = new Map<string, 'up' | 'down'>()
  const { league } = t
  if (league === undefined || league === null || rows.every((row) => row.rounds.length === 0)) return movers
  const placed = placedIn(t, rows)
  const isNear = ({ fromFirst, fromLast }: Placed, from: number) =>
    from < Math.min(league.moves, Math.floor((fromFirst + fromLast + 1) / 2))
  const divisions = 1 + Math.max(-1, ...placed.map((one) => one.division))
  for (let upper = 0; upper + 1 < divisions; upper++) {
    const down = placed.filter((one) => one.division === upper && isNear(one, one.fromLast)).sort(worse)
    const up = placed.filter((one) => one.division === upper + 1 && isNear(one, one.fromFirst)).sort(better)
    const n = Math.min(down.length, up.length)
    for (const { row } of down.slice(0, n)) movers.set(row.person, 'down')
    for (const { row } of up.slice(0, n)) movers.set(row.person, 'up')
  }
  return movers
}

/** Everybody who still plays in the order of the next season: by division, in it who comes from above, who stays, who comes from below. */
export function orderAfter(t: TournamentDoc, rows: readonly StandingRow[]): readonly string[] {
  const movers = moversOf(t, rows)
  const way = ({ row }: Placed) => ({ down: -1, up: 1, stay: 0 })[movers.get(row.person) ?? 'stay']
  return placedIn(t, rows)
    .map((one) => ({ one, division: one.division - way(one) }))
    .toSorted((a, b) => a.division - b.division || way(a.one) - way(b.one) || better(a.one, b.one))
    .map(({ one }) => one.row.person)
}

/** The next season: the same terms, everybody who still belongs to it entered in the order this one left them. */
export function seasonAfter(
  t: TournamentDoc,
  rows: readonly StandingRow[],
  made: { readonly id: string; readonly at: number; readonly now: number; isMember(person: string): boolean },
): TournamentDoc {
  const { id, at, now, isMember } = made
  const { name, note, format, game, options, sizes, rounds, clock, duplicate, club, league } = t
  const entrants = orderAfter(t, rows)
    .flatMap((person): Entrant[] => {
      const one = entrantOf(t, person)
      return one === undefined || one.name === '' || !isMember(person) ? [] : [one]
    })
    .map((one, seed): Entrant => ({ ...one, coming: 'yes', since: now, out: false, seed }))
  return {
    ...{ id, club, name, note, format, game, options, sizes, rounds, clock, at, duplicate },
    ...(league && { league: { ...league, order: 'standing' as const } }),
    ...{ status: 'announced', season: (t.season ?? 1) + 1, previous: t.id },
    ...{ entrants, list: [], deeds: [], ending: [], created: now, updated: now },
  }
}
