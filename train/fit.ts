// Fits a net to games: some are kept apart, and the net that foretells those best is the one that is taken.
import { mix, rngOf } from '../kernel/random.ts'
import { shapeOf } from '../title/judge.ts'
import type { Learned, Mind } from '../title/mind.ts'
import type { Net, Weights } from '../title/net.ts'
import { freshNet, RATES, trainerOf } from './learn.ts'
import type { Record } from './record.ts'
import { addGame, newSamples, type Samples } from './samples.ts'
import { blended, endings, judgements } from './targets.ts'

export interface Fitting {
  readonly hidden: readonly [number, number]
  readonly epochs: number
  /** How much of what came later counts against what was expected on the way. */
  readonly lambda: number
  /** The net to go on from; none begins as insight. */
  readonly start?: Net
  /** How a game is shown, where that is not the same for every one. */
  readonly shown?: (record: Record) => Learned['features']
}

export const FITTING: Fitting = { hidden: [32, 16], epochs: 6, lambda: 0.75 }

export interface Fit {
  readonly net: Net
  readonly positions: number
  /** The loss on games kept apart: with insight alone, with the net it began as, and with the one that came of it. */
  readonly insight: number
  readonly began: number
  readonly loss: number
}

/** One game of so many is kept apart. */
const APART = 10

/** The positions from one on. */
const numbers = ({ count }: Samples, from: number): Uint32Array =>
  Uint32Array.from({ length: count - from }, (_, i) => from + i)

const copyOf = ({ shape, weights }: Net): Net => {
  const copy = <K extends keyof Weights>(name: K) => weights[name].slice()
  return {
    shape,
    weights: {
      own: copy('own'),
      others: copy('others'),
      table: copy('table'),
      first: copy('first'),
      inner: copy('inner'),
      second: copy('second'),
      win: copy('win'),
      points: copy('points'),
      trust: copy('trust'),
    },
  }
}

/** Positions of searched games that are enough to learn from by themselves. */
const ENOUGH = 10_000

/**
 * A net fitted to generations of games, from one that has learned already or from none. Those who look play unlike the search, so their games serve the first pass only, once
 * there are enough searched ones. `tell` hears of each pass.
 */
export function fitNet(
  mind: Mind,
  features: Learned['features'],
  generations: readonly (readonly Record[])[],
  { hidden, epochs, lambda, start, shown = () => features }: Fitting,
  tell: (line: string) => void,
): Fit {
  const samples = newSamples()
  const apart = newSamples()
  const searched = generations.slice(1).some((records) => records.length >= APART)
  let looked = 0
  generations.forEach((records, generation) => {
    records.forEach((record, i) => {
      const test = i % APART === 0 && (!searched || generation > 0)
      addGame(test ? apart : samples, mind, shown(record), record)
    })
    if (generation === 0) looked = samples.count
  })
  const fresh = freshNet(shapeOf(features, hidden), rngOf('net'))
  const net = start === undefined ? fresh : copyOf(start)
  const trainer = trainerOf(net)
  const tests = numbers(apart, 0)
  const truth = endings(apart)
  const insight = trainerOf(fresh).loss(apart, tests, truth)
  const began = trainer.loss(apart, tests, truth)
  let best = { net: copyOf(net), loss: began }
  const rng = rngOf('order')
  for (let epoch = 0; epoch < epochs; epoch++) {
    const from = epoch > 0 && samples.count - looked >= ENOUGH ? looked : 0
    const targets = epoch === 0 ? endings(samples) : blended(samples, judgements(net, samples), lambda)
    const order = Uint32Array.from(mix(rng, Array.from(numbers(samples, from))))
    const rate = RATES.rate * (1 - (0.85 * epoch) / epochs)
    const learned = trainer.pass(samples, order, targets, { ...RATES, rate })
    const loss = trainer.loss(apart, tests, truth)
    tell(
      `  pass ${epoch + 1}: ${learned.toFixed(4)}, on games kept apart ${loss.toFixed(4)} (insight ${insight.toFixed(4)}, begun with ${began.toFixed(4)})`,
    )
    if (loss < best.loss) best = { net: copyOf(net), loss }
  }
  return { net: best.net, positions: samples.count, insight, began, loss: best.loss }
}
