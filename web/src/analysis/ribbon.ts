// The ribbon: the seats' chances over a match as stacked bands, and the marks on it, none over another.
import { percents } from '../../../analysis/account.ts'
import type { Shares } from '../../../analysis/judge.ts'
import type { Mark } from '../../../analysis/marks.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { mistakeAt } from '../../../analysis/told.ts'
import type { Seat } from '../../../kernel/words.ts'

/** The seats from the bottom of the ribbon to its top: one's own, then the others as they sit. */
export const orderFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats)

/**
 * Where a moment stands, from 0 to 1: where its choice is still to be made. The board shows the table it was made at, the figures and
 * the height of its mark the chances of that instant, and the band is there what they were. The end stands at 1, one further than
 * the last choice.
 */
export const placeOf = (line: number, lines: number): number => line / Math.max(1, lines)

/** The moment at a place: the right inverse of `placeOf`, as far as the match is judged. `known` is the table after the last one. */
export const lineAt = (x: number, width: number, lines: number, known: number): number =>
  Math.max(0, Math.min(known, Math.round((x / Math.max(1, width)) * lines)))

/** What the seats could expect at a moment; after the last one that is judged, what it left them with. */
export const sharesAt = (moments: readonly Moment[], line: number): Shares | null =>
  moments[line]?.before ?? moments.at(-1)?.after ?? null

/** In whole points that add up to 100. */
export const chancesAt = (moments: readonly Moment[], line: number): number[] => percents(sharesAt(moments, line) ?? [])

/** A band: its path in a room of this size. The bands below it are `under`. */
export function bandPath(
  moments: readonly Moment[],
  lines: number,
  under: readonly Seat[],
  seat: Seat,
  room: { readonly w: number; readonly h: number },
): string {
  const level = (shares: readonly number[], seats: readonly Seat[]) =>
    seats.reduce((sum, s) => sum + Math.max(0, shares[s] ?? 0), 0)
  const y = (share: number) => (room.h * (1 - share)).toFixed(1)
  const [first] = moments
  if (first === undefined) return ''
  const rows = [
    { x: 0, shares: first.before },
    ...moments.map(({ line, after }) => ({ x: placeOf(line + 1, lines) * room.w, shares: after })),
  ]
  const top = rows.map(({ x, shares }) => `${x.toFixed(1)} ${y(level(shares, [...under, seat]))}`)
  const bottom = rows.toReversed().map(({ x, shares }) => `${x.toFixed(1)} ${y(level(shares, under))}`)
  return `M${top.join('L')}L${bottom.join('L')}Z`
}

export interface Marked {
  readonly line: number
  readonly seat: Seat
  readonly x: number
  readonly y: number
  /** Null for what looked like a mistake and is not sure. */
  readonly mark: Mark | null
}

/** A mark is so wide. */
const SIZE = 22
/** A mark this near to where somebody points is meant, and a finger covers more. */
const REACH = 14
const FINGER = 22

/** The marks of mistakes, the costliest placed first; one that would lie over another is pushed aside, or left to the list. */
export function marksIn(
  moments: readonly Moment[],
  lines: number,
  order: readonly Seat[],
  room: { readonly w: number; readonly h: number },
  shown: (seat: Seat) => boolean,
  taken: readonly { readonly x: number; readonly y: number }[] = [],
): readonly Marked[] {
  const marks = moments.flatMap((moment) => {
    const mistake = mistakeAt(moment)
    const { seat, line, before, verdict } = moment
    if (seat === null || !shown(seat) || (mistake === null && verdict?.unsure !== true)) return []
    const below = order.slice(0, order.indexOf(seat))
    const under = below.reduce((sum, s) => sum + (before[s] ?? 0), 0)
    const middle = under + (before[seat] ?? 0) / 2
    const y = Math.min(room.h - 12, Math.max(12, room.h * (1 - middle)))
    const x = Math.min(room.w - 12, Math.max(12, placeOf(line, lines) * room.w))
    return [{ line, seat, x, y, mark: mistake?.mark ?? null, loss: mistake?.loss ?? 0 }]
  })
  const placed: Marked[] = []
  for (const { loss: _, ...mark } of marks.sort((a, b) => b.loss - a.loss)) {
    const aside = [0, 1, -1, 2, -2].map((k) => ({ ...mark, x: mark.x + k * 0.8 * SIZE }))
    const isFree = ({ x, y }: Marked) =>
      [...placed, ...taken].every((p) => Math.abs(p.x - x) >= 0.78 * SIZE || Math.abs(p.y - y) >= 0.78 * SIZE)
    const free = aside.find((one) => one.x > 8 && one.x < room.w - 8 && isFree(one))
    if (free !== undefined) placed.push(free)
  }
  return placed.sort((a, b) => a.line - b.line)
}

/** What somebody points at: the mark under the pointer, also one that was pushed aside; elsewhere nothing but a place. */
export function markAt(
  point: { readonly x: number; readonly y: number },
  marks: readonly { readonly line: number; readonly x: number; readonly y: number }[],
  finger = false,
): number | null {
  const far = (mark: { readonly x: number; readonly y: number }) => Math.hypot(mark.x - point.x, mark.y - point.y)
  const [nearest] = marks.toSorted((a, b) => far(a) - far(b))
  return nearest !== undefined && far(nearest) <= (finger ? FINGER : REACH) ? nearest.line : null
}

interface Drawn {
  readonly line: number
  readonly x: number
  readonly points: number
}

/** What cards did to a seat, the largest first, as many as fit side by side. */
export function drawsIn(
  moments: readonly Moment[],
  lines: number,
  seat: Seat,
  width: number,
  apart: number,
): readonly Drawn[] {
  const found = moments
    .map(({ line, parts }) => ({
      line,
      x: placeOf(line, lines) * width,
      points: Math.round(100 * (parts.draw[seat] ?? 0)),
    }))
    .filter(({ points }) => Math.abs(points) >= 2)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const placed: Drawn[] = []
  for (const one of found) if (placed.every((p) => Math.abs(p.x - one.x) >= apart)) placed.push(one)
  return placed.sort((a, b) => a.line - b.line)
}
