// What has not changed is not drawn again: plain data compared, and its old parts kept.

/** What is written as `{ … }`: neither a list nor a thing of some class. */
const isPlain = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && Object.getPrototypeOf(x) === Object.prototype

function keptList(was: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const list = now.map((part, i) => kept(was[i], part))
  return list.length === was.length && list.every((part, i) => part === was[i]) ? was : list
}

function keptParts(
  was: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  let still = true
  let more = 0
  for (const k in now) {
    const part = kept(was[k], now[k])
    parts[k] = part
    if (part !== was[k] || !(k in was)) still = false
    more++
  }
  for (const _ in was) more--
  return still && more === 0 ? was : parts
}

/**
 * What is now, by way of what was: whatever of it says the same as before, whole or in parts, is what was, so that whoever
 * draws it sees nothing new.
 */
export function kept<T>(was: T | undefined, now: T): T
export function kept(was: unknown, now: unknown): unknown {
  if (was === now) return was
  if (Array.isArray(now)) return Array.isArray(was) ? keptList(was, now) : now
  return isPlain(was) && isPlain(now) ? keptParts(was, now) : now
}

/** A list, each of its things by way of the one before that has its key; the list itself where all of them are. */
export function keptBy<T>(was: readonly T[], now: readonly T[], key: (thing: T) => unknown): readonly T[] {
  const old = new Map(was.map((thing) => [key(thing), thing]))
  const list = now.map((thing) => kept(old.get(key(thing)), thing))
  return list.length === was.length && list.every((thing, i) => thing === was[i]) ? was : list
}
