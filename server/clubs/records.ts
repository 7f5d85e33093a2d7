// The records of a club: the best that was ever reached at the tables of its tournaments. Only rounds that are over count, so that
// nothing of a sealed table is told.
import type { ClubRecords, GameRecords, RecordHolder } from '../../wire/club.ts'
import { placesOf } from '../people/ratings.ts'
import type { TournamentDoc } from './tournament/document.ts'
import { standingsOf } from './tournament/standings.ts'

/** One seat at one table that has ended. */
interface Played {
  readonly person: string
  readonly name: string
  readonly score: number
  readonly won: boolean
  /** Before the second, where it won alone. */
  readonly ahead: number
  readonly seats: number
  readonly at: number
}

function playedIn(t: TournamentDoc): Played[] {
  const nameOf = (person: string) => t.entrants.find((one) => one.person === person)?.name ?? ''
  return t.list
    .filter((round) => round.status === 'over')
    .flatMap((round) =>
      round.pods.flatMap(({ people, result }) => {
        if (result === null) return []
        const places = placesOf(result.scores, result.winners)
        const best = result.scores.toSorted((a, b) => b - a)
        return people.map((person, seat) => {
          const score = result.scores[seat] ?? 0
          const won = places[seat] === 1
          const ahead = won && result.winners.length === 1 ? score - (best[1] ?? score) : 0
          return { person, name: nameOf(person), score, won, ahead, seats: people.length, at: round.ended ?? 0 }
        })
      }),
    )
}

/** Whoever has most; of equals who had it first. People who have left the house hold none. */
function most(list: readonly Played[], value: (one: Played) => number): RecordHolder | null {
  const known = list.filter((one) => one.name !== '' && value(one) > 0)
  const [first] = known.toSorted((a, b) => value(b) - value(a) || a.at - b.at)
  if (first === undefined) return null
  return { person: first.person, name: first.name, value: value(first), at: first.at }
}

/** Who has something most often, with the time of the last. */
function oftenest(list: readonly Played[]): RecordHolder | null {
  const counts = [...Map.groupBy(list, (one) => one.person).values()].map((all) => ({
    ...{ person: all[0]?.person ?? '', name: all.at(-1)?.name ?? '', value: all.length },
    at: Math.max(...all.map((one) => one.at)),
  }))
  return counts.filter((one) => one.name !== '').toSorted((a, b) => b.value - a.value || a.at - b.at)[0] ?? null
}

const recordsIn = (game: string, list: readonly Played[]): GameRecords => ({
  game,
  tables: list.reduce((sum, { seats }) => sum + 1 / seats, 0),
  highest: [2, 3, 4, 5].flatMap((seats) => {
    const best = most(
      list.filter((one) => one.seats === seats),
      (one) => one.score,
    )
    return best === null ? [] : [{ seats, ...best }]
  }),
  widest: most(list, (one) => one.ahead),
  wins: oftenest(list.filter((one) => one.won)),
})

export function recordsOf(tournaments: readonly TournamentDoc[]): ClubRecords {
  const ended = tournaments.filter((t) => t.status === 'over')
  // Of a league those who won a group of its first division; of an exhibition nobody.
  const isFirst = (t: TournamentDoc, group: number | null) => group === null || t.groups?.[group]?.division === 0
  const crowned = ended.flatMap((t) =>
    standingsOf(t)
      .filter((row) => row.place === 1 && row.rounds.length > 0 && !t.exhibition && isFirst(t, row.group))
      .map((row) => ({ person: row.person, name: row.name, at: t.at })),
  )
  const titles = [...Map.groupBy(crowned, (one) => one.person).values()]
    .map((all) => ({
      ...{ person: all[0]?.person ?? '', name: all.at(-1)?.name ?? '', value: all.length },
      at: Math.max(...all.map((one) => one.at)),
    }))
    .filter((one) => one.name !== '')
    .toSorted((a, b) => b.value - a.value || a.at - b.at)
  const byGame = Map.groupBy(tournaments, (t) => t.game)
  return {
    tournaments: ended.length,
    titles: titles.slice(0, 10),
    games: [...byGame]
      .map(([game, list]) => recordsIn(game, list.flatMap(playedIn)))
      .filter((one) => one.tables > 0)
      .map((one) => ({ ...one, tables: Math.round(one.tables) }))
      .toSorted((a, b) => b.tables - a.tables),
  }
}
