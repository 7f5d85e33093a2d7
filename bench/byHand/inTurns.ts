// Measures several ways to do one thing in turns, so that a busy machine disturbs all of them alike.

export type Ways = Readonly<Record<string, () => unknown>>

const ROUNDS = 9

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

/** Microseconds of processor (user and system) that each way takes once; the middle of some rounds after a first one. */
export async function inTurns(ways: Ways, times: number): Promise<Map<string, number>> {
  const took = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, way] of Object.entries(ways)) {
      const from = process.cpuUsage()
      for (let i = 0; i < times; i++) await way()
      const { user, system } = process.cpuUsage(from)
      if (round > 0) took.get(name)?.push((user + system) / times)
    }
  return new Map([...took].map(([name, list]) => [name, middle(list)]))
}

/** The same for ways that wait for nothing. */
export function atOnce(ways: Ways, times: number): Promise<Map<string, number>> {
  const many = Object.entries(ways).map(([name, way]) => [
    name,
    () => {
      for (let i = 0; i < times; i++) way()
    },
  ])
  return inTurns(Object.fromEntries(many), 1).then(
    (took) => new Map([...took].map(([name, micros]) => [name, micros / times])),
  )
}

export const micros = (took: ReadonlyMap<string, number>): string =>
  [...took].map(([name, n]) => `${name} ${n.toFixed(2)} µs`).join(', ')

/** A library that may not be installed: null then. */
export async function optional(name: string) {
  try {
    return await import(name)
  } catch {
    return null
  }
}
