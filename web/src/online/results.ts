// What a finished match changed in the ratings, fetched once it is over.
import {
  expectedPlaces,
  type Moved,
  movedBy,
  pointsOf,
  type ShownRating,
  type Skill,
  shownRating,
} from '../../../wire/rating.ts'
import { ask } from './api.ts'

/** GET /api/tables/:id/result. */
interface Reply {
  readonly rated: boolean
  readonly seats: readonly {
    readonly seat: number
    readonly person: string
    readonly place: number
    readonly before: Skill | null
    readonly after: Skill | null
    readonly matches: number
  }[]
}

export interface Change {
  readonly person: string
  readonly before: number
  readonly after: ShownRating
  readonly by: number
  readonly moved: Moved
  readonly place: number
  /** The place that the ratings before the match foretold; null where they foretold none. */
  readonly expected: number | null
  readonly matches: number
}

const AGAIN_MS = 1500
const TRIES = 6

/** By seat; null where nothing was rated. */
export async function fetchResult(table: string, query: string): Promise<ReadonlyMap<number, Change> | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await ask<Reply>('GET', `tables/${table}/result${query}`)
    // The results are written a moment after the last choice.
    if (!('value' in answer) || answer.value.seats.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      continue
    }
    const { rated, seats } = answer.value
    if (!rated) return null
    const expected = expectedPlaces(seats)
    return new Map(
      seats.flatMap(({ seat, person, place, before, after, matches }) => {
        if (before === null || after === null) return []
        const was = pointsOf(before.mu)
        const now = shownRating(after, matches)
        const by = now.points - was
        const foretold = expected.get(seat) ?? null
        return [
          [
            seat,
            { person, before: was, after: now, by, moved: movedBy(by), matches, place, expected: foretold },
          ] as const,
        ]
      }),
    )
  }
  return null
}
