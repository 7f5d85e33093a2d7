// Plays games to learn from. A first net learns from those who look (quick, and blind in their own way), the next ones from
// the search itself; now and then a choice is left to chance, so that positions beside the beaten track are seen.
import type { Budget } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { type Memory, newMemory } from '../bots/search/memory.ts'
import { type Found, search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { deciders } from '../kernel/ask.ts'
import { at, each } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Rng, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Edition } from '../title/title.ts'
import type { Ply, Record } from './record.ts'
import { anyTable, type Table } from './tables.ts'

/** Who plays: those who look, or the search with so many iterations a choice. */
export interface Players {
  readonly iterations: number
  /** Choices left to chance, in a thousand. */
  readonly chance: number
  /** Plies from the start whose choice is drawn instead of taken as the best. */
  readonly opening: number
}

export const LOOKERS: Players = { iterations: 0, chance: 60, opening: 0 }
export const SEARCHERS: Players = { iterations: 24, chance: 25, opening: 10 }

/** More choices than any game has. */
const ENDLESS = 20_000

/** Drawn by the squares of the visits: the second choice, with half as many as the first, once for four times the first. */
function drawn(found: readonly Found[], rng: Rng): Found {
  let all = 0
  for (const { visits } of found) all += visits * visits
  let left = below(rng, Math.max(1, all))
  for (const one of found) {
    left -= one.visits * one.visits
    if (left < 0) return one
  }
  return at(found, 0)
}

function plyOf(mind: Mind, seen: State, seat: Seat, nth: number, who: Players, rng: Rng, memory: Memory): Ply {
  const choices = thinkable(mind, seen, seat)
  if (choices.length === 1) return { seat, choice: at(choices, 0) }
  if (below(rng, 1000) < who.chance) return { seat, choice: at(choices, below(rng, choices.length)) }
  if (who.iterations === 0) {
    // One imagined world is quick, and seeing others each time makes for other games.
    const choice = greedy.choose({ ...mind, worlds: 1 }, seen, seat, rng)
    return { seat, choice }
  }
  const budget: Budget = { iterations: who.iterations }
  const { found, expected } = search(mind, seen, seat, rng, budget, { memory })
  const { choice } = nth < who.opening ? drawn(found, rng) : at(found, 0)
  // What insight alone expects is not sure enough or too sure, by phase: only a net's search is worth learning from.
  return expected === null || !mind.taught
    ? { seat, choice }
    : { seat, choice, expected: expected.map((x) => Math.round(x * 1e4) / 1e4) }
}

/** Who makes the choices of a seat, with a memory of its own. */
export interface Player {
  ply(seen: State, seat: Seat, nth: number, rng: Rng, memory: Memory): Ply
}

export const playerOf = (mind: Mind, who: Players): Player => ({
  ply: (seen, seat, nth, rng, memory) => plyOf(mind, seen, seat, nth, who, rng, memory),
})

/** One game at this table, dealt by these words. */
export function playAt(
  game: Edition,
  { seats, options }: Table,
  seed: string,
  rng: Rng,
  players: readonly Player[],
): Record {
  const s = begin(game, options, seats, rngOf(seed))
  s.events = null
  const memories = Array.from({ length: seats }, newMemory)
  const plies: Ply[] = []
  while (!isOver(s)) {
    if (plies.length > ENDLESS) throw new Error(`${game.id}, ${seed}: the game does not end`)
    const seat = at(deciders(game, s), 0)
    const ply = at(players, seat).ply(view(game, s, seat), seat, plies.length, rng, at(memories, seat))
    plies.push(ply)
    commit(game, s, seat, ply.choice)
  }
  return { seats, options, seed, plies }
}

/** One game by these words, at any table or at the one given. */
export function playGame(mind: Mind, seed: string, who: Players, table?: Table): Record {
  const rng = rngOf(`${seed}/players`)
  const chosen = table ?? anyTable(mind.game, rng)
  const player = playerOf(mind, who)
  return playAt(
    mind.game,
    chosen,
    seed,
    rng,
    each(chosen.seats, () => player),
  )
}
