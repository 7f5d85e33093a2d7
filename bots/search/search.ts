// Information-set Monte-Carlo tree search over imagined worlds, for every game. Each iteration imagines a world that fits
// the view, walks down the tree by the choices possible there, judges the position it comes to with the game's insight,
// and remembers for every seat on the way what that seat got out of it.
import { deciders } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { clone } from '../../kernel/clone.ts'
import type { Game } from '../../kernel/game.ts'
import { commit } from '../../kernel/play.ts'
import { below } from '../../kernel/random.ts'
import type { Title } from '../../kernel/title.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import { imagine } from '../../kernel/zones.ts'
import type { Budget } from '../bot.ts'
import { thinkable } from '../greedy.ts'
import { type Arm, armsOf, childOf, type Node, newNode } from './tree.ts'

export interface Tuning {
  /** How much an untried choice draws. */
  readonly curiosity: number
  /** Points of lead that make a position about three to one. */
  readonly scale: number
  /** Points of difference that make a choice about three times as promising. */
  readonly warmth: number
  /** Choices played at random before the position is judged. */
  readonly rollout: number
  /** The share of a won game in the value of its end; the rest is the lead. */
  readonly victory: number
}

export const TUNING: Tuning = { curiosity: 1.6, scale: 10, warmth: 2.5, rollout: 0, victory: 0.8 }

export interface Found {
  readonly choice: Choice
  readonly visits: number
  /** What the seat may expect, from 0 to 1. */
  readonly value: number
}

const MANY = 1_000_000

export function search(
  title: Title,
  game: Game,
  view: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  tuning: Tuning = TUNING,
): { found: Found[]; iterations: number } {
  const root = newNode()
  const ends = budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms
  const most = budget.iterations ?? (budget.ms === undefined ? 1000 : MANY)
  const quiet = { ...view, events: null }
  let iterations = 0
  while (iterations < most && (iterations === 0 || performance.now() < ends)) {
    iterate(title, game, root, imagine(game, quiet, seat, rng), seat, rng, tuning)
    iterations++
  }
  const found = [...armsOf(root, seat).values()].map((arm) => ({
    choice: arm.choice,
    visits: arm.visits,
    value: arm.visits > 0 ? arm.won / arm.visits : 0,
  }))
  return { found: found.sort((a, b) => b.visits - a.visits || b.value - a.value), iterations }
}

interface Taken {
  readonly node: Node
  readonly seat: Seat
  readonly arm: Arm
}

function iterate(title: Title, game: Game, root: Node, s: State, me: Seat, rng: Rng, tuning: Tuning): void {
  const path: Taken[] = []
  const walked: Node[] = [root]
  let node = root
  for (;;) {
    const waiting = deciders(game, s)
    if (waiting.length === 0) break
    const fresh = node.visits === 0 && node !== root
    if (fresh) break
    let key = ''
    if (s.sealed === null) {
      const seat = waiting.includes(me) ? me : (waiting[0] as Seat)
      const arm = select(title, game, node, s, seat, rng, tuning)
      path.push({ node, seat, arm })
      key = `${seat} ${keyOf(arm.choice)}`
      commit(game, s, seat, arm.choice)
    } else {
      // Nobody sees what the others seal: every seat chooses by its own experience alone.
      for (const seat of waiting) {
        if (s.sealed === null || s.sealed[seat] !== null) continue
        const arm = select(title, game, node, s, seat, rng, tuning)
        path.push({ node, seat, arm })
        key += `${seat} ${keyOf(arm.choice)};`
        commit(game, s, seat, arm.choice)
      }
    }
    node = childOf(node, key)
    walked.push(node)
  }
  const values = judge(title, game, s, rng, tuning)
  for (const n of walked) n.visits++
  for (const { seat, arm } of path) {
    arm.visits++
    arm.won += values[seat] as number
  }
}

/** The most promising choice of a seat in this world: what it brought so far, and what it looked like before. */
function select(title: Title, game: Game, node: Node, s: State, seat: Seat, rng: Rng, tuning: Tuning): Arm {
  const arms = armsOf(node, seat)
  const choices = thinkable(title, game, s, seat)
  const open: Arm[] = []
  let offered = 0
  let won = 0
  let visits = 0
  let high = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const key = keyOf(choice)
    let arm = arms.get(key)
    if (arm === undefined) {
      const worth = choices.length === 1 ? 0 : worthOf(title, game, s, seat, choice)
      arm = { choice, worth, visits: 0, won: 0, offered: 0 }
      arms.set(key, arm)
    }
    arm.offered++
    open.push(arm)
    offered += arm.visits
    won += arm.won
    visits += arm.visits
    if (arm.worth > high) high = arm.worth
  }
  if (open.length === 1) return open[0] as Arm
  let total = 0
  for (const arm of open) total += Math.exp((arm.worth - high) / tuning.warmth)
  const untried = visits > 0 ? won / visits - 0.1 : 0.5
  const draw = tuning.curiosity * Math.sqrt(offered + 1)
  let best = open[0] as Arm
  let top = Number.NEGATIVE_INFINITY
  for (const arm of open) {
    const prior = Math.exp((arm.worth - high) / tuning.warmth) / total
    const mean = arm.visits > 0 ? arm.won / arm.visits : untried
    const score = mean + (draw * prior) / (1 + arm.visits) + below(rng, 1000) * 1e-9
    if (score > top) {
      top = score
      best = arm
    }
  }
  return best
}

/** How the position looks to the seat right after a choice. */
function worthOf(title: Title, game: Game, s: State, seat: Seat, choice: Choice): number {
  const after = clone(s)
  commit(game, after, seat, choice)
  return title.insight.value(after, seat, game.box)
}

/** What each seat may expect of a position, from 0 to 1. */
function judge(title: Title, game: Game, s: State, rng: Rng, tuning: Tuning): number[] {
  for (let left = tuning.rollout; left > 0 && s.agenda.length > 0; left--) {
    const seat = deciders(game, s)[0] as Seat
    const choices = thinkable(title, game, s, seat)
    commit(game, s, seat, choices[below(rng, choices.length)] as Choice)
  }
  const winners = game.winners(s, game.box)
  const values: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const lead = title.insight.value(s, seat, game.box)
    const even = 1 / (1 + Math.exp((-1.1 * lead) / tuning.scale))
    const won = winners.includes(seat) ? 1 / winners.length : 0
    values.push(winners.length > 0 ? tuning.victory * won + (1 - tuning.victory) * even : even)
  }
  return values
}
