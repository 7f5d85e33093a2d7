// Plain data compared member by member: what two states share is not looked into, and no text is made of either.

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null

/** Whether two pieces of plain data are the same; the order of members does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (Array.isArray(b)) return false
  let more = 0
  for (const name in a) {
    if (!(name in b) || !same(a[name], b[name])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}
