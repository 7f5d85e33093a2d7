// What can be told of how somebody plays: ratings with their history, places by game, whom they met, what they achieved.
import { isFlawless, type JudgedRow } from '../../wire/judged.ts'
import { type ShownRating, shownRating } from '../../wire/rating.ts'
import type { OpponentRow } from '../store/meeting.ts'
import type { RatingRow, ResultRow } from '../store/store.ts'

export interface GamePlaces {
  readonly game: string
  readonly matches: number
  readonly wins: number
  /** How often first, second, and so on. */
  readonly places: readonly number[]
}

export interface Achievement {
  readonly id: 'first-win' | 'every-game' | 'in-a-row' | 'company' | 'settled' | 'variants' | 'hundred' | 'flawless'
  readonly got: number
  readonly of: number
}

export interface ProfileFigures {
  readonly matches: number
  readonly wins: number
  readonly ratings: readonly (ShownRating & { readonly game: string; readonly matches: number })[]
  /** After each rated match, the oldest first. */
  readonly history: readonly (Pick<ShownRating, 'points' | 'band'> & { readonly game: string; readonly at: number })[]
  readonly games: readonly GamePlaces[]
  readonly achievements: readonly Achievement[]
}

const MOST_HISTORY = 300

/** How many games the house has and how many variants they have, and how many of those somebody has tried. */
interface Tried {
  readonly games: number
  readonly variants: number
  readonly tried: number
}

/** The longest run of matches won one after the other. */
function longestRun(results: readonly ResultRow[]): number {
  let run = 0
  let longest = 0
  for (const { won } of results) {
    run = won ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function achievementsOf(
  results: readonly ResultRow[],
  ratings: ProfileFigures['ratings'],
  opponents: readonly OpponentRow[],
  { games, variants, tried }: Tried,
  judged: readonly JudgedRow[],
): Achievement[] {
  const wins = results.filter((r) => r.won)
  const counted = (id: Achievement['id'], got: number, of: number): Achievement => ({ id, got: Math.min(got, of), of })
  return [
    counted('first-win', wins.length, 1),
    counted('every-game', new Set(wins.map((r) => r.game)).size, games),
    counted('in-a-row', longestRun(results), 3),
    counted('company', opponents[0]?.matches ?? 0, 10),
    counted('settled', ratings.filter((r) => r.sure === 'settled').length, 1),
    counted('variants', tried, variants),
    counted('hundred', results.length, 100),
    // From the player's own analyses, which nobody verifies: its words say so.
    counted('flawless', judged.filter(isFlawless).length, 1),
  ]
}

/** `results`: newest first, as the store gives them. */
export function figuresOf(
  results: readonly ResultRow[],
  kept: readonly RatingRow[],
  opponents: readonly OpponentRow[],
  tried: Tried,
  judged: readonly JudgedRow[],
): ProfileFigures {
  const ratings = kept
    .filter((r) => !r.game.includes('/'))
    .map((r) => ({ game: r.game, matches: r.matches, ...shownRating(r, r.matches) }))
  const history = results
    .flatMap(({ game, at, after }) => (after === null ? [] : [{ game, at, ...shownRating(after, 0) }]))
    .slice(0, MOST_HISTORY)
    .map(({ game, at, points, band }) => ({ game, at, points, band }))
    .reverse()
  const byGame = Map.groupBy(results, (r) => r.game)
  return {
    matches: results.length,
    wins: results.filter((r) => r.won).length,
    ratings,
    history,
    games: [...byGame]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([game, rows]) => ({
        game,
        matches: rows.length,
        wins: rows.filter((r) => r.won).length,
        places: Array.from({ length: 5 }, (_, i) => rows.filter((r) => r.place === i + 1).length),
      })),
    achievements: achievementsOf(results, ratings, opponents, tried, judged),
  }
}
