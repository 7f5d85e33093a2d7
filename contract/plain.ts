// Plain data: what a state must be made of.

/**
 * Where a value is not plain JSON (no undefined, no NaN, no class, Map, Set, Date), or null. A list that begins with a
 * number or a name holds no objects: copies are made quickly.
 */
export const notPlain = (x: unknown, at = 'state'): string | null => (isPlain(x) ? null : whereNot(x, at))

/** Most states are plain, and then nobody needs to know where they are not. */
function isPlain(x: unknown): boolean {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0)
  if (!isObject(x)) return false
  if (Array.isArray(x)) return isPlainList(x)
  if (Object.getPrototypeOf(x) !== Object.prototype) return false
  for (const name in x) if (!isPlain(x[name])) return false
  return true
}

function isPlainList(list: readonly unknown[]): boolean {
  const holdsObjects = list[0] === null || isObject(list[0])
  for (let i = 0; i < list.length; i++) if (!isPlain(list[i]) || (!holdsObjects && isObject(list[i]))) return false
  return true
}

function whereNot(x: unknown, at: string): string | null {
  if (typeof x === 'number') return isPlain(x) ? null : `${at} is ${x}`
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const bad = whereNot(x[i], `${at}[${i}]`)
      if (bad) return bad
      if (isObject(x[i]) && !isObject(x[0]) && x[0] !== null) return `${at} begins with ${x[0]} and holds objects`
    }
    return null
  }
  if (!isObject(x)) return isPlain(x) ? null : `${at} is ${typeof x}`
  if (Object.getPrototypeOf(x) !== Object.prototype) return `${at} is no plain object`
  for (const [name, value] of Object.entries(x)) {
    const bad = whereNot(value, `${at}.${name}`)
    if (bad) return bad
  }
  return null
}

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null
