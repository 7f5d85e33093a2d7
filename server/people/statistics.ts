// How somebody plays, counted from their finished matches.
import type { ResultRow } from '../store/store.ts'

export interface Tally {
  readonly matches: number
  readonly wins: number
  /** Means over the matches; null before the first. */
  readonly score: number | null
  readonly place: number | null
  readonly best: number | null
}

export interface GameTally extends Tally {
  readonly game: string
  /** The same, apart for each number of seats. */
  readonly bySeats: readonly (Tally & { readonly seats: number })[]
}

export interface Statistics {
  readonly matches: number
  readonly wins: number
  /** Wins in a row, up to the last match. */
  readonly streak: number
  readonly first: number | null
  readonly last: number | null
  readonly games: readonly GameTally[]
}

const mean = (list: readonly number[]): number | null =>
  list.length === 0 ? null : Math.round((list.reduce((sum, n) => sum + n, 0) / list.length) * 100) / 100

function tally(rows: readonly ResultRow[]): Tally {
  return {
    matches: rows.length,
    wins: rows.filter((r) => r.won).length,
    score: mean(rows.map((r) => r.score)),
    place: mean(rows.map((r) => r.place)),
    best: rows.length === 0 ? null : Math.max(...rows.map((r) => r.score)),
  }
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** `results`: newest first, as the store gives them. */
export function statisticsOf(results: readonly ResultRow[]): Statistics {
  const lost = results.findIndex((r) => !r.won)
  return {
    matches: results.length,
    wins: results.filter((r) => r.won).length,
    streak: lost < 0 ? results.length : lost,
    first: results.at(-1)?.at ?? null,
    last: results[0]?.at ?? null,
    games: distinct(results.map((r) => r.game))
      .toSorted()
      .map((game) => {
        const rows = results.filter((r) => r.game === game)
        const sizes = distinct(rows.map((r) => r.seats)).toSorted((a, b) => a - b)
        return {
          game,
          ...tally(rows),
          bySeats: sizes.map((seats) => ({ seats, ...tally(rows.filter((r) => r.seats === seats)) })),
        }
      }),
  }
}
