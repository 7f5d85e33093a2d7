// What our own opponents give away among their likes, in thousandths of a chance for each choice with something to decide, by the quick
// analysis: `npm run mistakes -- rates <game> --matches 40` prints these lines. By rate, standard error, and seats of matches.
import type { LevelRates } from './levelRate.ts'

export const LEVEL_RATES: Readonly<Record<string, LevelRates>> = {
  castle: {
    novice: [25.6, 3.7, 20],
    apprentice: [29.2, 4.4, 20],
    journeyman: [8.9, 3.3, 18],
    master: [7.8, 2.8, 18],
  },
  'master-builder': {
    novice: [6.8, 1.3, 29],
    apprentice: [5.0, 0.6, 29],
    journeyman: [7.0, 1.2, 29],
    master: [2.0, 0.5, 29],
  },
  nehemiah: {
    novice: [17.4, 2.4, 29],
    apprentice: [15.1, 2.2, 29],
    journeyman: [9.3, 2.0, 29],
    master: [3.2, 0.9, 29],
  },
  pillars: {
    novice: [14.7, 2.3, 35],
    apprentice: [12.5, 1.8, 35],
    journeyman: [5.1, 0.7, 35],
    master: [2.8, 0.7, 35],
  },
  spyrium: {
    novice: [16.3, 2.1, 19],
    apprentice: [8.0, 1.5, 19],
    journeyman: [1.2, 0.4, 19],
    master: [0.4, 0.3, 19],
  },
}
