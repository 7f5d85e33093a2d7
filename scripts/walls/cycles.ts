// Groups of files that import each other in a circle (Tarjan's strongly connected components).
import type { Imports } from './imports.ts'

interface Place {
  readonly index: number
  low: number
  onStack: boolean
}

/** Every circle as the shortest way round it, from its first file back to the same. */
export function cyclesIn(imports: Imports): string[][] {
  return knotsIn(imports).map((knot) => wayRound(imports, knot))
}

function knotsIn(imports: Imports): string[][] {
  const places = new Map<string, Place>()
  const stack: string[] = []
  const knots: string[][] = []

  function visit(file: string): Place {
    const place: Place = { index: places.size, low: places.size, onStack: true }
    places.set(file, place)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      const seen = places.get(next)
      if (seen === undefined) place.low = Math.min(place.low, visit(next).low)
      else if (seen.onStack) place.low = Math.min(place.low, seen.index)
    }
    if (place.low === place.index) {
      const knot = stack.splice(stack.indexOf(file))
      for (const member of knot) {
        const at = places.get(member)
        if (at !== undefined) at.onStack = false
      }
      if (knot.length > 1) knots.push(knot.sort())
    }
    return place
  }

  for (const file of [...imports.keys()].sort()) if (!places.has(file)) visit(file)
  return knots
}

/** Breadth first within the knot, so that the way is a short one. */
function wayRound(imports: Imports, knot: readonly string[]): string[] {
  const [start = ''] = knot
  const inKnot = new Set(knot)
  let ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (;;) {
    const longer: string[][] = []
    for (const way of ways)
      for (const next of imports.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, start]
        if (!inKnot.has(next) || seen.has(next)) continue
        seen.add(next)
        longer.push([...way, next])
      }
    ways = longer
  }
}
