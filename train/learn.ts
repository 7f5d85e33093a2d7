// Training a net: gradients by hand, Adam, the first layer sparse. Only rows whose inputs occur are touched.
import { below } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import { newSketch, type Sketch } from '../title/features.ts'
import {
  MOST_SEATS,
  type Net,
  newDesk,
  type Shape,
  share,
  sizesOf,
  speak,
  WEIGHTS,
  type Weights,
} from '../title/net.ts'
import { load, type Samples } from './samples.ts'

/** A net that knows nothing: it judges as insight does. */
export function freshNet(shape: Shape, rng: Rng): Net {
  const sizes = sizesOf(shape)
  const spread = (list: Float32Array, by: number) => {
    for (let i = 0; i < list.length; i++) list[i] = by * (below(rng, 20_001) / 10_000 - 1)
    return list
  }
  const empty = (name: keyof Weights) => new Float32Array(sizes[name][0])
  const [one, two] = shape.hidden
  const weights: Weights = {
    own: spread(empty('own'), 0.15),
    others: spread(empty('others'), 0.15),
    table: spread(empty('table'), 0.15),
    first: empty('first').fill(0.05),
    inner: spread(empty('inner'), Math.sqrt(3 / one)),
    second: empty('second').fill(0.05),
    win: spread(empty('win'), 0.02 / Math.sqrt(two)),
    points: spread(empty('points'), 0.02 / Math.sqrt(two)),
    trust: empty('trust'),
  }
  // Two seats' leads are opposite, so each says half of the whole.
  for (let seats = 2; seats <= MOST_SEATS; seats++)
    weights.trust.fill((seats - 1) / seats, seats * shape.phases, (seats + 1) * shape.phases)
  return { shape, weights }
}

export interface Rates {
  readonly rate: number
  readonly batch: number
  /** How much the points at the end count beside who wins. */
  readonly points: number
  /** How much of each weight is lost with every step it takes part in. */
  readonly decay: number
}

export const RATES: Rates = { rate: 0.001, batch: 64, points: 0.15, decay: 0.00003 }

const BETA1 = 0.9
const BETA2 = 0.999
const TINY = 1e-8
/** The few numbers that weigh insight itself are found sooner. */
const TRUST = 10

interface Slope {
  readonly weights: Float32Array
  readonly slope: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
  readonly width: number
  /** Rows touched in this batch: marked, and listed. */
  readonly marked: Uint8Array
  readonly rows: number[]
}

/** A net in training. */
export interface Trainer {
  readonly net: Net
  /** One pass over some samples; gives the mean loss. */
  pass(samples: Samples, order: Uint32Array, targets: Float32Array, rates: Rates): number
  /** The mean loss without learning, of the net and of the start (insight alone). */
  loss(samples: Samples, order: Uint32Array, targets: Float32Array): number
}

