// Trying a card sheet before it is accepted: quick matches at random, of every number of seats. A sheet can fit its form
// and still lead to a match that nobody can go on with.
import { deciders } from '../kernel/ask.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Sheet } from '../papers/sheet.ts'
import { type Title, withSheet } from '../title/title.ts'
import { anyChoice } from './random.ts'

/** The match that shows what is wrong with a sheet: it can be played again with these seats and this seed. */
export interface DeadMatch {
  readonly seats: number
  readonly seed: string
  /** How many choices were made before nobody could go on. */
  readonly choices: number
}

/** How many matches a sheet is tried in. */
export const TRIALS = 200
/** More decisions than any honest match takes. */
const ENDLESS = 20_000

/** Plays one match at random: where nobody can go on, or it never ends, the match; null for one that ends. */
export function tryMatch(title: Title, sheet: Sheet, seats: number, seed: string): DeadMatch | null {
  const chosen = chooseOptions(title.game.variants, {}, seats)
  if ('refusal' in chosen) return null
  let choices = 0
  try {
    const game = withSheet(title, sheet)
    const s = begin(game, chosen.options, seats, rngOf(seed))
    s.events = null
    const rng = rngOf(`${seed} choices`)
    for (; !isOver(s); choices++) {
      const by = deciders(game, s)
      const seat = by[below(rng, by.length)]
      if (seat === undefined || choices >= ENDLESS) return { seats, seed, choices }
      commit(game, s, seat, anyChoice(game, s, seat, rng))
    }
    return null
  } catch {
    return { seats, seed, choices }
  }
}

/** The trials of a sheet, by number: seats in turn, each with a seed of its own. */
export function trialOf(title: Title, sheet: Sheet, n: number): DeadMatch | null {
  const [min, max] = title.game.players
  return tryMatch(title, sheet, min + (n % (max - min + 1)), `trial ${n}`)
}

/** What some trials came to: a match that cannot be played to its end, or the number of the next trial; neither where all went well. */
export interface Tried {
  readonly dead: DeadMatch | null
  readonly next: number | null
}

/** Trials from a number on, at least one, for as long as `goOn` says. */
export function trySome(title: Title, sheet: Sheet, from: number, goOn: () => boolean, trials: number = TRIALS): Tried {
  let n = from
  do {
    const dead = n < trials ? trialOf(title, sheet, n) : null
    if (dead !== null) return { dead, next: null }
    n++
  } while (n < trials && goOn())
  return { dead: null, next: n < trials ? n : null }
}

/** The first trial that cannot be played to its end; null for a good sheet. */
export const trySheet = (title: Title, sheet: Sheet, trials: number = TRIALS): DeadMatch | null =>
  trySome(title, sheet, 0, () => true, trials).dead
