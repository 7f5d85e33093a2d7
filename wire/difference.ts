// What changed between two views, as small as it can be said: a move costs a client some hundred bytes, not a state.

/**
 * A whole new value stands in a list of one; an object names the members that changed. In a list that became shorter
 * the member `#` is its new length; in a record a member that is gone is 0. Where a member has itself a single member
 * that changed, both are one name: `hands/0/#`.
 */
export type Difference = readonly [unknown] | { readonly [member: string]: Difference | number }

const LENGTH = '#'
const INTO = '/'

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null

/** The difference that turns `before` into `after`, or null where nothing changed. Both are plain data. */
export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null
  if (!isObject(before) || !isObject(after)) return [after]
  if (Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(after) ? ofLists(before as unknown as unknown[], after) : ofRecords(before, after)
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  let found: Record<string, Difference | number> | null = null
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    const d = i < before.length ? difference(before[i], after[i]) : ([after[i]] as const)
    if (d === null) continue
    found ??= {}
    put(found, `${i}`, d)
    changed++
  }
  // A short list that changed in most places is said faster as a whole.
  if (changed > 1 && changed * 2 > after.length && after.every((x) => !isObject(x))) return [after]
  // A list that grew is as long as its new members say.
  if (before.length > after.length) {
    found ??= {}
    found[LENGTH] = after.length
  }
  return found
}

function ofRecords(before: Record<string, unknown>, after: Record<string, unknown>): Difference | null {
  let found: Record<string, Difference | number> | null = null
  for (const key in after) {
    // A name that looks like several is never named: what holds it is said as a whole.
    if (key.includes(INTO)) return same(before, after) ? null : [after]
    const d = key in before ? difference(before[key], after[key]) : ([after[key]] as const)
    if (d === null) continue
    found ??= {}
    put(found, key, d)
  }
  for (const key in before) {
    if (key in after) continue
    if (key.includes(INTO)) return [after]
    found ??= {}
    found[key] = 0
  }
  return found
}

/** Names a member that changed, together with its own single member if it has but one. */
function put(found: Record<string, Difference | number>, key: string, d: Difference): void {
  if (!Array.isArray(d)) {
    const members = d as Readonly<Record<string, Difference | number>>
    let only: string | null = null
    for (const name in members) {
      if (only !== null) {
        only = null
        break
      }
      only = name
    }
    if (only !== null) {
      found[key + INTO + only] = members[only] as Difference | number
      return
    }
  }
  found[key] = d
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** `before` with the difference applied; what did not change is shared, and `before` stays as it was. */
export function apply<T>(before: T, d: Difference | null): T {
  return d === null ? before : (applied(before, d) as T)
}

function applied(before: unknown, d: Difference): unknown {
  if (Array.isArray(d)) return d[0]
  const members = d as Readonly<Record<string, Difference | number>>
  if (!isObject(before)) throw new Error('a difference that does not fit what it changes')
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice(0, (members[LENGTH] as number | undefined) ?? before.length)
    for (const key in members) {
      if (key === LENGTH) continue
      const at = key.indexOf(INTO)
      const i = Number(at < 0 ? key : key.slice(0, at))
      list[i] = within(list[i], at < 0 ? '' : key.slice(at + 1), members[key])
    }
    return list
  }
  const record: Record<string, unknown> = { ...before }
  for (const key in members) {
    const at = key.indexOf(INTO)
    if (at >= 0) record[key.slice(0, at)] = within(record[key.slice(0, at)], key.slice(at + 1), members[key])
    else if (members[key] === 0) delete record[key]
    else record[key] = within(record[key], '', members[key])
  }
  return record
}

/** A member, changed as a whole or at the place that the rest of its name leads to. */
function within(before: unknown, rest: string, d: Difference | number | undefined): unknown {
  if (rest !== '') return applied(before, { [rest]: d as Difference })
  if (typeof d !== 'object') throw new Error('a difference that does not fit what it changes')
  return applied(before, d)
}
