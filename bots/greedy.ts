// One look ahead: tries every option in a few imagined worlds and takes the one after which the position looks best.
import { check, closedOptions, deciders, offers, options } from '../kernel/ask.ts'
import { withNumbers } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { commit } from '../kernel/play.ts'
import { below } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Title } from '../title/title.ts'
import type { Bot } from './bot.ts'
import { anyChoice } from './random.ts'

const WORLDS = 6

/** What a seat that is asked may do: its options, and what it may do beside them where the game's insight says so. */
export function thinkable(title: Title, game: Game, s: State, seat: Seat): readonly Choice[] {
  const { beside, dull } = title.insight
  let asked = answers(title, game, s, seat)
  if (dull !== undefined && asked.length > 1) asked = asked.filter((c) => !dull(s, seat, c, game.box))
  if (beside === undefined) return asked
  const besides = offers(game, s, seat).filter((c) => beside.includes(c.act))
  return besides.length === 0 ? asked : [...asked, ...besides]
}

/** The options, open ones with the numbers the game's insight would try. */
function answers(title: Title, game: Game, s: State, seat: Seat): readonly Choice[] {
  const suggest = title.insight.numbers
  if (suggest === undefined) return closedOptions(game, s, seat)
  const list = options(game, s, seat)
  if (list.every((c) => c.span === undefined)) return list
  const closed = list.flatMap((c) =>
    c.span === undefined
      ? [c]
      : suggest(s, seat, c, game.box)
          .map((n) => withNumbers(c, n))
          .filter((k) => check(game, s, seat, k) === null),
  )
  return closed.length > 0 ? closed : closedOptions(game, s, seat)
}

/** How the position looks after a choice, once sealed choices are open and the seat's own turn is followed a little. */
function judged(title: Title, game: Game, world: State, seat: Seat, choice: Choice, rng: Rng): number {
  const { insight } = title
  commit(game, world, seat, choice)
  for (let guard = 0; world.sealed !== null && guard < 99; guard++) {
    const waiting = deciders(game, world)[0]
    if (waiting === undefined) break
    commit(game, world, waiting, anyChoice(game, world, waiting, rng))
  }
  for (let left = insight.follow ?? 0; left > 0; left--) {
    const next = deciders(game, world)
    if (next.length !== 1 || next[0] !== seat) break
    let best: State | null = null
    let high = Number.NEGATIVE_INFINITY
    for (const c of thinkable(title, game, world, seat)) {
      const after = clone(world)
      commit(game, after, seat, c)
      const value = insight.value(after, seat, game.box)
      if (value > high) {
        high = value
        best = after
      }
    }
    if (best === null) break
    world = best
  }
  return insight.value(world, seat, game.box)
}

/** The value of each thinkable option, best first. */
export function ranking(
  title: Title,
  game: Game,
  view: State,
  seat: Seat,
  rng: Rng,
): { choice: Choice; value: number }[] {
  const choices = thinkable(title, game, view, seat)
  if (choices.length === 1) return [{ choice: choices[0] as Choice, value: 0 }]
  const count = title.insight.worlds ?? WORLDS
  const sums = choices.map(() => 0)
  for (let k = 0; k < count; k++) {
    const world = imagine(game, view, seat, rng)
    world.events = null
    for (const [i, choice] of choices.entries())
      sums[i] = (sums[i] as number) + judged(title, game, clone(world), seat, choice, rng)
  }
  return choices.map((choice, i) => ({ choice, value: (sums[i] as number) / count })).sort((a, b) => b.value - a.value)
}

export const greedy: Bot = {
  id: 'greedy',
  choose(title, game, view, seat, rng) {
    const ranked = ranking(title, game, view, seat, rng)
    const best = ranked.filter((r) => r.value === ranked[0]?.value)
    return (best[below(rng, best.length)] as { choice: Choice }).choice
  },
}
