// A small net that judges positions for any number of seats. One function is shared by all seats: it is given a seat's own
// numbers, those of the others on average, and the table's; the chances of the seats are the softmax of what it says of
// each. It only corrects the lead that the game's insight sees, so a net that knows nothing judges as insight does.
import type { Sketch, Sparse } from './features.ts'

export interface Shape {
  readonly seat: number
  readonly table: number
  readonly hidden: readonly [number, number]
  readonly phases: number
}

/** The weights, each list row by row: a row for each input, a column for each unit. */
export interface Weights {
  readonly own: Float32Array
  readonly others: Float32Array
  readonly table: Float32Array
  readonly first: Float32Array
  readonly inner: Float32Array
  readonly second: Float32Array
  /** What the second layer says of winning, and of the points at the end. */
  readonly win: Float32Array
  readonly points: Float32Array
  /** What a lead of one scale says, by number of seats and phase. */
  readonly trust: Float32Array
}

export interface Net {
  readonly shape: Shape
  readonly weights: Weights
}

/** A short name for a net, made of its weights: another net has another one. */
export function signOf({ weights }: Net): string {
  let sum = 0x811c9dc5
  for (const name of WEIGHTS) {
    const { buffer, byteOffset, byteLength } = weights[name]
    for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) sum = Math.imul(sum ^ byte, 0x01000193)
  }
  return (sum >>> 0).toString(36)
}

/** Tables have at most so many seats. */
export const MOST_SEATS = 8

/** The lists of a net of this shape, with their lengths and the length of a row. */
export function sizesOf({ seat, table, hidden: [one, two], phases }: Shape): Record<keyof Weights, [number, number]> {
  return {
    own: [seat * one, one],
    others: [seat * one, one],
    table: [table * one, one],
    first: [one, one],
    inner: [one * two, two],
    second: [two, two],
    win: [two, two],
    points: [two, two],
    trust: [(MOST_SEATS + 1) * phases, phases],
  }
}

export const WEIGHTS = ['own', 'others', 'table', 'first', 'inner', 'second', 'win', 'points', 'trust'] as const

/** Room to work in, for one position at a time. */
export interface Desk {
  /** By seat: what it contributes to its own units and to those of the others. */
  readonly mine: Float32Array
  readonly theirs: Float32Array
  readonly one: Float32Array
  readonly two: Float32Array
}

export const newDesk = ({ hidden: [one, two] }: Shape): Desk => ({
  mine: new Float32Array(MOST_SEATS * one),
  theirs: new Float32Array(MOST_SEATS * one),
  one: new Float32Array(MOST_SEATS * one),
  two: new Float32Array(MOST_SEATS * two),
})

/** Adds the rows of what is there, times its value: four rows at a time, because reading and writing sums costs most. */
function gather(list: Sparse, rows: Float32Array, into: Float32Array, from: number, width: number): void {
  const { count, place, value } = list
  let i = 0
  for (; i + 3 < count; i += 4) {
    const a = (place[i] ?? 0) * width
    const b = (place[i + 1] ?? 0) * width
    const c = (place[i + 2] ?? 0) * width
    const d = (place[i + 3] ?? 0) * width
    const x = value[i] ?? 0
    const y = value[i + 1] ?? 0
    const z = value[i + 2] ?? 0
    const w = value[i + 3] ?? 0
    for (let j = 0; j < width; j++)
      into[from + j] =
        (into[from + j] ?? 0) +
        x * (rows[a + j] ?? 0) +
        y * (rows[b + j] ?? 0) +
        z * (rows[c + j] ?? 0) +
        w * (rows[d + j] ?? 0)
  }
  for (; i < count; i++) {
    const row = (place[i] ?? 0) * width
    const times = value[i] ?? 0
    for (let j = 0; j < width; j++) into[from + j] = (into[from + j] ?? 0) + times * (rows[row + j] ?? 0)
  }
}

/** The first layer of all seats. */
function layOne({ shape, weights }: Net, sketch: Sketch, seats: number, { mine, theirs, one }: Desk): void {
  const width = shape.hidden[0]
  const all = seats * width
  mine.fill(0, 0, all)
  theirs.fill(0, 0, all)
  for (let seat = 0; seat < seats; seat++) {
    const list = sketch.seats[seat]
    if (list === undefined) continue
    gather(list, weights.own, mine, seat * width, width)
    gather(list, weights.others, theirs, seat * width, width)
  }
  // The table's part is the same for all: worked out in the place of the first seat's units.
  for (let j = 0; j < width; j++) one[j] = weights.first[j] ?? 0
  gather(sketch.table, weights.table, one, 0, width)
  const part = 1 / (seats - 1)
  for (let j = 0; j < width; j++) {
    let sum = 0
    for (let k = j; k < all; k += width) sum += theirs[k] ?? 0
    const shared = (one[j] ?? 0) + part * sum
    for (let k = j; k < all; k += width) {
      const x = shared + (mine[k] ?? 0) - part * (theirs[k] ?? 0)
      one[k] = Math.max(x, 0)
    }
  }
}

/** The second layer of a seat. */
function layTwo({ shape, weights }: Net, seat: number, { one, two }: Desk): void {
  const [width, units] = shape.hidden
  const { inner, second } = weights
  const from = seat * units
  for (let k = 0; k < units; k++) two[from + k] = second[k] ?? 0
  for (let j = 0; j < width; j++) {
    const x = one[seat * width + j] ?? 0
    if (x === 0) continue
    let row = j * units
    for (let k = from; k < from + units; k++) two[k] = (two[k] ?? 0) + x * (inner[row++] ?? 0)
  }
  for (let k = from; k < from + units; k++) if ((two[k] ?? 0) < 0) two[k] = 0
}

/** What the net says of each seat, before the softmax. `leads` are in scales. Leaves the layers on the desk. */
export function speak(
  net: Net,
  sketch: Sketch,
  leads: readonly number[],
  phase: number,
  desk: Desk,
  into: Float32Array,
): void {
  const { shape, weights } = net
  const seats = leads.length
  const units = shape.hidden[1]
  const trust = weights.trust[seats * shape.phases + phase] ?? 0
  layOne(net, sketch, seats, desk)
  for (let seat = 0; seat < seats; seat++) {
    layTwo(net, seat, desk)
    let sum = trust * (leads[seat] ?? 0)
    for (let k = 0; k < units; k++) sum += (weights.win[k] ?? 0) * (desk.two[seat * units + k] ?? 0)
    into[seat] = sum
  }
}

/** The softmax of what was said of each seat, in place. */
export function share(said: Float32Array, seats: number): void {
  let high = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) high = Math.max(high, said[seat] ?? 0)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const x = Math.exp((said[seat] ?? 0) - high)
    said[seat] = x
    sum += x
  }
  for (let seat = 0; seat < seats; seat++) said[seat] = (said[seat] ?? 0) / sum
}
