// What is kept of the analyses of a match: the one that is shown, and beside it the part of a deeper one that is still to become whole.

import { isRecord } from '../kernel/record.ts'
import type { Match } from '../match/match.ts'
import { NOT_YET } from './lookBack.ts'
import type { Moment } from './moment.ts'
import { answers, type Judge, packed, type Report, readReport } from './report.ts'

export interface Kept {
  readonly report: Report
  /** A deeper analysis that was stopped: it goes on, and takes the place of the other once it is whole. */
  readonly deeper: Report | null
}

/** What is kept once an analysis has come so far: a whole one gives way to another whole one alone. */
export function keptWith(was: Kept | null, now: Report): Kept {
  if (was === null) return { report: now, deeper: null }
  if (!now.whole) return was.report.whole ? { ...was, deeper: now } : { report: now, deeper: null }
  // A part that is deeper still goes on another day.
  return { report: now, deeper: was.deeper !== null && !answers(now, was.deeper.judge.thoughts) ? was.deeper : null }
}

/**
 * As much as there is of an analysis that is not done, of a match with so many lines; null before its first moment. It is done once the best
 * moments are known, too: until then the last moment is left to be judged again, or what was stopped there would look whole.
 */
export function partOf(judge: Judge, moments: readonly Moment[], lines: number): Report | null {
  const part = moments.slice(0, lines - 1)
  return part.length === 0 ? null : { judge, moments: part, ...NOT_YET, whole: false }
}

/** What answers a question that is asked with so many thoughts, whole or a part of it; null where there is nothing to go on from. */
export function earlierFor(kept: Kept | null, thoughts: number): Report | null {
  if (kept === null) return null
  if (answers(kept.report, thoughts)) return kept.report
  return kept.deeper !== null && answers(kept.deeper, thoughts) ? kept.deeper : null
}

/** As it stands in a match file: versions that do not know the deeper part read the other as if it were alone. */
export function packedKept({ report, deeper }: Kept, match: Match): unknown {
  return { ...packed(report, match), ...(deeper !== null && { deeper: packed(deeper, match) }) }
}

/** Read with care; null where nothing can be shown. */
export function readKept(x: unknown, match: Match): Kept | null {
  const report = readReport(x, match)
  if (report === null || !isRecord(x)) return null
  const deeper = x.deeper === undefined || !report.whole ? null : readReport(x.deeper, match)
  return { report, deeper: deeper === null || deeper.whole || answers(report, deeper.judge.thoughts) ? null : deeper }
}
