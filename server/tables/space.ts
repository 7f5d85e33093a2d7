// Nobody has more tables open than the house allows: where they sit, or which wait with them as the host.
import type { TableStatus } from '../../wire/table.ts'
import type { Answer } from './answer.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

export const MINE: readonly TableStatus[] = ['waiting', 'running']

/** Places of each person that are asked for and not given yet: requests in flight cannot all count on the same one. */
const asked = new WeakMap<Runtime, Map<string, number>>()

function askedAt(runtime: Runtime): Map<string, number> {
  const known = asked.get(runtime) ?? new Map<string, number>()
  asked.set(runtime, known)
  return known
}

/**
 * Does what needs room for one more table, or refuses. `at` is the table it is about, where they may sit already. Near the
 * limit a request in flight may count twice, as asked for and as given; there are never more tables than allowed on a node.
 */
export async function withRoom<T>(
  runtime: Runtime,
  { id: person }: Who,
  at: string | null,
  work: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const most = runtime.limits.tables
  if (most === 0) return work()
  const places = askedAt(runtime)
  const before = places.get(person) ?? 0
  places.set(person, before + 1)
  try {
    const open = await runtime.store.tables.list({ person, status: MINE, limit: most + 1 })
    const others = open.filter(({ id }) => id !== at).length
    return others + before < most ? await work() : { refusal: { clause: 'tables.too-many', with: { most } } }
  } finally {
    const left = (places.get(person) ?? 1) - 1
    if (left > 0) places.set(person, left)
    else places.delete(person)
  }
}
