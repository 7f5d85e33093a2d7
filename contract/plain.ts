// Plain data: what a state must be made of.

/**
 * Where a value is not plain JSON (no undefined, no NaN, no class, Map, Set, Date), or null. A list that begins with a
 * number or a name holds no objects: copies are made quickly.
 */
export function notPlain(x: unknown, at = 'state'): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? null : `${at} is ${x}`
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const bad = notPlain(x[i], `${at}[${i}]`)
      if (bad) return bad
      if (isObject(x[i]) && !isObject(x[0]) && x[0] !== null) return `${at} begins with ${x[0]} and holds objects`
    }
    return null
  }
  if (typeof x !== 'object') return `${at} is ${typeof x}`
  if (Object.getPrototypeOf(x) !== Object.prototype) return `${at} is no plain object`
  for (const [key, value] of Object.entries(x)) {
    const bad = notPlain(value, `${at}.${key}`)
    if (bad) return bad
  }
  return null
}

const isObject = (x: unknown) => typeof x === 'object' && x !== null
