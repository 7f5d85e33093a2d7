// Who sits where in the next round: tables of two to five, with the least cost over people who have met, seats had too
// often and points apart. The best there is for up to twelve entrants, a good one for hundreds.
import { mix, rngOf } from '../kernel/random.ts'
import { annealedTables } from './anneal.ts'
import { type Cost, costOfAll, scaleOf } from './cost.ts'
import { EXACT, exactTables } from './exact.ts'
import { type Entrant, type Field, MOST_SEATS, pastOf, type Table } from './field.ts'
import { sizesFor } from './sizes.ts'

export interface Round {
  readonly tables: readonly Table[]
  /** Entrants for whom no table is left: who had the fewest byes, and among those the fewest points. */
  readonly byes: readonly string[]
  readonly cost: Cost
}

/** The same field and the same seed give the same round. The seed decides among equals. */
export function podsOf(field: Field, seed: string): Round {
  const best = checked(field)
  const rng = rngOf(seed)
  const sizes = sizesFor(field.entrants.length, field.sizes)
  const drawn = mix(rng, [...field.entrants])
  const out = new Set(
    [...drawn]
      .sort((a, b) => a.byes - b.byes || a.score - b.score)
      .slice(0, sizes.byes)
      .map((e) => e.id),
  )
  const entrants = drawn.filter((e) => !out.has(e.id)).sort((a, b) => b.score - a.score)
  const ids = entrants.map((e) => e.id)
  const scale = scaleOf(entrants, pastOf(ids, field.played, best), best)
  const tables =
    entrants.length <= EXACT
      ? exactTables(entrants.length, sizes.tables, scale)
      : annealedTables([...entrants.keys()], sizes.tables, scale, rng)
  return {
    tables: inOrder(tables, entrants).map((people) => scale.seated(people).map((i) => ids[i] ?? '')),
    byes: [...out],
    cost: costOfAll(scale, tables),
  }
}

/** The table with the most points is the first one. */
function inOrder(tables: readonly (readonly number[])[], entrants: readonly Entrant[]) {
  const mean = (people: readonly number[]) =>
    people.reduce((sum, i) => sum + (entrants[i]?.score ?? 0), 0) / people.length
  return [...tables].sort((a, b) => mean(b) - mean(a))
}

function checked({ entrants, sizes }: Field): number {
  const [best] = sizes
  if (best === undefined) throw new Error('a tournament allows at least one number of seats')
  const wrong = sizes.find((size) => !Number.isInteger(size) || size < 2 || size > MOST_SEATS)
  if (wrong !== undefined) throw new Error(`a table has two to ${MOST_SEATS} seats, not ${wrong}`)
  if (new Set(entrants.map((e) => e.id)).size !== entrants.length) throw new Error('somebody is entered twice')
  const lost = entrants.find((e) => !Number.isFinite(e.score))
  if (lost !== undefined) throw new Error(`${lost.id} has no score that can be compared`)
  return best
}
