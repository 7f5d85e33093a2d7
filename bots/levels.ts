// Opponents a person can feel the difference of. The lower ones play like beginners, not like dice.
import { at } from '../kernel/lists.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Bot } from './bot.ts'
import { ranking } from './greedy.ts'
import { search } from './search/search.ts'
import { thinkable } from './thinkable.ts'
import { played } from './turn.ts'

/** About normal, from 0, seldom beyond 1. */
const noise = (rng: Rng) => (below(rng, 1000) + below(rng, 1000) + below(rng, 1000)) / 1000 - 1.5

/** How far an apprentice misjudges a choice where the game does not say, and a journeyman: as a part of the game's scale. */
const SLIP = { apprentice: 0.35, journeyman: 0.04 }

interface Judged {
  readonly choice: Choice
  readonly value: number
}

/** The best of what is judged, seen through a blur. */
function blurred(list: readonly Judged[], blur: number, rng: Rng): Choice {
  let best = at(list, 0)
  let high = Number.NEGATIVE_INFINITY
  for (const judged of list) {
    const value = judged.value + blur * noise(rng)
    if (value > high) {
      high = value
      best = judged
    }
  }
  return best.choice
}

/** What a choice would bring to the seat itself: it does not look at the others. */
function ownGain(mind: Mind, world: State, seat: Seat, choice: Choice): number {
  const s = played(mind, world, seat, choice)
  if (mind.parts === undefined) return mind.value(s, seat)
  return mind.parts(s, seat).reduce((sum, part) => sum + part.points, 0)
}

/** A beginner: sees what a choice brings to itself, not what it leaves to the others, and not very clearly. */
export const apprentice: Bot = {
  id: 'apprentice',
  choose(mind, view, seat, rng) {
    const choices = thinkable(mind, view, seat)
    if (choices.length === 1) return at(choices, 0)
    const world = imagine(mind.game, { ...view, events: null }, seat, rng)
    const judged = choices.map((choice) => ({ choice, value: ownGain(mind, world, seat, choice) }))
    return blurred(judged, mind.slip ?? SLIP.apprentice * mind.scale, rng)
  },
}

/** Plans its own turn well, with an eye on the others, but does not foresee their answers. */
export const journeyman: Bot = {
  id: 'journeyman',
  choose(mind, view, seat, rng) {
    return blurred(ranking(mind, view, seat, rng), SLIP.journeyman * mind.scale, rng)
  },
}

export const MASTER_MS = 600

/** Thinks as long as it may. */
export const master: Bot = {
  id: 'master',
  choose(mind, view, seat, rng, budget = { ms: MASTER_MS }, memory) {
    return at(search(mind, view, seat, rng, budget, memory).found, 0).choice
  },
}

/** The master before it learned: it judges by insight alone. The yardstick that later ones are measured by. */
export const masterOne: Bot = {
  id: 'master-1',
  choose: (mind, view, seat, rng, budget, memory) => master.choose(mind.untaught, view, seat, rng, budget, memory),
}
