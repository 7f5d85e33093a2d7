// What level of our own opponents somebody's error rate is like: each has been measured among its likes by the same analysis
// (npm run mistakes -- rates).
import type { Level } from '../bots/level.ts'
import { at } from '../kernel/lists.ts'
import type { Mean } from './overTime.ts'

/** Levels that are measured, from the weakest. A grandmaster thinks as the judge does, and hardly errs by it. */
export const RATED: readonly Level[] = ['novice', 'apprentice', 'journeyman', 'master']

/** A level's error rate, how far it may be off, and how many seats of matches it was measured at. */
export type Measured = readonly [rate: number, doubt: number, seats: number]
export type LevelRates = Readonly<Partial<Record<Level, Measured>>>

/** Levels whose rates are not told apart, and the rate of them together. */
interface Band {
  readonly levels: readonly Level[]
  readonly rate: number
  readonly doubt: number
}

/** How many standard errors lie between rates that differ. */
const APART = 2

const joined = (a: Band, b: Band): Band => {
  const [x, y] = [1 / a.doubt ** 2, 1 / b.doubt ** 2]
  return {
    levels: [...a.levels, ...b.levels],
    rate: (a.rate * x + b.rate * y) / (x + y),
    doubt: Math.sqrt(1 / (x + y)),
  }
}

/** From the weakest to the strongest, each clearly better than the one before; whoever is not belongs to it. */
export function bandsOf(rates: LevelRates): readonly Band[] {
  const bands: Band[] = []
  for (const level of RATED) {
    const measured = rates[level]
    if (measured === undefined) continue
    let band: Band = { levels: [level], rate: measured[0], doubt: measured[1] }
    for (let last = bands.at(-1); last !== undefined; last = bands.at(-1)) {
      if (last.rate - band.rate > APART * Math.hypot(last.doubt, band.doubt)) break
      bands.pop()
      band = joined(last, band)
    }
    bands.push(band)
  }
  return bands
}

/** The levels between which a rate lies, from the weaker to the stronger; the same twice where it is like one of them. */
export interface Likeness {
  readonly from: Level
  readonly to: Level
}

/** Null where the game's levels are not told apart, or too few matches are known to say anything. */
export function likeLevel(rates: LevelRates | undefined, rate: Mean | null): Likeness | null {
  if (rates === undefined || rate === null || rate.doubt === null) return null
  const bands = bandsOf(rates)
  if (bands.length < 2) return null
  // A rate belongs to the band that is nearest by the ratio of both.
  const nearest = (value: number): Band => {
    const off = (band: Band) => Math.abs(Math.log(Math.max(value, SMALL) / Math.max(band.rate, SMALL)))
    return bands.reduce((best, band) => (off(band) < off(best) ? band : best))
  }
  const weaker = nearest(rate.value + rate.doubt)
  const stronger = nearest(rate.value - rate.doubt)
  return { from: at(weaker.levels, 0), to: at(stronger.levels, stronger.levels.length - 1) }
}

/** Rates below this are as good as none. */
const SMALL = 0.1
