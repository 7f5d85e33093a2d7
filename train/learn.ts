// Training a net: gradients by hand, the first layer sparse. It learns who wins, and beside it the points at the end.
import { below } from '../kernel/random.ts'
import type { Rng } from '../kernel/words.ts'
import { newSketch, type Sketch, type Sparse } from '../title/features.ts'
import {
  type Desk,
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
import { descend, lean, mark, type Slope, type Slopes, slopesOf } from './slopes.ts'

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
/** The few numbers that weigh insight itself are found sooner. */
const TRUST = 10

/** A net in training. */
export interface Trainer {
  readonly net: Net
  /** One pass over some samples; gives the mean loss. */
  pass(samples: Samples, order: Uint32Array, targets: Float32Array, rates: Rates): number
  /** The mean loss without learning. */
  loss(samples: Samples, order: Uint32Array, targets: Float32Array): number
}

/** What a trainer works with, for one position at a time. */
interface Bench {
  readonly net: Net
  readonly slopes: Slopes
  readonly sketch: Sketch
  readonly desk: Desk
  /** The chances of the seats, and what is said of their points. */
  readonly said: Float32Array
  readonly points: Float32Array
  readonly leads: number[]
  /** What goes back to the units of the first layer, by seat; its sum over the seats; and to those of the second. */
  readonly back: Float32Array
  readonly sum: Float32Array
  readonly inner: Float32Array
}

const TINY = 1e-6

function forward({ net, sketch, desk, said, leads }: Bench, samples: Samples, nth: number): number {
  const phase = load(samples, nth, sketch, leads)
  speak(net, sketch, leads, phase, desk, said)
  share(said, leads.length)
  return phase
}

function crossEntropy({ said, leads }: Bench, targets: Float32Array, from: number): number {
  let loss = 0
  for (let seat = 0; seat < leads.length; seat++)
    loss -= (targets[from + seat] ?? 0) * Math.log(Math.max(TINY, said[seat] ?? 0))
  return loss
}

/** The points that the net gives each seat beside its lead, against the mean of all. */
function sayPoints({ net, desk, points, leads }: Bench): void {
  const units = net.shape.hidden[1]
  const seats = leads.length
  let mean = 0
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0
    for (let k = 0; k < units; k++) sum += (net.weights.points[k] ?? 0) * (desk.two[seat * units + k] ?? 0)
    points[seat] = sum
    mean += sum / seats
  }
  for (let seat = 0; seat < seats; seat++) points[seat] = (points[seat] ?? 0) - mean
}

/** Goes back from what was said of a seat to its units, and on to those of the first layer. */
function goBack(bench: Bench, seat: number, win: number, points: number): void {
  const { net, slopes, desk, back, inner } = bench
  const [one, two] = net.shape.hidden
  const { weights } = net
  for (let k = 0; k < two; k++) {
    const unit = desk.two[seat * two + k] ?? 0
    lean(slopes.win, k, win * unit)
    lean(slopes.points, k, points * unit)
    const down = unit > 0 ? win * (weights.win[k] ?? 0) + points * (weights.points[k] ?? 0) : 0
    inner[k] = down
    lean(slopes.second, k, down)
  }
  for (let j = 0; j < one; j++) {
    const unit = desk.one[seat * one + j] ?? 0
    back[seat * one + j] = 0
    if (unit === 0) continue
    let sum = 0
    for (let k = 0; k < two; k++) {
      const down = inner[k] ?? 0
      sum += down * (weights.inner[j * two + k] ?? 0)
      lean(slopes.inner, j * two + k, down * unit)
    }
    back[seat * one + j] = sum
    lean(slopes.first, j, sum)
  }
}

/** Adds to the slopes of the rows that a list of inputs has used. */
function scatter(to: Slope, list: Sparse, from: Float32Array, at: number): void {
  const { slope, width } = to
  for (let i = 0; i < list.count; i++) {
    const row = list.place[i] ?? 0
    mark(to, row)
    const times = list.value[i] ?? 0
    const k = row * width
    for (let j = 0; j < width; j++) slope[k + j] = (slope[k + j] ?? 0) + times * (from[at + j] ?? 0)
  }
}

/** From the units of the first layer to the inputs. */
function spreadBack({ net, slopes, sketch, leads, back, sum }: Bench): void {
  const width = net.shape.hidden[0]
  const seats = leads.length
  const part = 1 / (seats - 1)
  sum.fill(0)
  for (let k = 0; k < seats * width; k++) sum[k % width] = (sum[k % width] ?? 0) + (back[k] ?? 0)
  scatter(slopes.table, sketch.table, sum, 0)
  for (let seat = 0; seat < seats; seat++) {
    const list = sketch.seats[seat]
    if (list === undefined) continue
    const at = seat * width
    scatter(slopes.own, list, back, at)
    // What a seat does to the others' units: those of all but itself.
    for (let j = 0; j < width; j++) back[at + j] = part * ((sum[j] ?? 0) - (back[at + j] ?? 0))
    scatter(slopes.others, list, back, at)
  }
}

function learn(bench: Bench, samples: Samples, nth: number, targets: Float32Array, rates: Rates): number {
  const { net, slopes, said, points, leads } = bench
  const phase = forward(bench, samples, nth)
  const seats = leads.length
  const from = samples.seatFrom[nth] ?? 0
  const loss = crossEntropy(bench, targets, from)
  sayPoints(bench)
  for (const slope of [slopes.win, slopes.points, slopes.second, slopes.first]) mark(slope, 0)
  mark(slopes.trust, seats)
  for (let j = 0; j < net.shape.hidden[0]; j++) mark(slopes.inner, j)
  for (let seat = 0; seat < seats; seat++) {
    const lead = leads[seat] ?? 0
    const win = (said[seat] ?? 0) - (targets[from + seat] ?? 0)
    const wrong = (points[seat] ?? 0) + lead - (samples.points[from + seat] ?? 0)
    lean(slopes.trust, seats * net.shape.phases + phase, win * lead)
    goBack(bench, seat, win, rates.points * Math.max(-1, Math.min(1, wrong)))
  }
  spreadBack(bench)
  return loss
}

export function trainerOf(net: Net): Trainer {
  const [one, two] = net.shape.hidden
  const bench: Bench = {
    net,
    slopes: slopesOf(net),
    sketch: newSketch(),
    desk: newDesk(net.shape),
    said: new Float32Array(MOST_SEATS),
    points: new Float32Array(MOST_SEATS),
    leads: [],
    back: new Float32Array(MOST_SEATS * one),
    sum: new Float32Array(one),
    inner: new Float32Array(two),
  }
  let steps = 0
  const step = ({ rate, batch, decay }: Rates) => {
    steps++
    for (const name of WEIGHTS) {
      const trust = name === 'trust'
      descend(bench.slopes[name], { rate: trust ? TRUST * rate : rate, batch, decay: trust ? 0 : decay, nth: steps })
    }
  }
  return {
    net,
    pass(samples, order, targets, rates) {
      let loss = 0
      for (let i = 0; i < order.length; i++) {
        loss += learn(bench, samples, order[i] ?? 0, targets, rates)
        if ((i + 1) % rates.batch === 0) step(rates)
      }
      return loss / order.length
    },
    loss(samples, order, targets) {
      let loss = 0
      for (const nth of order) {
        forward(bench, samples, nth)
        loss += crossEntropy(bench, targets, samples.seatFrom[nth] ?? 0)
      }
      return loss / order.length
    },
  }
}
