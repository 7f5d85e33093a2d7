// The gate: a candidate against the yardstick on duplicate deals, both with the same limits, by deals that no net learned from.
import { threadTime } from '../bots/arena/clock.ts'
import { fixturesOf } from '../bots/arena/fixtures.ts'
import { type Interval, wilson } from '../bots/arena/statistics.ts'
import type { Limits } from '../bots/bot.ts'
import { newMemory } from '../bots/search/memory.ts'
import { search, type Tuning } from '../bots/search/search.ts'
import { deciders } from '../kernel/ask.ts'
import { add, at, each } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

/** Who sits in a gate: a mind and its limits. */
export interface Contender {
  readonly mind: Mind
  readonly limits: Limits
  /** How it searches, where not as everybody does now. */
  readonly tuning?: Tuning
}

/** What a gate shows: the candidate's wins (shared ones in part) and the processor time of a choice, in milliseconds. */
export interface Passage {
  readonly games: number
  readonly won: number
  readonly share: number
  readonly interval: Interval
  readonly timesFair: number
  readonly ms: readonly [number, number]
}

/** Games before a gate may be clear. */
const FEW = 24

/** Whether so many games say already that the candidate is better or worse than a fair part, where they are whole deals. */
const clear = ({ games, interval: { low, high } }: Passage, seats: number): boolean =>
  games >= FEW && games % seats === 0 && (low > 1 / seats || high < 1 / seats)

/**
 * One candidate among so many of the yardstick; `games` are rounded up to whole deals, and are the most: it ends where it is
 * clear. `see` hears of each game.
 */
export function gate(
  candidate: Contender,
  yardstick: Contender,
  seats: number,
  games: number,
  seed: string,
  see?: (passage: Passage) => void,
): Passage {
  const time: [number, number] = [0, 0]
  const choices: [number, number] = [0, 0]
  let won = 0
  let played = 0
  const passage = (): Passage => {
    const share = won / Math.max(1, played)
    const ms = [time[0] / Math.max(1, choices[0]), time[1] / Math.max(1, choices[1])] as const
    return { games: played, won, share, interval: wilson(won, played), timesFair: share * seats, ms }
  }
  for (const { deal, seating } of fixturesOf(games, seats, seed)) {
    won += wonBy(seating.indexOf(0), candidate, yardstick, seats, deal, time, choices)
    played++
    see?.(passage())
    if (clear(passage(), seats)) break
  }
  return passage()
}

/** The candidate's part of the victory when it sits at this seat. */
function wonBy(
  seat: number,
  candidate: Contender,
  yardstick: Contender,
  seats: number,
  deal: string,
  time: number[],
  choices: number[],
): number {
  const { game } = candidate.mind
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf(deal))
  s.events = null
  const memories = each(seats, () => newMemory())
  for (let asked = 0; !isOver(s); asked++) {
    const who = at(deciders(game, s), 0)
    const side = who === seat ? 0 : 1
    const { mind, limits, tuning } = side === 0 ? candidate : yardstick
    const rng = rngOf(`${deal}/${who === seat ? 'a' : who}/${asked}`)
    const from = threadTime()
    const seen = view(game, s, who)
    const { found } = search(
      mind,
      seen,
      who,
      rng,
      { ...limits, clock: threadTime },
      { memory: at(memories, who), tuning },
    )
    add(time, side, threadTime() - from)
    add(choices, side, 1)
    commit(game, s, who, at(found, 0).choice)
  }
  const winners = game.winners(s, game.box)
  return winners.includes(seat) ? 1 / winners.length : 0
}
