// Which mistake is tried again: the how-manieth of whoever made it, and the one after it.
import type { Report } from '../../../analysis/report.ts'
import { type Mistake, mistakeAt, mistakesOf } from '../../../analysis/told.ts'
import type { Seat } from '../../../kernel/words.ts'

export interface Tried {
  readonly mistake: Mistake
  /** Counted from 1, among the mistakes of the same seat. */
  readonly nth: number
  readonly of: number
  /** The line of the next one; null for the last. */
  readonly next: number | null
}

/** The mistakes of a seat as they came. */
export const inOrder = (report: Report, seat: Seat): readonly Mistake[] =>
  mistakesOf(report, seat).toSorted((x, y) => x.line - y.line)

/** Null where nothing is to be found. Another seat's mistake counts among that seat's, whoever is looked at. */
export function triedAt(report: Report, line: number): Tried | null {
  const moment = report.moments[line]
  const mistake = moment === undefined ? null : mistakeAt(moment)
  if (mistake === null) return null
  const all = inOrder(report, mistake.seat)
  const nth = all.findIndex((one) => one.line === line)
  return { mistake, nth: nth + 1, of: all.length, next: all[nth + 1]?.line ?? null }
}