export function trainerOf(net: Net): Trainer {
  const { shape, weights } = net
  const [one, two] = shape.hidden
  const sizes = sizesOf(shape)
  const slopes = {} as Record<keyof Weights, Slope>
  for (const name of WEIGHTS) {
    const [length, width] = sizes[name]
    slopes[name] = {
      weights: weights[name],
      slope: new Float32Array(length),
      mean: new Float32Array(length),
      square: new Float32Array(length),
      width,
      marked: new Uint8Array(length / width),
      rows: [],
    }
  }
  const sketch = newSketch()
  const desk = newDesk(shape)
  const said = new Float32Array(MOST_SEATS)
  const back1 = new Float32Array(MOST_SEATS * one)
  const back2 = new Float32Array(two)
  const sum1 = new Float32Array(one)
  const leads: number[] = []
  let steps = 0

  function mark(to: Slope, row: number): void {
    if (to.marked[row] === 1) return
    to.marked[row] = 1
    to.rows.push(row)
  }

  /** Adds to the slopes of the rows that a list of inputs has used. */
  function scatter(to: Slope, list: Sketch['table'], from: Float32Array, at: number): void {
    const { slope, width } = to
    for (let i = 0; i < list.count; i++) {
      const row = list.place[i] ?? 0
      mark(to, row)
      const times = list.value[i] ?? 0
      let k = row * width
      for (let j = at; j < at + width; j++) slope[k] = (slope[k++] ?? 0) + times * (from[j] ?? 0)
    }
  }

  function forward(samples: Samples, nth: number): number {
    const phase = load(samples, nth, sketch, leads)
    speak(net, sketch, leads, phase, desk, said)
    share(said, leads.length)
    return phase
  }

  function crossEntropy(targets: Float32Array, from: number): number {
    let loss = 0
    for (let seat = 0; seat < leads.length; seat++)
      loss -= (targets[from + seat] ?? 0) * Math.log(Math.max(1e-6, said[seat] ?? 0))
    return loss
  }

  function learn(samples: Samples, nth: number, targets: Float32Array, rates: Rates): number {
    const phase = forward(samples, nth)
    const seats = leads.length
    const from = samples.seatFrom[nth] ?? 0
    const loss = crossEntropy(targets, from)
    // The points of a seat against the mean of all, as the second half of what is learned.
    const said2 = new Float64Array(seats)
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      let sum = 0
      for (let k = 0; k < two; k++) sum += (weights.points[k] ?? 0) * (desk.two[seat * two + k] ?? 0)
      said2[seat] = sum
      mean += sum / seats
    }
    const { trust, win, points, second, inner, first } = slopes
    for (const s of [win, points, second, first]) mark(s, 0)
    mark(trust, seats)
    for (let j = 0; j < one; j++) mark(inner, j)
    back1.fill(0, 0, seats * one)
    for (let seat = 0; seat < seats; seat++) {
      const slope = (said[seat] ?? 0) - (targets[from + seat] ?? 0)
      const wrong = (said2[seat] ?? 0) - mean + (leads[seat] ?? 0) - (samples.points[from + seat] ?? 0)
      const slopePoints = rates.points * Math.max(-1, Math.min(1, wrong))
      const t = seats * shape.phases + phase
      trust.slope[t] = (trust.slope[t] ?? 0) + slope * (leads[seat] ?? 0)
      for (let k = 0; k < two; k++) {
        const unit = desk.two[seat * two + k] ?? 0
        win.slope[k] = (win.slope[k] ?? 0) + slope * unit
        points.slope[k] = (points.slope[k] ?? 0) + slopePoints * unit
        const back = unit > 0 ? slope * (weights.win[k] ?? 0) + slopePoints * (weights.points[k] ?? 0) : 0
        back2[k] = back
        second.slope[k] = (second.slope[k] ?? 0) + back
      }
      for (let j = 0; j < one; j++) {
        const unit = desk.one[seat * one + j] ?? 0
        if (unit === 0) continue
        let sum = 0
        let row = j * two
        for (let k = 0; k < two; k++, row++) {
          const back = back2[k] ?? 0
          sum += back * (weights.inner[row] ?? 0)
          inner.slope[row] = (inner.slope[row] ?? 0) + back * unit
        }
        back1[seat * one + j] = sum
        first.slope[j] = (first.slope[j] ?? 0) + sum
      }
    }
    spreadBack(seats)
    return loss
  }

  function spreadBack(seats: number): void {
    const part = 1 / (seats - 1)
    sum1.fill(0)
    for (let k = 0; k < seats * one; k++) sum1[k % one] = (sum1[k % one] ?? 0) + (back1[k] ?? 0)
    scatter(slopes.table, sketch.table, sum1, 0)
    for (let seat = 0; seat < seats; seat++) {
      const list = sketch.seats[seat]
      if (list === undefined) continue
      scatter(slopes.own, list, back1, seat * one)
      // What a seat does to the others' units: those of all but itself.
      const at = seat * one
      for (let j = 0; j < one; j++) back1[at + j] = part * ((sum1[j] ?? 0) - (back1[at + j] ?? 0))
      scatter(slopes.others, list, back1, at)
    }
  }

  function step({ rate, batch, decay }: Rates): void {
    steps++
    const fix = Math.sqrt(1 - BETA2 ** steps) / (1 - BETA1 ** steps)
    for (const name of WEIGHTS) {
      const { slope, mean, square, rows, marked, width, weights: w } = slopes[name]
      const keep = name === 'trust' ? 1 : 1 - decay
      const pace = name === 'trust' ? TRUST * rate : rate
      for (const row of rows) {
        marked[row] = 0
        for (let i = row * width; i < (row + 1) * width; i++) {
          const g = (slope[i] ?? 0) / batch
          slope[i] = 0
          const m = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * g
          const v = BETA2 * (square[i] ?? 0) + (1 - BETA2) * g * g
          mean[i] = m
          square[i] = v
          w[i] = keep * (w[i] ?? 0) - (pace * fix * m) / (Math.sqrt(v) + TINY)
        }
      }
      rows.length = 0
    }
  }

  return {
    net,
    pass(samples, order, targets, rates) {
      let loss = 0
      for (let i = 0; i < order.length; i++) {
        loss += learn(samples, order[i] ?? 0, targets, rates)
        if ((i + 1) % rates.batch === 0) step(rates)
      }
      return loss / order.length
    },
    loss(samples, order, targets) {
      let loss = 0
      for (const nth of order) {
        forward(samples, nth)
        loss += crossEntropy(targets, samples.seatFrom[nth] ?? 0)
      }
      return loss / order.length
    },
  }
}
