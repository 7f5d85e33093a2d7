// Weighs one decision: what the seat could know, which choices were worth a thought, and what each is worth on the same
// imagined worlds.
import type { Budget } from '../bots/bot.ts'
import { search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { keyOf } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import { at } from '../kernel/lists.ts'
import { commit } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import { open, picksAt, type Shares, sharesIn, sharesSettled } from './judge.ts'
import { none, plus } from './parts.ts'

/** How hard a decision is thought about. */
export interface Effort {
  /** Iterations of the search that finds the choices worth weighing. */
  readonly search: Budget
  /** Choices weighed beside the one that was made. */
  readonly choices: number
  /** Worlds in which each of them is tried. */
  readonly worlds: number
}

/** A choice with what every seat may expect of it, from what the one who chooses knows. */
export interface Weight {
  readonly choice: Choice
  readonly shares: Shares
  /** How far its distance from the choice that was made may be off: one standard error. */
  readonly doubt: number
}

export interface Weighing {
  /** What every seat might expect before the choice, from what the one who chooses knows. */
  readonly known: Shares
  /** The choice that was made. */
  readonly made: Weight
  /** The best one that is surely better; else the one that was made. */
  readonly best: Weight
  /** All that were weighed, the best first. */
  readonly all: readonly Weight[]
}

/** Null where there was nothing to decide. */
export function weighDecision(
  mind: Mind,
  before: State,
  seat: Seat,
  choice: Choice,
  effort: Effort,
  rng: Rng,
): Weighing | null {
  const seen = view(mind.game, before, seat)
  seen.events = null
  if (thinkable(mind, seen, seat).length < 2) return null
  const choices = worthWeighing(mind, seen, seat, choice, effort, split(rng))
  return weighChoices(mind, seen, seat, choices, effort.worlds, rng)
}

/** The choice that was made first, then what a search finds best. */
function worthWeighing(mind: Mind, seen: State, seat: Seat, made: Choice, effort: Effort, rng: Rng): readonly Choice[] {
  const { found } = search(mind, seen, seat, rng, effort.search)
  const key = keyOf(made)
  const others = found.map((f) => f.choice).filter((c) => keyOf(c) !== key)
  return [made, ...others.slice(0, effort.choices)]
}

/** Weighs choices, the made one first, on the same worlds. */
export function weighChoices(
  mind: Mind,
  seen: State,
  seat: Seat,
  choices: readonly Choice[],
  worlds: number,
  rng: Rng,
): Weighing {
  let known = none(seen.seats)
  const sums = choices.map(() => none(seen.seats))
  const squares = choices.map(() => 0)
  for (let k = 0; k < worlds; k++) {
    const world = imagine(mind.game, seen, seat, rng)
    const picks = picksAt(mind, world)
    const others = picks.filter((pick) => pick.seat !== seat)
    known = plus(known, sharesIn(mind, world))
    let first = 0
    for (const [i, choice] of choices.entries()) {
      const shares = sharesAfter(mind, world, [{ seat, choice }, ...others])
      sums[i] = plus(at(sums, i), shares)
      const mine = at(shares, seat)
      if (i === 0) first = mine
      squares[i] = at(squares, i) + (mine - first) ** 2
    }
  }
  const mean = (sum: Shares): Shares => sum.map((x) => x / worlds)
  const weights = choices.map((choice, i): Weight => {
    const shares = mean(at(sums, i))
    const apart = (at(at(sums, i), seat) - at(at(sums, 0), seat)) / worlds
    const spread = Math.max(0, at(squares, i) / worlds - apart * apart)
    return { choice, shares, doubt: Math.sqrt(spread / Math.max(1, worlds - 1)) }
  })
  const all = weights.toSorted((a, b) => at(b.shares, seat) - at(a.shares, seat))
  const made = at(weights, 0)
  return { known: mean(known), made, best: all.find((w) => surely(w, made, seat)) ?? made, all }
}

/** So many standard errors, and no less than this, make a choice surely better: the highest of several noisy figures is too high. */
const SURELY = 2
const WORTH = 0.005

const surely = (one: Weight, made: Weight, seat: Seat): boolean =>
  at(one.shares, seat) - at(made.shares, seat) > Math.max(WORTH, SURELY * one.doubt)

/** What the seats may expect of a world after a choice, and after what the others seal at the same time. */
function sharesAfter(mind: Mind, world: State, picks: readonly { seat: Seat; choice: Choice }[]): Shares {
  const table = clone(world)
  const [first, ...others] = picks
  if (first !== undefined) commit(mind.game, table, first.seat, first.choice)
  open(mind, table, others)
  open(mind, table, picksAt(mind, table))
  return sharesSettled(mind, table)
}
