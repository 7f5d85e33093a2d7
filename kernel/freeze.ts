/** Freezes plain data to its depths, so that whoever writes to it is found out: tests ask of a frozen state. */
export function deepFreeze<T>(x: T): T {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x)
    for (const value of Object.values(x)) deepFreeze(value)
  }
  return x
}
