// Where the rest of an analysis comes from: it is the result less all that is told apart, so it is large wherever a match is decided by
// choices none of which is surely a mistake. What is the judge's own fault shows in how far its chances go to and fro.
import type { Sum } from '../../analysis/account.ts'
import type { Shares } from '../../analysis/judge.ts'
import type { Moment } from '../../analysis/moment.ts'
import { none, plus } from '../../analysis/parts.ts'
import { mean } from '../../bots/arena/statistics.ts'
import { at } from '../../kernel/lists.ts'
import { median, points, variance } from './figures.ts'

/** A match, seat by seat. */
export interface Course {
  /** The rest of moments with something to decide, and of all others. */
  readonly chosen: Shares
  readonly forced: Shares
  /** The squares of all steps of the chances, added up: on average the variance of the result, if a judge foretells as well as can be. */
  readonly squares: Shares
}

export function courseOf(moments: readonly Moment[]): Course {
  const seats = at(moments, 0).before.length
  let [chosen, forced, squares] = [none(seats), none(seats), none(seats)]
  for (const { before, after, verdict, parts } of moments) {
    if (verdict === null) forced = plus(forced, parts.rest)
    else chosen = plus(chosen, parts.rest)
    squares = plus(
      squares,
      after.map((x, seat) => (x - at(before, seat)) ** 2),
    )
  }
  return { chosen, forced, squares }
}

export function courseTold(matches: readonly { readonly sums: readonly Sum[]; readonly course: Course }[]): string {
  const sums = matches.flatMap((one) => one.sums)
  const size = (list: readonly number[]) => points(median(list.map(Math.abs)))
  const of = (part: (course: Course) => Shares) => matches.flatMap(({ course }) => part(course))
  const raw = sums.map(({ start, end }) => end - start)
  const left = sums.map(({ start, end, draw, hidden }) => end - start - draw - hidden)
  const fro = mean(of((c) => c.squares)) / variance(raw)
  return (
    `medians: result less start ${size(raw)}, less luck too ${size(left)}, rest ${size(sums.map(({ rest }) => rest))}; ` +
    `of choices ${size(of((c) => c.chosen))}, of all else ${size(of((c) => c.forced))}; chances go to and fro ${fro.toFixed(1)} × as far as need be`
  )
}
