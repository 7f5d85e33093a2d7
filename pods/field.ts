// The field of a round: who plays, with how many points, and what has been played before. Pure data in, numbers out.

export interface Entrant {
  readonly id: string
  /** Points so far, by whatever the tournament counts. */
  readonly score: number
  /** Rounds in which no table was left for this entrant. */
  readonly byes: number
}

/** Ids in the order of the seats: the first is the first to play. */
export type Table = readonly string[]

export interface Field {
  readonly entrants: readonly Entrant[]
  /** Every table of the rounds before, of entrants that stayed and of those that left. */
  readonly played: readonly Table[]
  /** How many may sit at a table, the best number first. */
  readonly sizes: readonly number[]
}

export const MOST_SEATS = 5

/** What the tables of before say about entrants, by their place in a list. */
export interface Past {
  /** How often the entrants at i and j sat together: `met[i * n + j]`. */
  readonly met: Uint16Array
  /** How often the entrant at i had the seat s: `sat[i * MOST_SEATS + s]`. */
  readonly sat: Uint16Array
  /** How often the entrant at i sat at a table of another number than the best. */
  readonly odd: Uint16Array
}

export function pastOf(ids: readonly string[], played: readonly Table[], best: number): Past {
  const n = ids.length
  const placeOf = new Map(ids.map((id, i) => [id, i]))
  const past: Past = {
    met: new Uint16Array(n * n),
    sat: new Uint16Array(n * MOST_SEATS),
    odd: new Uint16Array(n),
  }
  for (const table of played) {
    const places = table.map((id) => placeOf.get(id))
    places.forEach((i, seat) => {
      if (i === undefined) return
      count(past.sat, i * MOST_SEATS + seat)
      if (table.length !== best) count(past.odd, i)
      for (const j of places) if (j !== undefined && j !== i) count(past.met, i * n + j)
    })
  }
  return past
}

const count = (counts: Uint16Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}
