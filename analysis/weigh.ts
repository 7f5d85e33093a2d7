// Weighs one decision: what the seat could know, and whether a search finds something that is surely better. A first look
// names what might be better; what looks like a mistake is thought over anew with other luck, and dropped if it does not hold.
import type { Budget } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { type Found, search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import { commit } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import { open, type Pick, picksAt, type Shares, sharesIn } from './judge.ts'
import type { Made } from './made.ts'
import { isSuspicious } from './marks.ts'
import { minus, none, plus, spreadOf } from './parts.ts'
import { surelyBetter } from './ponder.ts'

/** How hard a decision is thought about. */
export interface Effort {
  /** The first look, over all choices; without thoughts nothing is looked for, and nothing found. */
  readonly search: Budget
  /** Worlds in which the choice that was made is tried. */
  readonly worlds: number
  /** Iterations of the second look, for each of the two choices it compares; what holds is looked at longer. */
  readonly check: number
}

/** A choice that is surely better than the one that was made. */
export interface Better {
  readonly choice: Choice
  /** What every seat would have had more of, and less. */
  readonly shift: Shares
  /** What the one who chose gave away, and how far that may be off: one standard error. */
  readonly loss: number
  readonly doubt: number
}

/** What the first look says of a choice that was the best one: how far the next lies behind. */
export interface Ahead {
  readonly next: Choice
  readonly lead: number
}

export interface Weighing {
  /** What every seat might expect before the choice and after it, from what the one who chose knew. */
  readonly known: Shares
  readonly made: Shares
  /** The square of one standard error of what lies between the two, by seat: other worlds would say otherwise. */
  readonly squares: Shares
  readonly better: Better | null
  /** It looked like a mistake at first, and did not hold. */
  readonly unsure: boolean
  readonly ahead: Ahead | null
}

/** Null where there was nothing to decide. */
export function weighDecision(
  mind: Mind,
  { before, seat, choice }: Omit<Made, 'after'>,
  effort: Effort,
  rng: Rng,
): Weighing | null {
  const seen = view(mind.game, before, seat)
  seen.events = null
  if (thinkable(mind, seen, seat).length < 2) return null
  const looked = split(rng)
  const found = effort.search.iterations === 0 ? [] : search(mind, seen, seat, looked, effort.search).found
  const levels = levelsOf(mind, seen, seat, choice, effort.worlds, split(rng))
  const rival = rivalIn(found, choice, before.seats)
  const better = rival === null ? null : betterThan(mind, seen, seat, choice, rival, effort.check, split(rng))
  return { ...levels, better, unsure: rival !== null && better === null, ahead: aheadIn(found, choice) }
}

/** What might be better than the choice that was made, by a first look. */
export function rivalIn(found: readonly Found[], choice: Choice, seats: number): Choice | null {
  const [best] = found
  const key = keyOf(choice)
  if (best === undefined || keyOf(best.choice) === key) return null
  const made = found.find((f) => keyOf(f.choice) === key)
  // What was never looked at is looked at now.
  const gap = made === undefined || made.visits === 0 ? Number.POSITIVE_INFINITY : best.value - made.value
  return isSuspicious(gap, seats) ? best.choice : null
}

/** How far a choice lies ahead of all others, where a first look likes it best. */
function aheadIn(found: readonly Found[], choice: Choice): Ahead | null {
  const [best, ...others] = found
  if (best === undefined || keyOf(best.choice) !== keyOf(choice)) return null
  const tried = others.filter(({ visits }) => visits > 0)
  const [first] = tried
  if (first === undefined) return null
  const next = tried.reduce((high, f) => (f.value > high.value ? f : high), first)
  return { next: next.choice, lead: best.value - next.value }
}

/** The second look: the better choice, if it holds. */
function betterThan(
  mind: Mind,
  seen: State,
  seat: Seat,
  made: Choice,
  rival: Choice,
  iterations: number,
  rng: Rng,
): Better | null {
  const surely = surelyBetter(mind, seen, seat, [rival, made], iterations, rng)
  return surely && { choice: rival, shift: surely.shift, loss: surely.by, doubt: surely.doubt }
}

/** What every seat might expect before and after a choice, over the worlds that the one who chose could believe in. */
function levelsOf(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  worlds: number,
  rng: Rng,
): Omit<Weighing, 'better' | 'unsure' | 'ahead'> {
  let known = none(seen.seats)
  let made = none(seen.seats)
  const { squares } = spreadOf(worlds, seen.seats, () => {
    const world = imaginedAt(mind, seen, seat, rng)
    const others = picksAt(mind, world).filter((pick) => pick.seat !== seat)
    const before = sharesIn(mind, world)
    const after = sharesAfter(mind, world, { seat, choice }, others)
    known = plus(known, before)
    made = plus(made, after)
    return minus(after, before)
  })
  const mean = (sum: Shares): Shares => sum.map((x) => x / worlds)
  return { known: mean(known), made: mean(made), squares }
}

/**
 * A world that the one who chooses could believe in. Where others have sealed a choice before, it holds some that they might have sealed: as a quick
 * opponent would, not always what looks best to the judge. Taken for certain, a guess would make luck of what was only to be expected.
 */
function imaginedAt(mind: Mind, seen: State, seat: Seat, rng: Rng): State {
  const world = imagine(mind.game, seen, seat, rng)
  const { sealed } = seen
  if (sealed === null) return world
  const others = deciders(mind.game, world).filter((other) => other !== seat && sealed[other] !== null)
  const guesses = others.map((other) => ({
    seat: other,
    choice: greedy.choose({ ...mind, worlds: 1 }, world, other, rng),
  }))
  open(mind, world, guesses)
  return world
}

/**
 * What the seats may expect of a world after a choice, and after what the others seal at the same time. It is judged by the same
 * luck as every other position: by its own, a deal still to come would count for whoever it happens to favour.
 */
function sharesAfter(mind: Mind, world: State, { seat, choice }: Pick, others: readonly Pick[]): Shares {
  const table = clone(world)
  commit(mind.game, table, seat, choice)
  open(mind, table, others)
  return sharesIn(mind, table)
}
