// Fits a net to games: some are kept apart, and the net that foretells those best is the one that is taken.
import { at } from '../kernel/lists.ts'
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
}

export const FITTING: Fitting = { hidden: [32, 16], epochs: 6, lambda: 0.75 }

export interface Fit {
  readonly net: Net
  readonly positions: number
  /** The loss on games kept apart: with insight alone, and with the net. */
  readonly insight: number
  readonly loss: number
}

/** One game of so many is kept apart. */
const APART = 10

const numbers = ({ count }: Samples): Uint32Array => Uint32Array.from({ length: count }, (_, i) => i)

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

/** A net fitted to generations of games, the last ones most like what it will judge. `tell` hears of each pass. */
export function fitNet(
  mind: Mind,
  features: Learned['features'],
  generations: readonly (readonly Record[])[],
  { hidden, epochs, lambda }: Fitting,
  tell: (line: string) => void,
): Fit {
  const samples = newSamples()
  const apart = newSamples()
  generations.forEach((records, generation) => {
    // Games of the search are closer to what is judged: only those are foretold, where there are enough.
    const searched = generations.length > 1
    records.forEach((record, i) => {
      const test = i % APART === 0 && (!searched || generation > 0)
      addGame(test ? apart : samples, mind, features, record)
    })
  })
  const net = freshNet(shapeOf(features, hidden), rngOf('net'))
  const trainer = trainerOf(net)
  const all = numbers(samples)
  const tests = numbers(apart)
  const truth = endings(apart)
  const insight = trainer.loss(apart, tests, truth)
  let best = { net: copyOf(net), loss: insight }
  const rng = rngOf('order')
  for (let epoch = 0; epoch < epochs; epoch++) {
    const targets = epoch === 0 ? endings(samples) : blended(samples, judgements(net, samples), lambda)
    const order = Uint32Array.from(mix(rng, Array.from(all)))
    const rate = RATES.rate * (1 - (0.85 * epoch) / epochs)
    const learned = trainer.pass(samples, order, targets, { ...RATES, rate })
    const loss = trainer.loss(apart, tests, truth)
    tell(
      `  pass ${epoch + 1}: ${learned.toFixed(4)}, on games kept apart ${loss.toFixed(4)} (insight ${insight.toFixed(4)})`,
    )
    if (loss < best.loss) best = { net: copyOf(net), loss }
  }
  return { net: best.net, positions: samples.count, insight, loss: at([best.loss], 0) }
}
