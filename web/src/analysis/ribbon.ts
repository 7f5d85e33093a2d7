// The ribbon: the seats' chances over a match as stacked bands, and the marks on it, none over another.
import { percents } from '../../../analysis/account.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { type Mistake, mistakeAt } from '../../../analysis/told.ts'
import type { Seat } from '../../../kernel/words.ts'

/** The seats from the bottom of the ribbon to its top: one's own, then the others as they sit. */
export const orderFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats)

/** Where a line of the story stands, from 0 to 1: line 0 is the deal. */
const along = (line: number, lines: number): number => (lines < 2 ? 0 : line / (lines - 1))

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
    ...moments.map(({ line, after }) => ({ x: along(line + 1, lines + 1) * room.w, shares: after })),
  ]
  const top = rows.map(({ x, shares }) => `${x.toFixed(1)} ${y(level(shares, [...under, seat]))}`)
  const bottom = rows.toReversed().map(({ x, shares }) => `${x.toFixed(1)} ${y(level(shares, under))}`)
  return `M${top.join('L')}L${bottom.join('L')}Z`
}

/** Where a moment stands on the ribbon. */
export const placeOf = (line: number, lines: number): number => along(line + 1, lines + 1)

interface Marked {
  readonly line: number
  readonly x: number
  readonly y: number
  readonly mistake: Mistake
}

/** The marks of mistakes, the costliest placed first; one that would lie over another is pushed aside, or left to the list. */
export function marksIn(
  moments: readonly Moment[],
  lines: number,
  order: readonly Seat[],
  room: { readonly w: number; readonly h: number },
  shown: (seat: Seat) => boolean,
): readonly Marked[] {
  const size = 22
  const marks = moments.flatMap((moment) => {
    const mistake = mistakeAt(moment)
    if (mistake === null || !shown(mistake.seat)) return []
    const below = order.slice(0, order.indexOf(mistake.seat))
    const under = below.reduce((sum, s) => sum + (moment.before[s] ?? 0), 0)
    const middle = under + (moment.before[mistake.seat] ?? 0) / 2
    const y = Math.min(room.h - 12, Math.max(12, room.h * (1 - middle)))
    const x = Math.min(room.w - 12, Math.max(12, placeOf(moment.line, lines) * room.w))
    return [{ line: moment.line, x, y, mistake }]
  })
  const placed: Marked[] = []
  for (const mark of marks.sort((a, b) => b.mistake.loss - a.mistake.loss)) {
    const aside = [0, 1, -1, 2, -2].map((k) => ({ ...mark, x: mark.x + k * 0.8 * size }))
    const free = aside.find(
      ({ x, y }) =>
        x > 8 &&
        x < room.w - 8 &&
        !placed.some((p) => Math.abs(p.x - x) < 0.78 * size && Math.abs(p.y - y) < 0.78 * size),
    )
    if (free !== undefined) placed.push(free)
  }
  return placed.sort((a, b) => a.line - b.line)
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

/** The line nearest to a place on the ribbon, among those that are judged. */
export const lineAt = (x: number, width: number, lines: number, known: number): number =>
  Math.max(0, Math.min(known - 1, Math.round((x / width) * lines - 0.5)))

/** The chances before a moment, in whole points that add up to 100. */
export const chancesBefore = (moment: Moment): number[] => percents(moment.before)
