// Opponents a person can feel the difference of. The lower ones play like beginners, not like dice.
import type { Game } from '../kernel/game.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Title } from '../title/title.ts'
import type { Bot } from './bot.ts'
import { ranking } from './greedy.ts'
import { scaleOf } from './search/judge.ts'
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
  let best = list[0] as Judged
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
function ownGain(title: Title, game: Game, world: State, seat: Seat, choice: Choice): number {
  const { parts, value } = title.insight
  const s = played(title, game, world, seat, choice)
  if (parts === undefined) return value(s, seat, game.box)
  return parts(s, seat, game.box).reduce((sum, part) => sum + part.points, 0)
}

/** A beginner: sees what a choice brings to itself, not what it leaves to the others, and not very clearly. */
export const apprentice: Bot = {
  id: 'apprentice',
  choose(title, game, view, seat, rng) {
    const choices = thinkable(title, game, view, seat)
    if (choices.length === 1) return choices[0] as Choice
    const world = imagine(game, { ...view, events: null }, seat, rng)
    const judged = choices.map((choice) => ({ choice, value: ownGain(title, game, world, seat, choice) }))
    return blurred(judged, title.insight.slip ?? SLIP.apprentice * scaleOf(title), rng)
  },
}

/** Plans its own turn well, with an eye on the others, but does not foresee their answers. */
export const journeyman: Bot = {
  id: 'journeyman',
  choose(title, game, view, seat, rng) {
    return blurred(ranking(title, game, view, seat, rng), SLIP.journeyman * scaleOf(title), rng)
  },
}

export const MASTER_MS = 600

/** Thinks as long as it may. */
export const master: Bot = {
  id: 'master',
  choose(title, game, view, seat, rng, budget = { ms: MASTER_MS }, memory) {
    return (search(title, game, view, seat, rng, budget, memory).found[0] as { choice: Choice }).choice
  },
}
