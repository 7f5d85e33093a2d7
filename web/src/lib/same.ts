// What has not changed is not drawn again: plain data compared, and its old parts kept.

/** Whether two plain data say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const x = a as Record<string, unknown>
  const y = b as Record<string, unknown>
  let parts = 0
  for (const k in x) {
    if (!same(x[k], y[k]) || !(k in y)) return false
    parts++
  }
  for (const _ in y) parts--
  return parts === 0
}

/** What is now, by way of what was: where they say the same, it is what was, so that whoever draws it sees nothing new. */
export function kept<T>(was: T | undefined, now: T): T {
  return was !== undefined && same(was, now) ? was : now
}

/** A list, each of its things by way of the one before that has its key; the list itself where all of them are. */
export function keptBy<T>(was: readonly T[], now: readonly T[], key: (thing: T) => unknown): readonly T[] {
  const old = new Map(was.map((thing) => [key(thing), thing]))
  const list = now.map((thing) => kept(old.get(key(thing)), thing))
  return list.length === was.length && list.every((thing, i) => thing === was[i]) ? was : list
}
