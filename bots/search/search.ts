// Information-set Monte-Carlo tree search over imagined worlds, for every game. Each iteration imagines a world that fits
// the view, walks down the tree by the choices possible there, judges the position it comes to with the game's insight,
// and remembers for every seat on the way what that seat got out of it. At the root the thoughts are shared by rank
// (ranks.ts), further on by promise.

import { deciders } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { at, fraction } from '../../kernel/lists.ts'
import { commit } from '../../kernel/play.ts'
import { below, split } from '../../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import { imagine } from '../../kernel/zones.ts'
import type { Mind } from '../../title/mind.ts'
import type { Budget } from '../bot.ts'
import type { Habits } from '../habits.ts'
import { thinkable } from '../thinkable.ts'
import { settle } from '../turn.ts'
import { expectedGap, type Hearsay, tell } from './hearsay.ts'
import { expectations, type Luck, lookFor, lookOf, luckOf, type Prospect, prospectOf } from './judge.ts'
import { type Memory, stepKey } from './memory.ts'
import { newGains, RULES } from './rule.ts'
import { type Arm, armsOf, childOf, type Node, newNode, type Offer, sameThings } from './tree.ts'

export interface Tuning {
  /** How much an untried choice draws. */
  readonly curiosity: number
  /** How much better a choice must look to be about three times as promising, as a part of the game's scale. */
  readonly warmth: number
  /** How the choices at the root share the thoughts: by their promise, as everywhere in the tree, or by their rank. */
  readonly root: 'promise' | 'rank'
  /** How far behind a choice must have been elsewhere in the tree to be judged only when it is visited, as a part of the game's scale. */
  readonly behind: number
  /** Whether turns are played on by habit. */
  readonly habits: boolean
}

export const TUNING: Tuning = { curiosity: 0.4, warmth: 0.1, root: 'rank', behind: 0.2, habits: true }
/** As all searched once: what looks bad is never tried. The yardsticks go on so. */
export const NARROW: Tuning = { ...TUNING, root: 'promise', behind: Number.POSITIVE_INFINITY, habits: false }

export interface Found {
  readonly choice: Choice
  readonly visits: number
  /** What the seat may expect, from 0 to 1. */
  readonly value: number
  /** How it looked before it was tried, in points of lead. */
  readonly worth: number
}

/** A search that can be carried on in pieces. */
export interface Thinking {
  /** One iteration; false once the budget is spent, the answer is asked for, or no time left could change it. */
  step(): boolean
  readonly iterations: () => number
  /** The choices looked at, best first. There is always one. */
  found(): Found[]
  /** What every seat got by the best choice on average, from 0 to 1; null before the first iteration. */
  expected(): number[] | null
  readonly root: Node
}

/** What a search may be given beside the question. */
export interface Ways {
  /** What was thought about the choice before it in the same turn. */
  readonly memory?: Memory | undefined
  readonly tuning?: Tuning | undefined
  /** The only choices of the searching seat that are looked at in the beginning, instead of all worth a thought. */
  readonly among?: readonly Choice[] | null
  /** The worlds it walks through, instead of those that fit what the seat sees. */
  readonly worlds?: ((rng: Rng) => State) | undefined
}

/** Iterations when nothing else is said, and more than any budget of time allows. */
const USUAL = 1000
const MANY = 10_000_000
/** After how many iterations a thought looks whether it is decided. */
const LOOK = 32
/** Guesses at what the others have sealed, for the choice to be made; one is enough further on. */
const GUESSES = 3

/** What stays the same through all walks of one search. */
interface Walk {
  readonly mind: Mind
  readonly me: Seat
  readonly rng: Rng
  readonly tuning: Tuning
  readonly root: Node
  /** The only choices of the searching seat that are looked at in the beginning; null for all worth a thought. */
  readonly among: readonly Choice[] | null
  /** What choices of each seat looked like in the tree. */
  readonly hearsay: readonly Hearsay[]
  /** How turns have been played on; null where they are always played on with care. */
  readonly habits: Habits | null
  /** Whether the time is over. */
  late(): boolean
}

