// One look ahead: tries every option in a few imagined worlds and takes the one after which the position looks best.
import { add, at } from '../kernel/lists.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Bot } from './bot.ts'
import { thinkable } from './thinkable.ts'
import { sightOf } from './turn.ts'

const WORLDS = 6

/** The value of each thinkable option, best first. */
export function ranking(mind: Mind, view: State, seat: Seat, rng: Rng): { choice: Choice; value: number }[] {
  const choices = thinkable(mind, view, seat)
  if (choices.length === 1) return [{ choice: at(choices, 0), value: 0 }]
  const count = mind.worlds ?? WORLDS
  const sums = choices.map(() => 0)
  for (let k = 0; k < count; k++) {
    const world = imagine(mind.game, view, seat, rng)
    world.events = null
    for (const [i, choice] of choices.entries()) add(sums, i, sightOf(mind, world, seat, choice, rng))
  }
  return choices.map((choice, i) => ({ choice, value: at(sums, i) / count })).sort((a, b) => b.value - a.value)
}

export const greedy: Bot = {
  id: 'greedy',
  choose(mind, view, seat, rng) {
    const ranked = ranking(mind, view, seat, rng)
    const best = ranked.filter((r) => r.value === ranked[0]?.value)
    return at(best, below(rng, best.length)).choice
  },
}
