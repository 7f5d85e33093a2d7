// What changed between two views, as small as it can be said: a move costs a client some hundred bytes, not a state.
// `written.ts` writes differences; here they are read.

/**
 * A whole new value stands in a list of one; an object names the members that changed. In a list that became shorter
 * the member `#` is its new length; in a record a member that is gone is 0. Where a member has itself a single member
 * that changed, both are one name: `hands/0/#`.
 */
export type Difference = readonly [unknown] | { readonly [member: string]: Difference | number }

/** In a list, the member that is its length; between two names, what joins them. */
export const LENGTH = '#'
export const INTO = '/'

type Members = Record<string, unknown>
/** Gives the record or list to change in place of one that is known to others: a copy of it, or itself. */
type Hold = (there: Members) => Members

export const isObject = (x: unknown): x is Members => typeof x === 'object' && x !== null

const copied: Hold = (there) => (Array.isArray(there) ? (there.slice() as unknown as Members) : { ...there })
const itself: Hold = (there) => there

/** `before` with the difference applied; what did not change is shared, and `before` stays as it was. */
export function apply<T>(before: T, d: Difference | null): T {
  return d === null ? before : (changed(before, d, copied) as T)
}

/** The same in place, for whoever never looks back at `before`. */
export function patch<T>(before: T, d: Difference | null): T {
  return d === null ? before : (changed(before, d, itself) as T)
}

function changed(before: unknown, d: Difference, hold: Hold): unknown {
  if (isWhole(d)) return d[0]
  const there = held(before, hold)
  for (const path in d) {
    let inner = there
    let from = 0
    for (let to = path.indexOf(INTO); to >= 0; to = path.indexOf(INTO, from)) {
      const name = path.slice(from, to)
      inner = inner[name] = held(inner[name], hold)
      from = to + 1
    }
    change(inner, path.slice(from), d[path], hold)
  }
  return there
}

function change(there: Members, name: string, d: Difference | number | undefined, hold: Hold): void {
  if (typeof d === 'object') there[name] = changed(there[name], d, hold)
  else if (Array.isArray(there) && name === LENGTH && d !== undefined) there.length = d
  else if (!Array.isArray(there) && d === 0) delete there[name]
  else throw new Error(UNFIT)
}

function held(x: unknown, hold: Hold): Members {
  if (!isObject(x)) throw new Error(UNFIT)
  return hold(x)
}

const isWhole = (d: Difference): d is readonly [unknown] => Array.isArray(d)

const UNFIT = 'a difference that does not fit what it changes'
