// Lists by seat, by kind, by slot: plain JSON arrays whose every index is known to be there.

/** One value for each seat of the table. */
export type BySeat<T> = T[]

/**
 * One value for each of some kinds, in the order of a list of names:
 * `type Stock = ByKind<typeof MATERIALS, number>`.
 */
export type ByKind<K extends readonly string[], T> = T[] & { readonly kinds?: K }

/** The value at an index that exists: `at(s.gold, seat)`. An index that does not is a mistake in a rule, and says so. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) missing(list, index)
  return value
}

/** Apart, so that `at` stays small enough to be inlined everywhere. */
function missing(list: readonly unknown[], index: number): never {
  throw new RangeError(`no index ${index} in a list of ${list.length}`)
}

/** The last value of a list that is not empty: the top of a pile. `top(s.deck)` */
export function top<T>(list: readonly T[]): T {
  return at(list, list.length - 1)
}

/** Takes the last value off a list that is not empty. `const card = draw(s.deck)` */
export function draw<T>(list: T[]): T {
  const value = list.pop()
  if (value === undefined) throw new RangeError('nothing left in a list')
  return value
}

/** `add(s.wood, seat, 2)`; less with a negative amount. */
export function add(list: number[], index: number, amount: number): void {
  list[index] = at(list, index) + amount
}

/** All that lies at an index of one list goes to the same index of another: `move(s.aside, s.supply, seat)`. */
export function move(from: number[], to: number[], index: number): void {
  add(to, index, at(from, index))
  from[index] = 0
}

/** `sum(s.points)` */
export function sum(list: readonly number[]): number {
  let total = 0
  for (const n of list) total += n
  return total
}

/** The same value for every seat of a table, or every one of so many: `each(seats, 0)`, `each(seats, () => [])`. */
export function each<T extends number | string | boolean | null>(count: number, value: T): T[]
export function each<T>(count: number, make: (index: number) => T): T[]
export function each<T>(count: number, value: T | ((index: number) => T)): T[] {
  const list: T[] = []
  for (let i = 0; i < count; i++) list.push(value instanceof Function ? value(i) : value)
  return list
}

/** Where these hold: `where(s.passed, (passed) => !passed)` gives the seats that have not passed. */
export function where<T>(list: readonly T[], holds: (value: T, index: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) if (holds(at(list, i), i)) found.push(i)
  return found
}

/** Where something a stranger wrote stands in a list of names, or −1: `indexIn(MATERIALS, move.material)`. */
export function indexIn(names: readonly unknown[], x: unknown): number {
  return names.indexOf(x)
}