export function think(
  mind: Mind,
  view: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  { memory, tuning = TUNING, among = null, worlds }: Ways = {},
): Thinking {
  const { game } = mind
  const root = memory?.recall(game, view, seat) ?? newNode()
  const { ms, signal, clock = () => performance.now() } = budget
  const ends = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms
  const late = () => signal?.aborted === true || (ms !== undefined && clock() >= ends)
  const quiet: State = { ...view, events: null }
  const choices = among ?? thinkable(mind, quiet, seat)
  const { iterations: exactly, thoughts, each } = budget
  const unlimited = [ms, exactly, thoughts, each].every((limit) => limit === undefined)
  const most = unlimited
    ? USUAL
    : Math.min(exactly ?? MANY, thoughts ?? MANY, each === undefined ? MANY : each * choices.length)
  /** Limits of time and of thoughts are the most that may be spent on deciding. */
  const mayEnd = ms !== undefined || thoughts !== undefined
  const hearsay = Array.from({ length: view.seats }, (): Hearsay => new Map())
  const habits: Habits | null = tuning.habits ? new Map() : null
  const walk: Walk = { mind, me: seat, rng, tuning, root, among, hearsay, habits, late }
  const from = ms === undefined ? 0 : clock()
  /** Iterations that are left, as far as the time allows at this pace. */
  const left = () => {
    if (ms === undefined) return most - iterations
    const now = clock()
    return Math.min(most - iterations, now > from ? (iterations * (ends - now)) / (now - from) : MANY)
  }
  const arms = armsOf(root, seat)
  const rule = RULES[tuning.root]
  let iterations = 0
  const gains = newGains()
  return {
    root,
    step() {
      if (iterations >= most || late()) return false
      // Where there is nothing to decide any more, nobody waits.
      if (
        mayEnd &&
        iterations > 0 &&
        (choices.length === 1 || (iterations % LOOK === 0 && rule.settled([...arms.values()], left())))
      )
        return false
      const walked = iterate(walk, root, worlds === undefined ? imagine(game, quiet, seat, rng) : worlds(rng))
      if (walked === null) return false
      gains.add(walked.arm, walked.values)
      iterations++
      return true
    },
    expected: () => gains.first(rule.sorted([...arms.values()])),
    iterations: () => iterations,
    found() {
      const found = rule.sorted([...arms.values()]).map(({ arm: { choice, visits, worth }, value }) => ({
        choice,
        visits,
        value,
        worth,
      }))
      return found.length > 0 ? found : [{ choice: at(choices, 0), visits: 0, value: 0, worth: 0 }]
    },
  }
}

export function search(
  mind: Mind,
  view: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  ways: Ways = {},
): { found: Found[]; iterations: number; expected: number[] | null } {
  const thinking = think(mind, view, seat, rng, budget, ways)
  while (thinking.step());
  const found = thinking.found()
  ways.memory?.keep(mind.game, view, seat, at(found, 0).choice, thinking.root)
  return { found, iterations: thinking.iterations(), expected: thinking.expected() }
}

/** A choice without an alternative is not looked at before it is made. */
const ALONE: Prospect = { worth: 0, values: null }

interface Taken {
  readonly seat: Seat
  readonly arm: Arm
}

interface Walked {
  /** What the searching seat chose at the root, and what the walk brought every seat. */
  readonly arm: Arm
  readonly values: readonly number[]
}

/** One walk through one world. Null if the time was over before its end: then it counts for nothing. */
function iterate(walk: Walk, root: Node, s: State): Walked | null {
  const { mind, me } = walk
  const { game } = mind
  const path: Taken[] = []
  const walked: Node[] = [root]
  let node = root
  let last = me
  let values: readonly number[] | null = null
  while (values === null) {
    const waiting = deciders(game, s)
    if (waiting.length === 0) break
    if (node.visits === 0 && node !== root) break
    let key = ''
    let next: Node | null = null
    // Nobody sees what the others seal: every seat chooses by its own experience alone.
    const seats = s.sealed !== null ? waiting : [waiting.includes(me) ? me : at(waiting, 0)]
    const secret = s.sealed !== null
    for (const seat of seats) {
      if (secret && (s.sealed === null || s.sealed[seat] !== null)) continue
      const arm = select(walk, node, s, seat)
      if (arm === null) return null
      path.push({ seat, arm })
      if (secret) key += stepKey(seat, arm.key)
      else {
        arm.next ??= childOf(node, stepKey(seat, arm.key))
        next = arm.next
      }
      // Its first try is how it looked when it was first seen: that was a walk through some world, too.
      if (arm.visits === 0 && arm.values !== null) values = arm.values
      else commit(game, s, seat, arm.choice)
      last = seat
    }
    node = next ?? childOf(node, key)
    walked.push(node)
  }
  if (values === null) {
    const end = settle(mind, s, last, walk.habits)
    values = expectations(mind, end, mind.leads(end))
  }
  for (const n of walked) n.visits++
  for (const { seat, arm } of path) {
    const got = at(values, seat)
    arm.visits++
    arm.won += got
    arm.squares += got * got
  }
  const own = path.find(({ seat }) => seat === me)
  return own === undefined ? null : { arm: own.arm, values }
}

