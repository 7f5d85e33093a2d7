// What a finished match means for those who played it: places, results, and new ratings.
import type { rate as Rate } from 'openskill'
import { FRESH } from '../store/rows.ts'
import { countKey, type KeptRatings, type NewResult, type RatingRow, type Store } from '../store/store.ts'

/** A match that has ended. `people` are the ids of those who held the seats; null for a computer's seat. */
export interface Finished {
  readonly table: string
  readonly game: string
  readonly at: number
  readonly people: readonly (string | null)[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly rated: boolean
  /** The table was open to all. */
  readonly open: boolean
}

/** The place of each seat: winners share the first, the others follow by score; equals share a place. */
export function placesOf(scores: readonly number[], winners: readonly number[]): number[] {
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0))
  return scores.map((_, seat) => 1 + scores.filter((__, other) => rank(other) > rank(seat)).length)
}

/** What a rating counts for in a list: what the house is sure of, from 0 on. */
export const strengthOf = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number => Math.max(0, mu - 3 * sigma)

/** Writes the results of a match once, and new ratings where two people or more played; false if it was known. */
export async function finishMatch(store: Store, match: Finished): Promise<boolean> {
  const places = placesOf(match.scores, match.winners)
  const results = match.people.flatMap((person, seat): NewResult[] =>
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
            open: match.open,
          },
        ],
  )
  if (results.length === 0) return false
  // Loaded when the first match ends: a server that stands idle is smaller by some megabytes.
  const { rate } = await import('openskill')
  const counts = ({ game, seats }: NewResult) => countKey(game, seats)
  const rated = (kept: KeptRatings, byCount: KeptRatings) => [
    ...newRatings(rate, results, kept, ({ game }) => game),
    ...newRatings(rate, results, byCount, counts),
  ]
  return (await store.people.finish(results, match.rated ? rated : () => [])) === 'kept'
}

/** Ratings count where different people met, each in one seat. */
function newRatings(
  rate: typeof Rate,
  results: readonly NewResult[],
  kept: KeptRatings,
  keyOf: (result: NewResult) => string,
): RatingRow[] {
  const met = results.filter(({ person }) => kept.has(person))
  if (met.length < 2 || kept.size < met.length) return []
  const before = met.map(({ person }) => kept.get(person) ?? { ...FRESH, matches: 0, wins: 0 })
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: met.map(({ place }) => place) },
  )
  return met.map((result, i) => {
    const { person, won } = result
    const { matches, wins } = before[i] ?? { matches: 0, wins: 0 }
    const { mu, sigma } = after[i]?.[0] ?? FRESH
    return { person, game: keyOf(result), mu, sigma, matches: matches + 1, wins: wins + (won ? 1 : 0) }
  })
}
