// What the reader of the explorer looks at: which matches, which line of choices, and on which table it is shown.
import type { Shown } from '../../../match/openings/book.ts'
import { type Figures, figuresOf, leastAmong, type Row, rowsOf } from '../../../match/openings/rows.ts'
import { type Branch, branchAt, merged, noBranch } from '../../../match/openings/tree.ts'
import type { Counted, Source, Who } from './counted.ts'

/** Which matches are counted; `who` null for everybody who chose of their own. */
export interface Filter {
  readonly source: Source
  readonly seats: number
  readonly variant: string
  readonly who: Who | null
}

/** How often a choice must have been made to have a row of its own; of this device's matches every one has. */
export const leastOf = (source: Source, times: number): number => (source === 'device' ? 1 : leastAmong(times))

export const matching = (counted: readonly Counted[], { source, seats, variant, who }: Filter): readonly Counted[] =>
  counted.filter(
    (c) =>
      c.source === source &&
      c.seats === seats &&
      c.variant === variant &&
      (who === null ? c.who !== 'lot' : c.who === who),
  )

/** Counts with tables to look at: the house has none of its own, and the book's of the same kind serve. */
export const tablesFor = (counted: readonly Counted[], filter: Filter): readonly Counted[] =>
  filter.source === 'house'
    ? counted.filter((c) => c.source === 'book' && c.seats === filter.seats && c.variant === filter.variant)
    : matching(counted, filter)

/** Matches behind some counts: outside the book, seats of one match are counted by who sat there, so the largest count is taken. */
export function matchesOf(counted: readonly Counted[]): number {
  const book = counted.filter((c) => c.source === 'book').reduce((sum, { matches }) => sum + matches, 0)
  const played = counted.filter((c) => c.source !== 'book').map(({ matches }) => matches)
  return book + Math.max(0, ...played)
}

/** A line of choices as a table. */
export interface Page {
  readonly branch: Branch
  /** Choices made less often than this are one row. */
  readonly least: number
  readonly rows: readonly Row[]
  readonly all: Figures
}

export function pageOf(counted: readonly Counted[], path: readonly string[]): Page {
  const root = merged(counted.map(({ tree }) => tree))
  const least = leastOf(counted[0]?.source ?? 'device', root[0])
  const branch = branchAt(root, path) ?? noBranch()
  return { branch, least, rows: rowsOf(branch, least), all: figuresOf(branch, branch[0]) }
}

const begins = (path: readonly string[], start: readonly string[]) => start.every((label, i) => path[i] === label)

/** A table on which a line is shown: the match, the line of its story with the choice, and whether it is the very line asked for. */
export interface Seen {
  readonly shown: Shown
  /** The table is the one before this line of the story. */
  readonly line: number
  readonly exact: boolean
}

/**
 * The table before a choice: of a match that went this very way and chose this label, else of one that went this way; else of
 * one that went as much of it as any.
 */
export function seenAt(counted: readonly Counted[], path: readonly string[], label: string | null): Seen | null {
  const all = counted.flatMap(({ shown }) => shown).flatMap((make) => make() ?? [])
  const wanted = label === null ? path : [...path, label]
  const depth = path.length
  const fits = (shown: Shown) => shown.lines[depth] !== undefined
  const exact = all.find((shown) => fits(shown) && begins(shown.path, wanted))
  const near = exact ?? all.find((shown) => fits(shown) && begins(shown.path, path))
  const line = near?.lines[depth]
  if (near !== undefined && line !== undefined) return { shown: near, line, exact: near === exact }
  for (let d = depth - 1; d >= 0; d--) {
    const earlier = all.find((shown) => begins(shown.path, path.slice(0, d)) && shown.lines[d] !== undefined)
    const then = earlier?.lines[d]
    if (earlier !== undefined && then !== undefined) return { shown: earlier, line: then, exact: false }
  }
  return null
}