/** The arms of some choices at a point of the tree; null if the time was over before all of them were looked at. */
function offerOf(walk: Walk, node: Node, s: State, seat: Seat, choices: readonly Choice[]): Offer | null {
  const { mind, tuning } = walk
  const all = armsOf(node, seat)
  const hearsay = at(walk.hearsay, seat)
  const atRoot = node === walk.root
  const look = looker(walk, s, seat, choices.length, atRoot ? GUESSES : 1)
  const arms: Arm[] = []
  const judged: Arm[] = []
  const passed: { readonly arm: Arm; readonly gap: number }[] = []
  let high = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const key = keyOf(choice)
    let arm = all.get(key)
    if (arm === undefined) {
      const gap = atRoot ? null : expectedGap(hearsay, key, tuning.behind * mind.scale)
      if (all.size > 0 && walk.late()) {
        // What was not looked at here has nothing to be remembered by.
        for (const { arm } of passed) all.delete(arm.key)
        return null
      }
      arm = { choice, key, worth: 0, values: null, look: 0, judged: false, visits: 0, won: 0, squares: 0, next: null }
      all.set(key, arm)
      if (gap === null) {
        look(arm)
        judged.push(arm)
      } else passed.push({ arm, gap })
    } else if (atRoot && !arm.judged) look(arm)
    arms.push(arm)
    if (arm.judged && arm.worth > high) high = arm.worth
  }
  if (high === Number.NEGATIVE_INFINITY) {
    // Everything here was bad elsewhere: then nothing is known of what is good.
    passed.length = 0
    for (const arm of arms) {
      look(arm)
      judged.push(arm)
      high = Math.max(high, arm.worth)
    }
  }
  for (const { arm, gap } of passed) arm.worth = high + gap
  if (choices.length > 1) tell(hearsay, judged, high)
  const warmth = tuning.warmth * mind.scale
  const priors = arms.map((arm) => Math.exp((arm.worth - high) / warmth))
  let total = 0
  for (const prior of priors) total += prior
  return { choices, arms, high, priors, total }
}

/** Looks at the choices of a seat at one point, all with the same guesses at what the others have sealed. */
function looker(walk: Walk, s: State, seat: Seat, many: number, guesses: number): (arm: Arm) => void {
  const { mind, rng, habits } = walk
  const judge = onlyLooks(walk, s, seat) ? lookOf : prospectOf
  let luck: Luck | null = null
  return (arm) => {
    luck ??= luckOf(mind, s, seat, split(rng), guesses)
    const prospect = many === 1 ? ALONE : judge(mind, s, seat, arm.choice, luck, habits)
    arm.worth = prospect.worth
    arm.values = prospect.values
    arm.look = lookFor(mind, prospect, seat, s.seats)
    arm.judged = true
  }
}

/** Where the searching seat sees further, the others only look. */
const onlyLooks = ({ mind, me }: Walk, s: State, seat: Seat): boolean =>
  mind.foresees && seat !== me && s.sealed === null

/** The most promising choice of a seat in this world: what it brought so far, and what it looked like before. */
function select(walk: Walk, node: Node, s: State, seat: Seat): Arm | null {
  const { mind, rng, tuning } = walk
  const asked = node === walk.root && seat === walk.me ? walk.among : null
  const choices = asked ?? thinkable(mind, s, seat)
  // Most worlds offer what was offered here before.
  const before = node.offers[seat]
  const offer =
    before !== undefined && sameThings(before.choices, choices) ? before : offerOf(walk, node, s, seat, choices)
  if (offer === null) return null
  node.offers[seat] = offer
  const { arms, high, priors, total } = offer
  if (arms.length === 1) return at(arms, 0)
  if (onlyLooks(walk, s, seat)) return arms.find((arm) => arm.worth === high) as Arm
  const next = node === walk.root && seat === walk.me ? RULES[tuning.root].next(arms) : null
  if (next !== null) return next
  let won = 0
  let visits = 0
  for (let i = 0; i < arms.length; i++) {
    const arm = at(arms, i)
    won += arm.won
    visits += arm.visits
  }
  const untried = visits > 0 ? won / visits - 0.1 : 0.5
  const draw = (tuning.curiosity * Math.sqrt(visits + 1)) / total
  let best = at(arms, 0)
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < arms.length; i++) {
    const arm = at(arms, i)
    const mean = arm.visits > 0 ? arm.won / arm.visits : untried
    const score = mean + (draw * fraction(priors, i)) / (1 + arm.visits) + below(rng, 1000) * 1e-9
    if (score > top) {
      top = score
      best = arm
    }
  }
  return best
}
