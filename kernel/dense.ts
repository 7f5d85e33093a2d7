// Lists without holes. What `map`, `flat` and `filter` give is kept by the engine underneath as a list that may have holes,
// even where none are, and a place in the code that once wrote to such a list makes every other list one that it writes to.
import { each } from './lists.ts'

/** The same plain data, to its depths, with lists of the quickest kind; what is shared stays shared. `dense(boxOf(sheet))` */
export function dense<T>(data: T): T {
  return copyOf(data, new Map()) as T
}

function copyOf(x: unknown, known: Map<object, unknown>): unknown {
  if (typeof x !== 'object' || x === null) return x
  const before = known.get(x)
  if (before !== undefined) return before
  const copy = Array.isArray(x) ? listOf(x, known) : isRecord(x) ? recordOf(x, known) : x
  known.set(x, copy)
  return copy
}

const listOf = (list: readonly unknown[], known: Map<object, unknown>): unknown[] =>
  each(list.length, (i) => copyOf(list[i], known))

/** A copy keeps the shape of the record, which is what makes reading it quick. */
function recordOf(record: object, known: Map<object, unknown>): object {
  const copy: Record<string, unknown> = { ...record }
  for (const name of Object.keys(copy)) copy[name] = copyOf(copy[name], known)
  return copy
}

const isRecord = (x: object): boolean => Object.getPrototypeOf(x) === Object.prototype
