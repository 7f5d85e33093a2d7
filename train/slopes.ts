// The slopes of a net's weights in training, and the step down them (Adam). Only rows that a batch has used are touched.
import { type Net, sizesOf, type Weights } from '../title/net.ts'

/** The slope of one list of weights. */
export interface Slope {
  readonly weights: Float32Array
  readonly slope: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
  readonly width: number
  /** Rows touched in this batch: marked, and listed. */
  readonly marked: Uint8Array
  readonly rows: number[]
}

export type Slopes = Readonly<Record<keyof Weights, Slope>>

export function slopesOf({ shape, weights }: Net): Slopes {
  const sizes = sizesOf(shape)
  const of = (name: keyof Weights): Slope => {
    const [length, width] = sizes[name]
    return {
      weights: weights[name],
      slope: new Float32Array(length),
      mean: new Float32Array(length),
      square: new Float32Array(length),
      width,
      marked: new Uint8Array(length / width),
      rows: [],
    }
  }
  return {
    own: of('own'),
    others: of('others'),
    table: of('table'),
    first: of('first'),
    inner: of('inner'),
    second: of('second'),
    win: of('win'),
    points: of('points'),
    trust: of('trust'),
  }
}

export function mark({ marked, rows }: Slope, row: number): void {
  if (marked[row] === 1) return
  marked[row] = 1
  rows.push(row)
}

/** Adds to the slope of one weight. */
export function lean({ slope }: Slope, i: number, by: number): void {
  slope[i] = (slope[i] ?? 0) + by
}

const BETA1 = 0.9
const BETA2 = 0.999
const TINY = 1e-8

/** How far a step goes: its rate, the size of the batch, the part of a weight that is lost, and which step it is. */
export interface Stride {
  readonly rate: number
  readonly batch: number
  readonly decay: number
  readonly nth: number
}

/** One step down the slopes of a list, which are zero afterwards. */
export function descend({ weights, slope, mean, square, rows, marked, width }: Slope, stride: Stride): void {
  const { rate, batch, decay, nth } = stride
  const pace = (rate * Math.sqrt(1 - BETA2 ** nth)) / (1 - BETA1 ** nth)
  for (const row of rows) {
    marked[row] = 0
    for (let i = row * width; i < (row + 1) * width; i++) {
      const g = (slope[i] ?? 0) / batch
      const m = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * g
      const v = BETA2 * (square[i] ?? 0) + (1 - BETA2) * g * g
      slope[i] = 0
      mean[i] = m
      square[i] = v
      weights[i] = (1 - decay) * (weights[i] ?? 0) - (pace * m) / (Math.sqrt(v) + TINY)
    }
  }
  rows.length = 0
}
