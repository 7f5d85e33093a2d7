// What a net is shown of a position: some numbers for each seat and some for the table, most of them zero.
import { at } from '../kernel/lists.ts'

/** Numbers that are not zero, each with its place. */
export interface Sparse {
  count: number
  readonly place: Uint16Array
  readonly value: Float32Array
}

/** A position as a net sees it. */
export interface Sketch {
  readonly seats: readonly Sparse[]
  readonly table: Sparse
}

/** What a game shows a net. The same position turned round the table must look the same, and what nobody sees must not matter. */
export interface Features<S, B> {
  /** How many numbers describe a seat, and how many the table. */
  readonly seat: number
  readonly table: number
  /** How many parts the game falls into, by what a lead of so many points is worth; and which one this is. */
  readonly phases: number
  phase(s: S, box: B): number
  /** The position to look at instead, where a turn is half chosen: its end. */
  calm?(s: S, box: B): S
  /** Puts down what is seen, for every seat and for the table. */
  draw(s: S, box: B, into: Sketch): void
}

/** More seats than any table has, and more numbers than any position puts down. */
const SEATS = 8
const ROOM = 512

const newSparse = (): Sparse => ({ count: 0, place: new Uint16Array(ROOM), value: new Float32Array(ROOM) })

export const newSketch = (): Sketch => ({ seats: Array.from({ length: SEATS }, newSparse), table: newSparse() })

export function clear({ seats, table }: Sketch): void {
  for (const list of seats) list.count = 0
  table.count = 0
}

/** Puts a number down: `put(list, from.money, pounds / 20)`. */
export function put(list: Sparse, place: number, value: number): void {
  if (value === 0) return
  const { count } = list
  list.place[count] = place
  list.value[count] = value
  list.count = count + 1
}

/** One of several: `pick(list, from.workers, workers, 8)`; a number too large counts as the largest. */
export function pick(list: Sparse, from: number, which: number, size: number): void {
  put(list, from + Math.max(0, Math.min(size - 1, which)), 1)
}

/** An amount, as itself and as one of several, so that the first pieces may count otherwise than the later ones; takes `size` + 1 places. */
export function amount(list: Sparse, from: number, many: number, size: number): void {
  put(list, from, many / size)
  pick(list, from + 1, many, size)
}

/** The places of named groups of numbers, one after the other. */
export interface Layout<K extends string> {
  readonly size: number
  readonly from: Readonly<Record<K, number>>
}

/** `layoutOf({ money: 9, workers: 8 })` has `from.workers` 9 and `size` 17. */
export function layoutOf<K extends string>(sizes: Readonly<Record<K, number>>): Layout<K> {
  let size = 0
  const from: Record<K, number> = { ...sizes }
  for (const name in sizes) {
    from[name] = size
    size += sizes[name]
  }
  return { size, from }
}

/** The list of a seat: `seatIn(into, seat)`. */
export const seatIn = (into: Sketch, seat: number): Sparse => at(into.seats, seat)
