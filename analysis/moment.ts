// One moment of a match: the deal, or a choice with what came of it.
import { at } from '../kernel/lists.ts'
import { begin, commit } from '../kernel/play.ts'
import { split } from '../kernel/random.ts'
import type { Values } from '../kernel/variants.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { otherLuck } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import { type Shares, sharesIn } from './judge.ts'
import { meanOf, minus, none, type Parts, plus } from './parts.ts'
import { type Effort, type Weighing, weighDecision } from './weigh.ts'

export interface Thoroughness extends Effort {
  /** Other deals or draws to compare with what came. */
  readonly draws: number
}

export interface Moment {
  /** The line of the story; −1 is the deal. */
  readonly line: number
  /** Who chose; null at the deal. */
  readonly seat: Seat | null
  readonly choice: Choice | null
  /** What every seat could expect before and after. */
  readonly before: Shares
  readonly after: Shares
  readonly parts: Parts
  /** Null where there was nothing to decide. */
  readonly weighing: Weighing | null
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
  const before = meanOf(draws, seats, () => sharesIn(mind, begin(mind.game, options, seats, split(rng))))
  const nothing = none(seats)
  const parts = { draw: minus(after, before), hidden: nothing, play: nothing, rest: nothing }
  return { line: -1, seat: null, choice: null, before, after, parts, weighing: null }
}

/**
 * A choice: `before` is the true state in which it was made, with what the seats could expect there, `after` the one that
 * came of it.
 */
export function choiceMoment(
  mind: Mind,
  line: number,
  seat: Seat,
  choice: Choice,
  before: State,
  here: Shares,
  after: State,
  effort: Thoroughness,
  rng: Rng,
): Moment {
  const there = sharesIn(mind, after)
  const lucky = after.secretsOut !== before.secretsOut
  const fair = lucky
    ? meanOf(effort.draws, before.seats, () => sharesIn(mind, tried(mind, before, seat, choice, rng)))
    : there
  const weighing = weighDecision(mind, before, seat, choice, effort, rng)
  const draw = minus(there, fair)
  const parts = weighing === null ? forced(here, fair, draw) : chosen(here, fair, draw, weighing)
  return { line, seat, choice, before: here, after: there, parts, weighing }
}

/** The same choice at the same table with other luck. */
function tried(mind: Mind, before: State, seat: Seat, choice: Choice, rng: Rng): State {
  const table = otherLuck(mind.game, before, rng)
  table.events = null
  commit(mind.game, table, seat, choice)
  return table
}

function forced(here: Shares, fair: Shares, draw: Shares): Parts {
  const nothing = none(here.length)
  return { draw, hidden: nothing, play: nothing, rest: minus(fair, here) }
}

function chosen(here: Shares, fair: Shares, draw: Shares, { known, made, best }: Weighing): Parts {
  return {
    draw,
    hidden: minus(minus(fair, made.shares), minus(here, known)),
    play: minus(made.shares, best.shares),
    rest: minus(best.shares, known),
  }
}

/** What a list of moments adds up to for a seat: with what it began, its parts, and with what it ended. */
export interface Sum {
  readonly start: number
  readonly draw: number
  readonly hidden: number
  readonly own: number
  /** What each other seat gave, by mistake; 0 at the seat's own place. */
  readonly gifts: Shares
  readonly rest: number
  readonly end: number
}

export function sumFor(moments: readonly Moment[], seat: Seat): Sum {
  const first = at(moments, 0)
  const last = at(moments, moments.length - 1)
  let draw = 0
  let hidden = 0
  let own = 0
  let rest = 0
  let gifts = none(first.before.length)
  for (const { seat: who, parts } of moments) {
    draw += at(parts.draw, seat)
    hidden += at(parts.hidden, seat)
    rest += at(parts.rest, seat)
    const play = at(parts.play, seat)
    if (who === seat) own += play
    else
      gifts = plus(
        gifts,
        gifts.map((_, j) => (j === who ? play : 0)),
      )
  }
  return { start: at(first.before, seat), draw, hidden, own, gifts, rest, end: at(last.after, seat) }
}
