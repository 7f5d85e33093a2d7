// A match in one sum for a seat: with what it began, what came from where, and with what it ended.
import { at } from '../kernel/lists.ts'
import type { Seat } from '../kernel/words.ts'
import type { Shares } from './judge.ts'
import type { Moment } from './moment.ts'
import { none, plus } from './parts.ts'
import { smallFor } from './small.ts'

/** What a list of moments adds up to for a seat. */
export interface Sum {
  readonly start: number
  readonly draw: number
  readonly hidden: number
  /** What its own mistakes cost. */
  readonly own: number
  /** What each other seat gave, by mistake; 0 at the seat's own place. */
  readonly gifts: Shares
  /** What came of all other choices, its own and those of each other seat; 0 at the seat's own place of the second. */
  readonly small: number
  readonly theirs: Shares
  /** What the judge cannot put down to anybody. */
  readonly rest: number
  readonly end: number
  readonly doubt: Doubt
}

/**
 * How far figures of a sum may be off: one standard error each, as parts of the win. Null where the analysis was written before that was kept.
 * What small choices came to and what is left over are only roughly known, and nobody can say how roughly.
 */
export interface Doubt {
  readonly draw: number | null
  readonly hidden: number | null
  readonly own: number
  /** Of each other seat's gifts; 0 at the seat's own place. */
  readonly gifts: Shares
  /** Of the result with the luck of the draw taken out. */
  readonly adjusted: number | null
}

/** How far a sum of so many figures may be off, each found by itself. */
const inAll = (doubts: readonly number[]): number => Math.hypot(...doubts)

export function doubtFor(moments: readonly Moment[], seat: Seat): Doubt {
  const known = moments.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt]))
  const of = (part: 'draw' | 'hidden') =>
    known.length < moments.length ? null : inAll(known.map((doubt) => at(doubt[part], seat)))
  // What a mistake gave to each of several others is not known better than what it cost.
  const by = (who: Seat) =>
    inAll(moments.flatMap((m) => (m.seat === who && m.verdict?.better ? [m.verdict.better.doubt] : [])))
  const draw = of('draw')
  const gifts = at(moments, 0).before.map((_, who) => (who === seat ? 0 : by(who)))
  return { draw, hidden: of('hidden'), own: by(seat), gifts, adjusted: draw }
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
  const of = smallFor(moments, seat)
  const small = at(of, seat)
  const theirs = of.map((part, who) => (who === seat ? 0 : part))
  rest -= totalOf(of)
  const [start, end, doubt] = [at(first.before, seat), at(last.after, seat), doubtFor(moments, seat)]
  return { start, draw, hidden, own, gifts, small, theirs, rest, end, doubt }
}

/** What a list of parts comes to, one of each seat. */
export const totalOf = (parts: Shares): number => parts.reduce((sum, part) => sum + part, 0)

/** A part of the sum, as it is shown. */
type Source =
  | { readonly from: 'draw' | 'hidden' | 'own' | 'small' | 'theirs' | 'rest' | 'untold' }
  | { readonly from: 'gift'; readonly seat: Seat }

export type Entry = Source & {
  readonly points: number
  /** How far they may be off, in points of 100 and not rounded; null where nobody can say. */
  readonly doubt: number | null
}

/** A seat's sum in whole points of 100: start and entries add up to the end exactly. */
export interface Account {
  readonly start: number
  readonly entries: readonly Entry[]
  readonly end: number
}

/**
 * What unseen cards did is known to within 1 to 4 points of 100, about 10 where choices are sealed, however large the rest is, and
 * seldom comes to 10. Where it comes to more than this, it may be the judge's own errors: the two are shown as one.
 */
const TELLABLE = 0.1

/** Whether the judge can tell unseen cards from what it cannot explain. */
export const isTellable = ({ hidden }: Sum): boolean => Math.abs(hidden) <= TELLABLE

/** The sum as it is shown: parts that are 0 are left out. */
export function accountOf(sum: Sum): Account {
  const { doubt } = sum
  const gifts = sum.gifts.map((value, seat) => ({ from: 'gift' as const, seat, value, off: at(doubt.gifts, seat) }))
  const told = isTellable(sum)
    ? [
        { from: 'hidden' as const, value: sum.hidden, off: doubt.hidden },
        { from: 'rest' as const, value: sum.rest, off: null },
      ]
    : [{ from: 'untold' as const, value: sum.hidden + sum.rest, off: null }]
  const entries = [
    { from: 'draw' as const, value: sum.draw, off: doubt.draw },
    { from: 'own' as const, value: sum.own, off: doubt.own },
    { from: 'small' as const, value: sum.small, off: null },
    ...gifts,
    { from: 'theirs' as const, value: totalOf(sum.theirs), off: null },
    ...told,
  ].filter(({ value }) => value !== 0)
  const [start, end] = [Math.round(100 * sum.start), Math.round(100 * sum.end)]
  const points = roundedTo(
    entries.map(({ value }) => 100 * value),
    end - start,
  )
  return {
    start,
    end,
    entries: entries.map(({ value: _, off, ...source }, i) => ({
      ...source,
      points: at(points, i),
      doubt: off === null ? null : 100 * off,
    })),
  }
}

/** What parts of these kinds come to together. */
export const pointsFrom = <F extends string>(
  parts: readonly { readonly from: F; readonly points: number }[],
  ...from: readonly F[]
): number => parts.reduce((all, part) => all + (from.includes(part.from) ? part.points : 0), 0)

/** Whole numbers that add up to a given sum, each as near to its value as that allows: the largest remainders are rounded up. */
export function roundedTo(values: readonly number[], sum: number): number[] {
  const floors = values.map(Math.floor)
  if (values.length === 0) return []
  const left = sum - floors.reduce((a, b) => a + b, 0)
  const order = [...values.keys()].sort((a, b) => at(values, b) - at(floors, b) - (at(values, a) - at(floors, a)))
  const each = Math.floor(left / values.length)
  const more = left - each * values.length
  return floors.map((floor, i) => floor + each + (order.indexOf(i) < more ? 1 : 0))
}

/** The seats' chances in whole points, which add up to 100. */
export const percents = (shares: Shares): number[] =>
  roundedTo(
    shares.map((x) => 100 * x),
    100,
  )
