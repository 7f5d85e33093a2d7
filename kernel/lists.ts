// Lists by seat, by kind, by slot: plain JSON arrays whose every index is known to be there.

/** One value for each seat of the table. */
export type BySeat<T> = T[]

/**
 * One value for each of some kinds, in the order of a list of names:
 * `type Stock = ByKind<typeof MATERIALS, number>`.
 */
export type ByKind<K extends readonly string[], T> = T[] & { readonly kinds?: K }

// Whole numbers, fractions and all else are read by functions of their own. The engine underneath keeps their
// lists in different ways, and a function that reads several makes it turn one into the other again and again.

/** The number at an index that exists: `num(s.gold, seat)`. An index that does not is a mistake in a rule, and says so. */
export function num<N extends number>(list: readonly N[], index: number): N {
  const value = list[index]
  if (value === undefined) missing(list, index)
  return value
}

/** The number at an index of a list that may hold fractions, such as what opponents think things are worth. */
export function fraction(list: readonly number[], index: number): number {
  const value = list[index]
  if (value === undefined) missing(list, index)
  return value
}

/** A list of nothings to which fractions will be added; lists of whole numbers are made by `each`. */
export function fractions(count: number): number[] {
  const list: number[] = []
  for (let i = 0; i < count; i++) list.push(0)
  return list
}

/** The value at an index that exists: `at(s.hands, seat)`; of a list of numbers better `num`. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) missing(list, index)
  return value
}

/** Apart, so that `num` and `at` stay small enough to be inlined everywhere. */
function missing(list: readonly unknown[], index: number): never {
  throw new RangeError(`no index ${index} in a list of ${list.length}`)
}

/** The last value of a list that is not empty: the top of a pile. `top(s.deck)` */
export function top<T>(list: readonly T[]): T {
  const value = list[list.length - 1]
  if (value === undefined) missing(list, -1)
  return value
}

/** Takes the last value off a list that is not empty. `const card = draw(s.deck)` */
export function draw<T>(list: T[]): T {
  const value = list.pop()
  if (value === undefined) throw new RangeError('nothing left in a list')
  return value
}

/** Takes the card at an index out of a pile, and gives it; what follows moves up. `takeOut(hand, 2)` */
export function takeOut<N extends number>(pile: N[], index: number): N {
  const card = num(pile, index)
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = num(pile, i)
  pile.pop()
  return card
}

/** All cards of a pile onto another: `putAll(trick, at(s.won, seat))`. */
export function putAll<N extends number>(pile: readonly N[], onto: N[]): void {
  for (let i = 0; i < pile.length; i++) onto.push(num(pile, i))
}

/** `add(s.wood, seat, 2)`; less with a negative amount. */
export function add(list: number[], index: number, amount: number): void {
  const before = num(list, index)
  // Minus nothing is a number of another kind (−0), and a list that held it once is slow from then on.
  if (amount !== 0) list[index] = before + amount
}

/** All that lies at an index of one list goes to the same index of another: `move(s.aside, s.supply, seat)`. */
export function move(from: number[], to: number[], index: number): void {
  add(to, index, num(from, index))
  from[index] = 0
}

/** `sum(s.points)` */
export function sum(list: readonly number[]): number {
  let total = 0
  for (let i = 0; i < list.length; i++) total += list[i] ?? 0
  return total
}

/** The same value for every seat of a table, or every one of so many: `each(seats, 0)`, `each(seats, () => [])`. */
export function each<T extends number | string | boolean | null>(count: number, value: T): T[]
export function each<T>(count: number, make: (index: number) => T): T[]
export function each(count: number, value: number | string | boolean | null | Make): unknown[] {
  if (count <= 0) return []
  const make = typeof value === 'function' ? value : null
  const first = make === null ? value : make(0)
  return typeof first === 'number' ? numbers(count, first, make) : others(count, first, make)
}

type Make = (index: number) => unknown

// The engine underneath keeps whole numbers and all else in lists of different kinds, with or without holes, and reads one
// kind quickest where it meets no other. A list that grows may change its kind, and so does one that is written to where
// lists of several kinds are. A copy is of its kind from the start and has no room to spare; and each kind is filled apart.
const NOUGHTS: unknown[] = [0]
for (let i = 1; i < 64; i++) NOUGHTS.push(0)
const NOTHINGS: unknown[] = [null]
for (let i = 1; i < 64; i++) NOTHINGS.push(null)

function numbers(count: number, first: unknown, make: Make | null): unknown[] {
  const list = NOUGHTS.slice(0, count)
  while (list.length < count) list.push(0)
  if (make === null && first === 0) return list
  list[0] = first
  for (let i = 1; i < count; i++) list[i] = make === null ? first : make(i)
  return list
}

function others(count: number, first: unknown, make: Make | null): unknown[] {
  const list = NOTHINGS.slice(0, count)
  while (list.length < count) list.push(null)
  if (make === null && first === null) return list
  list[0] = first
  for (let i = 1; i < count; i++) list[i] = make === null ? first : make(i)
  return list
}

/** Where these hold: `where(s.passed, (passed) => !passed)` gives the seats that have not passed. */
export function where<T>(list: readonly T[], holds: (value: T, index: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < list.length; i++) {
    const value = list[i]
    if (value !== undefined && holds(value, i)) found.push(i)
  }
  return found
}

/** Where something a stranger wrote stands in a list of names, or −1: `indexIn(MATERIALS, move.material)`. */
export function indexIn(names: readonly unknown[], x: unknown): number {
  return names.indexOf(x)
}

/** Whether a word is one of these names: `isIn(POINTS, line.from)` makes it one of their type. */
export function isIn<T extends string>(names: readonly T[], x: string): x is T {
  return names.some((name) => name === x)
}
