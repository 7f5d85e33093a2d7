// Where the results of many matches come from by an analysis, what its parts are worth, and how far the chances of the judge go to and fro.
import { type Sum, totalOf } from '../../analysis/account.ts'
import type { Shares } from '../../analysis/judge.ts'
import type { Moment } from '../../analysis/moment.ts'
import { none, plus } from '../../analysis/parts.ts'
import { mean } from '../../bots/arena/statistics.ts'
import { at } from '../../kernel/lists.ts'
import { median, points, variance } from './figures.ts'

/** A match, seat by seat. */
export interface Course {
  /** The squares of all steps of the chances, added up: on average the variance of the result, if a judge foretells as well as can be. */
  readonly squares: Shares
}

export function courseOf(moments: readonly Moment[]): Course {
  let squares = none(at(moments, 0).before.length)
  for (const { before, after } of moments)
    squares = plus(
      squares,
      after.map((x, seat) => (x - at(before, seat)) ** 2),
    )
  return { squares }
}

/** What came of all choices that are no mistakes, whoever made them. */
const smallIn = ({ small, theirs }: Sum): number => small + totalOf(theirs)
const luckIn = ({ draw, hidden }: Sum): number => draw + hidden
const resultOf = ({ start, end }: Sum): number => end - start

/** What a point of a part is worth in the result: 1 where the part tells the truth, whatever else it leaves out. */
function worthOf(sums: readonly Sum[], part: (sum: Sum) => number): number {
  const parts = sums.map(part)
  const together = sums.map((sum, i) => resultOf(sum) * at(parts, i))
  return (mean(together) - mean(sums.map(resultOf)) * mean(parts)) / variance(parts)
}

export function courseTold(matches: readonly { readonly sums: readonly Sum[]; readonly course: Course }[]): string {
  const sums = matches.flatMap((one) => one.sums)
  const size = (part: (sum: Sum) => number) => points(median(sums.map((sum) => Math.abs(part(sum)))))
  const fro = mean(matches.flatMap(({ course }) => course.squares)) / variance(sums.map(resultOf))
  return (
    `medians: result less start ${size(resultOf)}, luck ${size(luckIn)}, small choices ${size((s) => s.small)} own and ` +
    `${size((s) => totalOf(s.theirs))} theirs, rest ${size((s) => s.rest)}; a point of small choices is worth ` +
    `${worthOf(sums, smallIn).toFixed(2)} of the result; chances go to and fro ${fro.toFixed(1)} × as far as need be`
  )
}

/** Where the results of some seats come from, on average. */
export function meansTold(sums: readonly Sum[]): string {
  const told = (name: string, part: (sum: Sum) => number) => {
    const list = sums.map(part)
    return `${name} ${points(mean(list))} ± ${points(Math.sqrt(variance(list) / list.length))}`
  }
  return [
    told('result less start', resultOf),
    told('luck', luckIn),
    told('own mistakes', (s) => s.own),
    told('others’', (s) => totalOf(s.gifts)),
    told('own small choices', (s) => s.small),
    told('others’', (s) => totalOf(s.theirs)),
    told('rest', (s) => s.rest),
  ].join(', ')
}
