// Where a seat's result came from: the segments of its bar, and the moments that each of them is the sum of.
import { accountOf, type Entry, pointsFrom, type Sum } from '../../../analysis/account.ts'
import type { Moment } from '../../../analysis/moment.ts'
import type { Seat } from '../../../kernel/words.ts'

/** How far points may be off, in points of 100; an analysis of an earlier version does not say it. */
interface Doubted {
  readonly doubt?: number | null
}
/** At a table of two the small choices of one are those of the other, seen from the other side: they are one segment. */
export type Segment = (Entry | { readonly from: 'both'; readonly points: number }) & Doubted

export interface Bar {
  readonly start: number
  readonly segments: readonly Segment[]
  readonly end: number
}

/** The bar of a seat: start and segments add up to the end. What rounds to nothing is left out. */
export function barOf(sum: Sum): Bar {
  const { start, entries, end } = accountOf(sum)
  const isSmall = ({ from }: Entry) => from === 'small' || from === 'theirs'
  const points = pointsFrom(entries, 'small', 'theirs')
  const place = entries.findIndex(isSmall)
  const merged: readonly Segment[] =
    sum.gifts.length !== 2 || place < 0
      ? entries
      : entries.flatMap((entry, i): readonly Segment[] =>
          i === place ? [{ from: 'both', points }] : isSmall(entry) ? [] : [entry],
        )
  return { start, end, segments: merged.filter((segment) => segment.points !== 0) }
}

/** The result with luck taken out, and how far it may be off. An estimate: it may lie outside of what a result can be. */
export function adjustedOf(sum: Sum): {
  readonly points: number
  readonly doubt: number | null
  readonly can: boolean
} {
  const bar = barOf(sum)
  const points = bar.end - pointsFrom(bar.segments, 'draw')
  const known: { readonly doubt?: { readonly adjusted: number | null } } & Sum = sum
  const off = known.doubt?.adjusted ?? null
  return { points, doubt: off === null ? null : 100 * off, can: points >= 0 && points <= 100 }
}

interface Part {
  readonly line: number
  readonly value: number
}

/** Choices with what followed from them until the next one, as far as that is nobody's mistake. */
function shiftsOf(moments: readonly Moment[], seat: Seat): readonly (Part & { readonly who: Seat })[] {
  const shifts: (Part & { who: Seat })[] = []
  for (const { line, seat: who, verdict, parts } of moments) {
    const value = parts.rest[seat] ?? 0
    const last = shifts.at(-1)
    if (who !== null && verdict !== null) shifts.push({ line, who, value })
    else if (last !== undefined) shifts[shifts.length - 1] = { ...last, value: last.value + value }
  }
  return shifts
}

function partsOf(moments: readonly Moment[], seat: Seat, segment: Segment): readonly Part[] {
  const of = (part: 'draw' | 'hidden' | 'play', by?: Seat) =>
    moments
      .filter(({ seat: who }) => by === undefined || who === by)
      .map(({ line, parts }) => ({ line, value: parts[part][seat] ?? 0 }))
  const { from } = segment
  if (from === 'draw') return of('draw')
  if (from === 'hidden' || from === 'untold') return of('hidden')
  if (from === 'own') return of('play', seat)
  if (from === 'gift') return of('play', segment.seat)
  if (from === 'rest') return []
  return shiftsOf(moments, seat).filter(({ who }) => from === 'both' || (who === seat) === (from === 'small'))
}

/** Moments that are listed of one segment. */
const MOST = 8

export interface Opened {
  readonly rows: readonly { readonly line: number; readonly points: number }[]
  /** What is left for all others: rows and this add up to the segment. */
  readonly more: number
}

/** The moments of a segment, those that did most first. */
export function openedOf(moments: readonly Moment[], seat: Seat, segment: Segment): Opened {
  const rows = partsOf(moments, seat, segment)
    .map(({ line, value }) => ({ line, points: Math.round(100 * value) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.line - b.line)
    .slice(0, MOST)
  return { rows, more: segment.points - rows.reduce((sum, { points }) => sum + points, 0) }
}
