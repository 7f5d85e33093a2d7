// Ratings as people expect them: whole numbers around 1500, and a word for how sure they are.

/** As `openskill` keeps them. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** `new`: too few matches for a place on a ladder. */
export type Sureness = 'new' | 'shaping' | 'settled'

export interface ShownRating {
  readonly points: number
  /** Give or take so many points. */
  readonly band: number
  readonly sure: Sureness
}

const MIDDLE = 1500
const FRESH = 25
/** Points of a rating for one of `mu`. */
const SCALE = 24
export const SETTLING = 8
const SETTLED = 80

export const pointsOf = (mu: number): number => Math.round(MIDDLE + (mu - FRESH) * SCALE)

export function shownRating({ mu, sigma }: Skill, matches: number): ShownRating {
  const band = Math.round(sigma * SCALE)
  return { points: pointsOf(mu), band, sure: matches < SETTLING ? 'new' : band <= SETTLED ? 'settled' : 'shaping' }
}

/** What a ladder is ordered by: what the house is sure of. */
export const ladderPoints = ({ mu, sigma }: Skill): number => pointsOf(mu - 3 * sigma)

/** What became of a rating, in a word. */
export type Moved = 'rose' | 'rose-a-little' | 'held' | 'fell-a-little' | 'fell'

export function movedBy(points: number): Moved {
  if (points === 0) return 'held'
  const little = Math.abs(points) < 15
  return points > 0 ? (little ? 'rose-a-little' : 'rose') : little ? 'fell-a-little' : 'fell'
}

/**
 * By seat, the place that the ratings before a match foretold, as near to the place that was reached as they allow: those who were
 * rated alike could come in any order. Null where everybody was.
 */
export function expectedPlaces(
  seats: readonly { readonly seat: number; readonly place: number; readonly before: Skill | null }[],
): ReadonlyMap<number, number | null> {
  const mu = (skill: Skill | null) => skill?.mu ?? 0
  return new Map(
    seats.map(({ seat, place, before }) => {
      const better = seats.filter((other) => mu(other.before) > mu(before)).length
      const alike = seats.filter((other) => mu(other.before) === mu(before)).length
      const nearest = Math.min(better + alike, Math.max(better + 1, place))
      return [seat, alike === seats.length ? null : nearest]
    }),
  )
}
