// How many sit at each table: tables as near the best number as the entrants allow, and as few byes as possible.

export interface Sizes {
  /** The largest table first. */
  readonly tables: readonly number[]
  /** Entrants for whom no table is left. */
  readonly byes: number
}

/** `sizesFor(14, [4, 3])` is 4, 4, 3, 3. */
export function sizesFor(entrants: number, allowed: readonly number[]): Sizes {
  const best = allowed[0]
  if (best === undefined) throw new Error('a tournament allows at least one number of seats')
  const ways = waysUpTo(entrants, allowed, best)
  for (let byes = 0; byes <= entrants; byes++) {
    const way = ways[entrants - byes]
    if (way !== undefined) return { tables: [...way.tables].sort((a, b) => b - a), byes }
  }
  return { tables: [], byes: entrants }
}

interface Way {
  readonly tables: readonly number[]
  /** How far the tables are from the best number, squared and summed: two tables of 3 rather than one of 2 and one of 4. */
  readonly off: number
}

/** For every number of people the best way to seat exactly so many, or nothing. */
function waysUpTo(people: number, allowed: readonly number[], best: number): readonly (Way | undefined)[] {
  const ways: (Way | undefined)[] = [{ tables: [], off: 0 }]
  for (let n = 1; n <= people; n++) {
    let found: Way | undefined
    for (const size of allowed) {
      const rest = size <= n ? ways[n - size] : undefined
      if (rest === undefined) continue
      const off = rest.off + (size - best) ** 2
      if (found === undefined || off < found.off) found = { tables: [...rest.tables, size], off }
    }
    ways[n] = found
  }
  return ways
}
