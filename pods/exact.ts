// The best tables of all for a small field: every set of people is split once, at its first person.
import type { Scale } from './cost.ts'

/** Up to here every way to split the field is weighed. */
export const EXACT = 12

interface Split {
  readonly weight: number
  readonly first: readonly number[]
  readonly rest: Split | null
}

export function exactTables(n: number, sizes: readonly number[], scale: Scale): readonly (readonly number[])[] {
  const known = new Map<string, Split | null>()
  const weights = new Map<number, number>()

  const weightOf = (people: readonly number[]): number => {
    const key = people.reduce((mask, i) => mask | (1 << i), 0)
    const had = weights.get(key)
    if (had !== undefined) return had
    const weight = scale.weight(people)
    weights.set(key, weight)
    return weight
  }

  /** The best split of those who are left into tables of these sizes; null when nobody is left. */
  function split(left: readonly number[], open: readonly number[]): Split | null {
    const [first, ...others] = left
    if (first === undefined) return null
    const key = `${left.join()}/${open.join()}`
    const had = known.get(key)
    if (had !== undefined) return had
    let best: Split | null = null
    for (const size of new Set(open)) {
      const at = open.indexOf(size)
      const closed = [...open.slice(0, at), ...open.slice(at + 1)]
      for (const mates of chosen(others, size - 1)) {
        const table = [first, ...mates]
        const rest = split(
          others.filter((i) => !mates.includes(i)),
          closed,
        )
        const weight = weightOf(table) + (rest?.weight ?? 0)
        if (best === null || weight < best.weight) best = { weight, first: table, rest }
      }
    }
    known.set(key, best)
    return best
  }

  const tables: (readonly number[])[] = []
  const everybody = Array.from({ length: n }, (_, i) => i)
  for (let at = split(everybody, sizes); at !== null; at = at.rest) tables.push(at.first)
  return tables
}

/** Every choice of k from a list, in order. */
function* chosen<T>(list: readonly T[], k: number): Generator<readonly T[]> {
  if (k === 0) yield []
  else
    for (let i = 0; i + k <= list.length; i++)
      for (const rest of chosen(list.slice(i + 1), k - 1)) yield [list[i] as T, ...rest]
}
