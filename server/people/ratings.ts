// What a finished match means for those who played it: places, results, and new ratings.
import type { RatingRow, ResultRow, Store } from '../store/store.ts'

/** A match that has ended. `people` are the ids of those who held the seats; null for a computer's seat. */
export interface Finished {
  readonly table: string
  readonly game: string
  readonly at: number
  readonly people: readonly (string | null)[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** The place of each seat: winners share the first, the others follow by score; equals share a place. */
export function placesOf(scores: readonly number[], winners: readonly number[]): number[] {
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0))
  return scores.map((_, seat) => 1 + scores.filter((__, other) => rank(other) > rank(seat)).length)
}

/** What a rating counts for in a list: what the house is sure of, from 0 on. */
export const strengthOf = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number => Math.max(0, mu - 3 * sigma)

/** Whoever has not played yet, as `openskill` sees them. */
export const FRESH = { mu: 25, sigma: 25 / 3 }

/** Writes the results of a match once, and new ratings where two people or more played; false if it was known. */
export async function finishMatch(store: Store, match: Finished): Promise<boolean> {
  const places = placesOf(match.scores, match.winners)
  const results = match.people.flatMap((person, seat): ResultRow[] =>
    person === null
      ? []
      : [
          {
            table: match.table,
            person,
            game: match.game,
            seats: match.people.length,
            seat,
            score: match.scores[seat] ?? 0,
            place: places[seat] ?? 1,
            won: match.winners.includes(seat),
            at: match.at,
          },
        ],
  )
  if (results.length === 0) return false
  // Somebody else's match may end in between, on this node or another: then the ratings are read again.
  for (let tries = 0; tries < 50; tries++) {
    const outcome = await store.people.finish(results, await newRatings(store, results))
    if (outcome !== 'raced') return outcome === 'kept'
  }
  throw new Error(`the ratings of match ${match.table} could not be written`)
}

/** Ratings count where different people met, each in one seat. */
async function newRatings(store: Store, results: readonly ResultRow[]): Promise<RatingRow[]> {
  const there = new Set<string>()
  for (const { person } of results) if ((await store.people.get(person)) !== null) there.add(person)
  const met = results.filter(({ person }) => there.has(person))
  if (met.length < 2 || there.size < met.length) return []
  const before = await Promise.all(met.map(({ person, game }) => store.people.rating(person, game)))
  const teams = before.map((row) => [{ mu: row?.mu ?? FRESH.mu, sigma: row?.sigma ?? FRESH.sigma }])
  // Loaded when the first match ends: a server that stands idle is smaller by some megabytes.
  const { rate } = await import('openskill')
  const after = rate(teams, { rank: met.map(({ place }) => place) })
  return met.map(({ person, game, won }, i) => ({
    person,
    game,
    mu: after[i]?.[0]?.mu ?? FRESH.mu,
    sigma: after[i]?.[0]?.sigma ?? FRESH.sigma,
    matches: (before[i]?.matches ?? 0) + 1,
    wins: (before[i]?.wins ?? 0) + (won ? 1 : 0),
  }))
}
