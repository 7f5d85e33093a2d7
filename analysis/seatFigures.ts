// What an analysis comes to for one seat, in a few numbers: small enough to be kept by the hundred and added up over matches.
import { at } from '../kernel/lists.ts'
import type { Seat } from '../kernel/words.ts'
import { sumFor } from './account.ts'
import { atTwo } from './marks.ts'
import type { Moment } from './moment.ts'
import type { Judge, Report } from './report.ts'
import { mistakeAt } from './told.ts'

/** A third of a match: choices with something to decide, mistakes that hold, and the chance they gave away, as at a table of two. */
export interface Third {
  readonly decisions: number
  readonly mistakes: number
  readonly lost: number
}

export interface SeatFigures {
  readonly seats: number
  /** The share of the win: 1 for who won alone. */
  readonly result: number
  /** What the cards brought, as a part of the win. */
  readonly draw: number
  /** In per cent. */
  readonly accuracy: number
  /** Opening, middle and end. */
  readonly thirds: readonly Third[]
  readonly judge: Pick<Judge, 'rules' | 'net' | 'thoughts'> & {
    /** Which way of judging, and which net; missing in rows that were made before it was kept. */
    readonly sign?: string
  }
}

const THIRDS = 3
const DECIMALS = 5
const short = (x: number): number => Number(x.toFixed(DECIMALS))

/** How right a choice was that gave away so much, in per cent: the curve that chess players know, of points at a table of two. */
export const accuracyOf = (lost: number): number =>
  Math.min(100, Math.max(0, 103.17 * Math.exp(-0.0435 * 100 * lost) - 3.17))

/** A match that is decided counts a little still, so that there is always something to divide by. */
const LEAST_WEIGHT = 0.05

/** How open a match is: 1 while all seats have the same chance, near 0 once it is decided. */
function openness({ before }: Moment): number {
  const even = 1 / before.length
  const squares = before.reduce((sum, p) => sum + p * p, 0)
  return Math.max(LEAST_WEIGHT, (1 - squares) / (1 - even))
}

/** The third of a match that a line of its story belongs to; the deal is not counted. */
const thirdOf = (line: number, choices: number): number =>
  Math.min(THIRDS - 1, Math.floor((THIRDS * (line - 1)) / choices))

/** The figures of a seat; null while moments are missing. */
export function seatFigures(report: Report, seat: Seat): SeatFigures | null {
  const { moments, whole } = report
  const { rules, net, thoughts, sign } = report.judge
  if (!whole) return null
  const seats = at(moments, 0).before.length
  const thirds = Array.from({ length: THIRDS }, () => ({ decisions: 0, mistakes: 0, lost: 0 }))
  let [right, weight] = [0, 0]
  for (const moment of moments) {
    if (moment.seat !== seat || moment.verdict === null) continue
    const third = at(thirds, thirdOf(moment.line, moments.length - 1))
    const mistake = mistakeAt(moment)
    const lost = mistake === null ? 0 : atTwo(mistake.loss, seats)
    third.decisions++
    third.lost += lost
    if (mistake !== null) third.mistakes++
    right += accuracyOf(lost) * openness(moment)
    weight += openness(moment)
  }
  const { draw, end } = sumFor(moments, seat)
  return {
    ...{ seats, result: short(end), draw: short(draw) },
    accuracy: weight === 0 ? 100 : Number((right / weight).toFixed(2)),
    thirds: thirds.map((third) => ({ ...third, lost: short(third.lost) })),
    judge: { rules, net, thoughts, sign },
  }
}
