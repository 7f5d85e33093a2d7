// Opponents a person can feel the difference of. The lower ones play like beginners, not like dice.
import { below } from '../kernel/random.ts'
import type { Choice, Rng } from '../kernel/words.ts'
import type { Bot } from './bot.ts'
import { ranking } from './greedy.ts'
import { search } from './search/search.ts'

/** About normal, from 0. */
const noise = (rng: Rng) => (below(rng, 1000) + below(rng, 1000) + below(rng, 1000)) / 1000 - 1.5

/** Points by which a beginner misjudges a position. */
const BLUR = 4

/** Sees one move ahead, and not very clearly. */
export const apprentice: Bot = {
  id: 'apprentice',
  choose(title, game, view, seat, rng) {
    const blurred = ranking(title, game, view, seat, rng).map(({ choice, value }) => ({
      choice,
      value: value + BLUR * noise(rng),
    }))
    return blurred.reduce((best, r) => (r.value > best.value ? r : best)).choice
  },
}

const JOURNEYMAN = 160

/** Thinks a little ahead. */
export const journeyman: Bot = {
  id: 'journeyman',
  choose(title, game, view, seat, rng, budget) {
    const iterations = Math.min(JOURNEYMAN, budget?.iterations ?? JOURNEYMAN)
    const { found } = search(title, game, view, seat, rng, { ...budget, iterations })
    return (found[0] as { choice: Choice }).choice
  },
}

const MASTER_MS = 600

/** Thinks as long as it may. */
export const master: Bot = {
  id: 'master',
  choose(title, game, view, seat, rng, budget = { ms: MASTER_MS }) {
    return (search(title, game, view, seat, rng, budget).found[0] as { choice: Choice }).choice
  },
}
