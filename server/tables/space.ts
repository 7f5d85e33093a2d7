// Nobody has more tables open than the house allows: where they sit, or which wait with them as the host.
import type { TableStatus } from '../../wire/table.ts'
import type { Answer } from './answer.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

export const MINE: readonly TableStatus[] = ['waiting', 'running']

/** A place that somebody asks for, from before it is looked for until after it was given or refused. */
export interface Place {
  /** The table it is at; null before that is known. */
  table: string | null
  refused: boolean
}

/** Requests in flight cannot all count on the same place: each reckons with those that came before it. */
const asked = new WeakMap<Runtime, Map<string, Set<Place>>>()

function placesOf(runtime: Runtime, person: string): { readonly places: Set<Place>; forget(place: Place): void } {
  const byPerson = asked.get(runtime) ?? new Map<string, Set<Place>>()
  asked.set(runtime, byPerson)
  const places = byPerson.get(person) ?? new Set<Place>()
  byPerson.set(person, places)
  return {
    places,
    forget(place) {
      places.delete(place)
      if (places.size === 0) byPerson.delete(person)
    },
  }
}

/**
 * Does what needs room for one more table, or refuses. `at` is the table it is about, where they may sit already; what lays a
 * new one says which in the place it is given.
 */
export async function withRoom<T>(
  runtime: Runtime,
  { id: person }: Who,
  at: string | null,
  work: (place: Place) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const place: Place = { table: at, refused: false }
  const most = runtime.limits.tables
  if (most === 0) return work(place)
  const { places, forget } = placesOf(runtime, person)
  const before = [...places]
  places.add(place)
  try {
    const open = await runtime.store.tables.list({ person, status: MINE, limit: most + 1 })
    const taken = new Set<string | Place>(open.map(({ id }) => id))
    for (const other of before) if (!other.refused) taken.add(other.table ?? other)
    if (at !== null) taken.delete(at)
    const answer: Answer<T> =
      taken.size < most ? await work(place) : { refusal: { clause: 'tables.too-many', with: { most } } }
    place.refused = 'refusal' in answer
    return answer
  } finally {
    forget(place)
  }
}
