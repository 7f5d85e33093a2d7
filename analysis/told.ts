// What an analysis comes to in a few facts, for whoever puts them into words: where a result came from, which moments
// mattered to a seat.
import { at } from '../kernel/lists.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import { accountOf, doubtFor, isTellable, pointsFrom, type Sum, sumFor, totalOf } from './account.ts'
import { type Other, unluckiestOf } from './hindsight.ts'
import { atTable, atTwo, type Mark, markOf } from './marks.ts'
import type { Moment } from './moment.ts'
import type { Report } from './report.ts'

/** Why a seat won or lost, more than by anything else. */
export type Cause = 'gifts' | 'cards' | 'own' | 'small' | 'unseen' | 'untold'

export interface Gist {
  readonly result: 'won' | 'lost' | 'shared'
  readonly cause: Cause
  readonly sum: Sum
  /** The result with the luck of the draw taken out. */
  readonly adjusted: number
  readonly points: GistPoints
}

/** The figures of a gist in whole points of 100, rounded as those of the bar (`accountOf`), so that both say the same. */
export interface GistPoints {
  readonly cards: number
  readonly gifts: number
  readonly own: number
  /** The end less the cards. */
  readonly adjusted: number
}

function pointsOf(sum: Sum): GistPoints {
  const { end, entries } = accountOf(sum)
  const cards = pointsFrom(entries, 'draw')
  return { cards, gifts: pointsFrom(entries, 'gift'), own: pointsFrom(entries, 'own'), adjusted: end - cards }
}

/** What a match came to for a seat. */
export function gistOf(report: Report, seat: Seat): Gist {
  const sum = sumFor(report.moments, seat)
  const result = sum.end === 1 ? 'won' : sum.end === 0 ? 'lost' : 'shared'
  const way = result === 'lost' ? -1 : 1
  const causes: readonly (readonly [Cause, number])[] = [
    ['gifts', totalOf(sum.gifts)],
    ['cards', sum.draw],
    ['own', sum.own],
    ['small', sum.small + totalOf(sum.theirs)],
    ...(isTellable(sum)
      ? ([
          ['unseen', sum.hidden],
          ['untold', sum.rest],
        ] as const)
      : ([['untold', sum.hidden + sum.rest]] as const)),
  ]
  const [cause] = causes.reduce((most, one) => (way * one[1] > way * most[1] ? one : most))
  return { result, cause, sum, adjusted: sum.end - sum.draw, points: pointsOf(sum) }
}

/** A mistake that holds. */
export interface Mistake {
  readonly line: number
  readonly seat: Seat
  readonly mark: Mark
  readonly better: Choice
  readonly loss: number
  readonly doubt: number
}

/** A mistake as it is shown; null for a moment without one. */
export function mistakeAt({ line, seat, verdict, before }: Moment): Mistake | null {
  if (seat === null || verdict === null || verdict.better === null) return null
  const { choice, loss, doubt } = verdict.better
  const mark = markOf(loss, before.length)
  return mark === null ? null : { line, seat, mark, better: choice, loss, doubt }
}

export const mistakesIn = (report: Report): readonly Mistake[] => report.moments.flatMap((m) => mistakeAt(m) ?? [])

/** The mistakes of one seat, the costliest first. */
export const mistakesOf = (report: Report, seat: Seat): readonly Mistake[] =>
  mistakesIn(report)
    .filter((m) => m.seat === seat)
    .toSorted((a, b) => b.loss - a.loss)

/** Choices of a seat with something to decide. */
export const decisionsOf = (report: Report, seat: Seat): number =>
  report.moments.filter((m) => m.seat === seat && m.verdict !== null).length

/** Chance given away for each decision, in thousandths, as at a table of two: what players are compared by. */
export function errorRate(report: Report, seat: Seat): number {
  const lost = mistakesOf(report, seat).reduce((sum, { loss }) => sum + loss, 0)
  const seats = at(report.moments, 0).before.length
  return (1000 * atTwo(lost, seats)) / Math.max(1, decisionsOf(report, seat))
}

/** How far that may be off: one standard error, in thousandths. */
export function errorRateDoubt(report: Report, seat: Seat): number {
  const seats = at(report.moments, 0).before.length
  return (1000 * atTwo(doubtFor(report.moments, seat).own, seats)) / Math.max(1, decisionsOf(report, seat))
}

/** A moment that touched a seat, and by how much. */
export type Touch =
  | { readonly is: 'mistake'; readonly line: number; readonly points: number; readonly mistake: Mistake }
  | { readonly is: 'draw' | 'finest'; readonly line: number; readonly points: number }

/** Luck below this part of a chance, at a table of two, is not listed. */
const LISTED = 0.04
/** Somebody else's mistake that brings or costs less than a point did not touch one. */
const FELT = 0.01

/** The moments that touched a seat, in the order of the match: mistakes, cards that came, how unseen ones lay. */
export function touchesOf(report: Report, seat: Seat): readonly Touch[] {
  const least = atTable(LISTED, at(report.moments, 0).before.length)
  const touches: Touch[] = []
  for (const moment of report.moments) {
    const { line, parts } = moment
    const mistake = mistakeAt(moment)
    const play = at(parts.play, seat)
    if (mistake !== null && (mistake.seat === seat || Math.abs(play) >= FELT))
      touches.push({ is: 'mistake', line, points: play, mistake })
    const draw = at(parts.draw, seat)
    if (Math.abs(draw) >= least) touches.push({ is: 'draw', line, points: draw })
  }
  for (const { line, seat: who, lead } of report.finest)
    if (who === seat) touches.push({ is: 'finest', line, points: lead })
  return touches.sort((a, b) => a.line - b.line)
}

/** A moment at which unseen cards lay badly: what that cost, and what would have been better as they lay. */
export interface Unknown {
  readonly line: number
  readonly points: number
  /** Null where nothing would surely have been better; missing where nobody looked, or where a mistake was made. */
  readonly other?: Other | null
}

/** So many moments at which unseen cards lay badly are listed, beside those at which another choice would have been better. */
const UNLUCKY = { least: LISTED, most: 3 }

/** Own choices after which unseen cards lay badly, in the order of the match: what nobody could know. */
export function unknownTo({ moments, hindsight }: Report, seat: Seat): readonly Unknown[] {
  const unlucky = new Set(unluckiestOf(moments, seat, UNLUCKY))
  return moments.flatMap((moment): Unknown[] => {
    const { line, parts } = moment
    const looked = hindsight.find((one) => one.line === line)
    if (!unlucky.has(moment) && (moment.seat !== seat || !looked?.other)) return []
    return [{ line, points: at(parts.hidden, seat), ...(looked !== undefined && { other: looked.other }) }]
  })
}
