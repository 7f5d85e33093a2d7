// What our own opponents give away among their likes, in thousandths of a chance for each choice with something to decide, by the quick
// analysis: `npm run mistakes -- rates <game> --matches 40` prints these lines. By rate, standard error, and seats of matches.
import type { LevelRates } from './levelRate.ts'

export const LEVEL_RATES: Readonly<Record<string, LevelRates>> = {}
