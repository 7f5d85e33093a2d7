// A second, plain way to find the best round of a small field, for comparison: every split, every order of seats. A split is
// left as soon as its tables so far weigh as much as the best one found: no table weighs less than nothing.
import { below, mix, rngOf } from '../kernel/random.ts'
import type { Entrant, Field, Table } from './field.ts'
import { sizesFor } from './sizes.ts'

/** The least weight that any round of the field has; who has a bye is given. */
export function everyRound(field: Field, byes: readonly string[]): number {
  const playing = field.entrants.filter((e) => !byes.includes(e.id))
  const scales = new Map([...new Set(field.sizes)].map((size) => [size, ordersWeighed(field, playing, size)] as const))
  const known = new Map<string, number>()
  const weightOf = (ids: readonly string[]): number => {
    const key = ids.join()
    const weight = known.get(key) ?? scales.get(ids.length)?.(ids) ?? 0
    known.set(key, weight)
    return weight
  }
  let least = Number.POSITIVE_INFINITY
  /** The first of those who are left sits with every choice of others at a table of every size that is left. */
  const fill = (ids: readonly string[], sizes: readonly number[], soFar: number): void => {
    const [first, ...others] = ids
    if (first === undefined) least = soFar
    else
      for (const size of new Set(sizes)) {
        const left = sizes.toSpliced(sizes.indexOf(size), 1)
        for (const mates of subsets(others, size - 1)) {
          const weight = soFar + weightOf([first, ...mates])
          if (weight >= least) continue
          fill(
            others.filter((id) => !mates.includes(id)),
            left,
            weight,
          )
        }
      }
  }
  fill(
    playing.map((e) => e.id),
    sizesFor(field.entrants.length, field.sizes).tables,
    0,
  )
  return least
}

/**
 * What people weigh at one table in the best of all orders of seats. Written from the sentence, not from the code: seats
 * before repeats before small tables before points.
 */
function ordersWeighed({ played, sizes }: Field, playing: readonly Entrant[], seats: number) {
  const scores = playing.map((e) => e.score)
  const span = Math.max(...scores) - Math.min(...scores) || 1
  const each = new Map(
    playing.map(({ id, score }) => {
      const mine = played.filter((t) => t.includes(id))
      const had = Array.from({ length: seats }, (_, s) => mine.filter((t) => t[s] === id).length)
      const small = seats === sizes[0] ? 0 : mine.filter((t) => t.length !== sizes[0]).length
      const met = new Map(playing.map((e) => [e.id, mine.filter((t) => t.includes(e.id)).length]))
      return [id, { score, had, fewest: Math.min(...had), small, met }]
    }),
  )
  const all = orders(Array.from({ length: seats }, (_, s) => s))
  return (ids: readonly string[]): number => {
    const people = ids.flatMap((id) => each.get(id) ?? [])
    let whatever = 0
    for (const [i, one] of people.entries()) {
      whatever += 1_000 * one.small
      for (const [k, other] of people.entries()) {
        if (k <= i) continue
        const met = one.met.get(ids[k] ?? '') ?? 0
        whatever += met === 0 ? 0 : 1_000_000 * (2 * met - 1)
        whatever += ((one.score - other.score) / span) ** 2
      }
    }
    const uneven = all.map((order) =>
      people.reduce((sum, { had, fewest }, i) => sum + ((had[order[i] ?? 0] ?? 0) - fewest) ** 2, 0),
    )
    return whatever + 1_000_000_000 * Math.min(...uneven)
  }
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((x, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [x, ...rest]))
}

function subsets<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return list.flatMap((x, i) => subsets(list.slice(i + 1), k - 1).map((rest) => [x, ...rest]))
}

/** A field with a made-up past: some rounds at random tables, random points. */
export function randomField(n: number, seed: string): Field {
  const rng = rngOf(seed)
  const ids = Array.from({ length: n }, (_, i) => `p${i}`)
  const sizes = mix(rng, [2, 3, 4, 5]).slice(0, 1 + below(rng, 3))
  const played: Table[] = []
  for (let round = below(rng, 6); round > 0; round--) {
    const people = mix(rng, [...ids])
    for (const size of sizesFor(n, sizes).tables) played.push(people.splice(0, size))
  }
  return {
    entrants: ids.map((id) => ({ id, score: below(rng, 10), byes: below(rng, 2) })),
    played,
    sizes,
  }
}
