// The same deal at several tables: what somebody at one seat chose at each of them, choice by choice.
import type { Seat } from '../../../kernel/words.ts'
import type { PodInfo } from '../../../wire/tournament.ts'

/** One choice of a seat. */
export interface Chosen {
  /** Its line in the story of the match. */
  readonly line: number
  readonly text: string
}

/** One table, as a row sees it. */
export interface DealRow {
  readonly pod: PodInfo
  /** Its place among the tables of the round. */
  readonly index: number
  /** By seat. */
  readonly chosen: readonly (readonly Chosen[])[]
  readonly scores: readonly number[]
}

/** Two for a table whose same seat came behind, one for an equal: as many as tables were beaten, doubled. */
export const comparison = (rows: readonly DealRow[], row: DealRow, seat: Seat): number =>
  rows.reduce((sum, other) => {
    if (other === row || other.scores.length !== row.scores.length) return sum
    const [mine, theirs] = [row.scores[seat] ?? 0, other.scores[seat] ?? 0]
    return sum + (mine > theirs ? 2 : mine === theirs ? 1 : 0)
  }, 0)

/** The tables in order of what the seat reached. */
export const inOrder = (rows: readonly DealRow[], seat: Seat): DealRow[] =>
  rows.toSorted((a, b) => (b.scores[seat] ?? 0) - (a.scores[seat] ?? 0) || a.index - b.index)
