// A second, plain way to find the best round of a small field, for comparison: every split, every order of seats.
import { below, mix, rngOf } from '../kernel/random.ts'
import type { Entrant, Field, Table } from './field.ts'
import { sizesFor } from './sizes.ts'

/** The least weight that any round of the field has; who has a bye is given. */
export function everyRound(field: Field, byes: readonly string[]): number {
  const playing = field.entrants.filter((e) => !byes.includes(e.id))
  const known = new Map<string, number>()
  const weightOf = (ids: readonly string[]): number => {
    const key = [...ids].sort().join()
    const weight = known.get(key) ?? Math.min(...orders(ids).map((table) => weightOfTable(field, playing, table)))
    known.set(key, weight)
    return weight
  }
  let least = Number.POSITIVE_INFINITY
  for (const tables of splits(
    playing.map((e) => e.id),
    sizesFor(field.entrants.length, field.sizes).tables,
  ))
    least = Math.min(
      least,
      tables.reduce((sum, t) => sum + weightOf(t), 0),
    )
  return least
}

/** Written from the sentence, not from the code: seats before repeats before small tables before points. */
function weightOfTable({ played, sizes }: Field, playing: readonly Entrant[], table: Table): number {
  const scores = playing.map((e) => e.score)
  const span = Math.max(...scores) - Math.min(...scores) || 1
  const scoreOf = (id: string) => playing.find((e) => e.id === id)?.score ?? 0
  let weight = 0
  for (const [seat, id] of table.entries()) {
    const had = table.map((_, s) => played.filter((t) => t[s] === id).length)
    weight += 1_000_000_000 * ((had[seat] ?? 0) - Math.min(...had)) ** 2
    if (table.length !== sizes[0])
      weight += 1_000 * played.filter((t) => t.includes(id) && t.length !== sizes[0]).length
    for (const other of table.slice(seat + 1)) {
      const met = played.filter((t) => t.includes(id) && t.includes(other)).length
      weight += met === 0 ? 0 : 1_000_000 * (2 * met - 1)
      weight += ((scoreOf(id) - scoreOf(other)) / span) ** 2
    }
  }
  return weight
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((x, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [x, ...rest]))
}

/** Every way to fill tables of these sizes; tables of one size in every order count once. */
function* splits(ids: readonly string[], sizes: readonly number[]): Generator<string[][]> {
  const [first, ...others] = ids
  if (first === undefined) {
    yield []
    return
  }
  for (const size of new Set(sizes)) {
    const at = sizes.indexOf(size)
    for (const mates of subsets(others, size - 1))
      for (const rest of splits(
        others.filter((id) => !mates.includes(id)),
        sizes.toSpliced(at, 1),
      ))
        yield [[first, ...mates], ...rest]
  }
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
