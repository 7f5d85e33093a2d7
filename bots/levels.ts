// Opponents a person can feel the difference of. The lower ones play like beginners, not like dice: they do not see what beginners
// do not see. How strong each is in a game is the game's to say (`strengths`), in points and thoughts, never in time: a slow
// device takes longer and plays the same.
import { at } from '../kernel/lists.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind, Strengths } from '../title/mind.ts'
import type { Bot } from './bot.ts'
import { ranking } from './greedy.ts'
import type { Level } from './level.ts'
import { drawnFrom } from './search/mix.ts'
import { NARROW, search } from './search/search.ts'
import { thinkable } from './thinkable.ts'
import { played } from './turn.ts'

/** About normal, from 0, seldom beyond 1. */
const noise = (rng: Rng) => (below(rng, 1000) + below(rng, 1000) + below(rng, 1000)) / 1000 - 1.5

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
const ownGain = (mind: Mind, world: State, seat: Seat, choice: Choice): number =>
  mind.own(played(mind, world, seat, choice), seat)

/** A beginner: sees what a choice brings to itself, not what it leaves to the others, and takes one thing for another. */
const beginner = (id: Level, slip: (strengths: Strengths) => number): Bot => ({
  id,
  choose(mind, view, seat, rng) {
    const choices = thinkable(mind, view, seat)
    if (choices.length === 1) return at(choices, 0)
    const world = imagine(mind.game, { ...view, events: null }, seat, rng)
    const judged = choices.map((choice) => ({ choice, value: ownGain(mind, world, seat, choice) }))
    return blurred(judged, slip(mind.strengths), rng)
  },
})

/** Plans its own turn well, with an eye on the others, but does not foresee their answers. */
const planner: Bot = {
  id: 'journeyman',
  choose: (mind, view, seat, rng) => blurred(ranking(mind, view, seat, rng), mind.strengths.slips[2], rng),
}

/** Searches, as long as it may; without a budget so many thoughts. What it seals it mixes. */
const searcher = (id: Level, thoughts: (strengths: Strengths) => number): Bot => {
  const limits = (mind: Mind) => ({ thoughts: thoughts(mind.strengths) })
  return {
    id,
    limits,
    choose(mind, view, seat, rng, budget = limits(mind), memory) {
      const { found } = search(mind, view, seat, rng, budget, { memory })
      return (view.sealed === null ? at(found, 0) : drawnFrom(found, rng)).choice
    },
  }
}

/** The levels that people choose from. */
export const levels: Readonly<Record<Level, Bot>> = {
  novice: beginner('novice', ({ slips }) => slips[0]),
  apprentice: beginner('apprentice', ({ slips }) => slips[1]),
  journeyman: planner,
  master: searcher('master', ({ thoughts }) => thoughts[0]),
  grandmaster: searcher('grandmaster', ({ thoughts }) => thoughts[1]),
}

/** The same opponent as it was before the game learned: it judges by insight alone. */
export const untaught = ({ id, limits, choose }: Bot): Bot => ({
  id: `${id}-untaught`,
  ...(limits && { limits: (mind: Mind) => limits(mind.untaught) }),
  choose: (mind, view, seat, rng, budget, memory) => choose(mind.untaught, view, seat, rng, budget, memory),
})

/** How long a search thinks where nothing else is said, in milliseconds. */
export const SEARCH_MS = 600

/** Searches as all did once, by time, and seals what looks best. */
const yardstick = (id: string, judging: (mind: Mind) => Mind): Bot => ({
  id,
  choose: (mind, view, seat, rng, budget = { ms: SEARCH_MS }, memory) =>
    at(search(judging(mind), view, seat, rng, budget, { memory, tuning: NARROW }).found, 0).choice,
})

/** The master before it learned: the yardstick that later ones are measured by. */
export const masterOne: Bot = yardstick('master-1', (mind) => mind.untaught)

/** The master with its net as it searched while it never tried what looked bad: the yardstick of the search itself. */
export const masterTwo: Bot = yardstick('master-2', (mind) => mind)
