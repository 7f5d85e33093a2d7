// What is sealed is not always the same: choices that bring nearly as much as the best are made, too, the nearer the more often.
// Somebody who knows how the master thinks would else know what it has sealed.
import { at } from '../../kernel/lists.ts'
import { below } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import type { Found } from './search.ts'

/** By how much less a choice must bring to be made about a third as often, as a part of the game. */
export const MIX = 0.01
/** Choices that bring less than the best by more than this many times that are never made. */
const FAR = 3
const FINE = 1_000_000

/** How often each choice is to be made, the best first. */
export function mixture(found: readonly Pick<Found, 'value'>[], mix: number): number[] {
  const best = found[0]?.value ?? 0
  const weights = found.map(({ value }) => (best - value > FAR * mix ? 0 : Math.exp((value - best) / mix)))
  const all = weights.reduce((sum, w) => sum + w, 0)
  return weights.map((w) => w / all)
}

/** One of the choices, drawn. */
export function drawnFrom(found: readonly Found[], rng: Rng, mix = MIX): Found {
  let left = below(rng, FINE) / FINE
  const weights = mixture(found, mix)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return at(found, i)
  }
  return at(found, 0)
}
