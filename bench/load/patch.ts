// Makes a change in place: a client of the load keeps one view, and nobody looks back at an older one.
import type { Difference } from '../../wire/difference.ts'

type Members = Record<string, unknown>

export function patch(before: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0]
  for (const path in change) {
    const d = (change as Readonly<Record<string, Difference | number>>)[path] as Difference | number
    let there = before as Members
    let from = 0
    for (let to = path.indexOf('/'); to >= 0; to = path.indexOf('/', from)) {
      there = there[path.slice(from, to)] as Members
      from = to + 1
    }
    const name = path.slice(from)
    if (typeof d !== 'number') there[name] = patch(there[name], d)
    else if (Array.isArray(there)) there.length = d
    else delete there[name]
  }
  return before
}
