// One moment of a match: the deal, or a choice with what came of it.
import { begin, commit } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Values } from '../kernel/variants.ts'
import type { Rng, Seat, State } from '../kernel/words.ts'
import { otherLuck } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import { type Shares, sharesIn } from './judge.ts'
import type { Made } from './made.ts'
import { minus, none, type PartDoubt, type Parts, plus, type Spread, spreadOf } from './parts.ts'
import { type Ahead, type Better, type Effort, type Weighing, weighDecision } from './weigh.ts'

export interface Thoroughness extends Effort {
  /** Other deals or draws to compare with what came. */
  readonly draws: number
}

/** What was made of a decision. */
export interface Verdict {
  /** What was surely better; null where nothing was. */
  readonly better: Better | null
  /** It looked like a mistake at first, and did not hold. */
  readonly unsure: boolean
  /** The choice was the best one at first look, and so far ahead. */
  readonly ahead: Ahead | null
}

export interface Moment {
  /** The line of the story, 0 for the deal: the table after it is the state of that line. */
  readonly line: number
  /** Who chose; null at the deal. */
  readonly seat: Seat | null
  /** What every seat could expect before and after. */
  readonly before: Shares
  readonly after: Shares
  readonly parts: Parts
  /** How far draw and unseen cards may be off; missing in what was written before that was kept. */
  readonly doubt?: PartDoubt
  /** Null where there was nothing to decide. */
  readonly verdict: Verdict | null
}

/** The deal, with what the seats may expect of it, beside others that could have been dealt. */
export function dealMoment(
  mind: Mind,
  dealt: State,
  after: Shares,
  options: Values,
  { draws }: Thoroughness,
  rng: Rng,
): Moment {
  const { seats } = dealt
  const fair = spreadOf(draws, seats, () => sharesIn(mind, begin(mind.game, options, seats, split(rng))))
  const before = fair.mean
  const nothing = none(seats)
  const parts = { draw: minus(after, before), hidden: nothing, play: nothing, rest: nothing }
  const doubt = { draw: roots(fair.squares), hidden: nothing }
  return { line: 0, seat: null, before, after, parts, doubt, verdict: null }
}

const roots = (squares: Shares): Shares => squares.map(Math.sqrt)

/** A choice at its line of the story; `here` is what the seats could expect before it. */
export function choiceMoment(
  mind: Mind,
  made: Made & { readonly line: number },
  here: Shares,
  effort: Thoroughness,
  rng: Rng,
): Moment {
  const { line, before, seat, after } = made
  const there = sharesIn(mind, after)
  const lucky = after.secretsOut !== before.secretsOut
  const fair: Spread = lucky
    ? spreadOf(effort.draws, before.seats, () => sharesIn(mind, tried(mind, made, rng)))
    : { mean: there, squares: none(before.seats) }
  const weighing = weighDecision(mind, made, effort, rng)
  const draw = minus(there, fair.mean)
  const parts = weighing === null ? forced(here, fair.mean, draw) : chosen(here, fair.mean, draw, weighing)
  const doubt = {
    draw: roots(fair.squares),
    // Unseen cards are what came against what was believed, and what came is a mean over other luck.
    hidden: weighing === null ? none(before.seats) : roots(plus(fair.squares, weighing.squares)),
  }
  if (weighing === null) return { line, seat, before: here, after: there, parts, doubt, verdict: null }
  const { better, unsure, ahead } = weighing
  return { line, seat, before: here, after: there, parts, doubt, verdict: { better, unsure, ahead } }
}

/** The same choice at the same table with other luck. */
export function tried(mind: Mind, { before, seat, choice }: Omit<Made, 'after'>, rng: Rng): State {
  const table = otherLuck(mind.game, before, rng)
  table.events = null
  commit(mind.game, table, seat, choice)
  return table
}

function forced(here: Shares, fair: Shares, draw: Shares): Parts {
  const nothing = none(here.length)
  return { draw, hidden: nothing, play: nothing, rest: minus(fair, here) }
}

/** How good a position is, the judge says; how far two choices lie apart, the search. */
function chosen(here: Shares, fair: Shares, draw: Shares, { known, made, better }: Weighing): Parts {
  const best = better === null ? made : plus(made, better.shift)
  return {
    draw,
    hidden: minus(minus(fair, made), minus(here, known)),
    play: minus(made, best),
    rest: minus(best, known),
  }
}
