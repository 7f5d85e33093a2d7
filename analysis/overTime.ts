// Matches of one person added up: error rate, accuracy, luck and results, each with how unsure it is.
import { at } from '../kernel/lists.ts'
import type { SeatFigures, Third } from './seatFigures.ts'

/** One analysed match of somebody, from their seat. */
export interface Played extends SeatFigures {
  readonly game: string
  /** When it was played, in milliseconds. */
  readonly at: number
  /** Who sat across: `people`, or the level of the strongest computer. */
  readonly against: string
}

/** A mean, and its standard error; null where there are too few matches to say how far they differ. */
export interface Mean {
  readonly value: number
  readonly doubt: number | null
}

export interface Total {
  readonly matches: number
  /** Those of them whose judge counts for errors: choices, mistakes, rate and accuracy are of these alone. */
  readonly alike: number
  readonly decisions: number
  readonly mistakes: number
  /** Chance lost a decision, in thousandths, as at a table of two; null where nothing was to be decided. */
  readonly rate: Mean | null
  /** In per cent; null as above. */
  readonly accuracy: number | null
  /** Points of 100 that the cards brought: in a match, and in all of them. */
  readonly luck: Mean
  readonly luckSum: number
  /** Points of 100, what the seats would have got by rights, and the result with luck taken out. */
  readonly result: Mean
  readonly fair: number
  readonly adjusted: number
  readonly won: number
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0)

/** Fewer matches say nothing about how far matches differ. */
const TELLING = 3

const average = (values: readonly number[]): number => sum(values, (x) => x) / Math.max(1, values.length)

function errorOf(values: readonly number[]): number {
  const [n, mean] = [values.length, average(values)]
  return Math.sqrt(sum(values, (x) => (x - mean) ** 2) / (n - 1) / n)
}

const meanOf = (values: readonly number[]): Mean => ({
  value: average(values),
  doubt: values.length < TELLING ? null : errorOf(values),
})

/** A few matches all lost do not make it sure that all will be: a win and a loss that nobody played are thought along. */
const resultOf = (values: readonly number[]): Mean => ({
  value: average(values),
  doubt: values.length === 0 ? null : errorOf([...values, 0, 100]),
})

/** What was lost in all over what was decided in all. Matches are what may differ, not choices: choices of one match hang together. */
function rateOf(list: readonly Third[]): Mean | null {
  const [decisions, n] = [sum(list, (t) => t.decisions), list.length]
  if (decisions === 0) return null
  const value = sum(list, (t) => t.lost) / decisions
  const off = sum(list, (t) => (t.lost - value * t.decisions) ** 2)
  const doubt = n < TELLING ? null : (1000 * Math.sqrt((off * n) / (n - 1))) / decisions
  return { value: 1000 * value, doubt }
}

/** What judged a match: by which rules, in which way, with which net. */
const judgeOf = ({ judge: { rules, sign = '' } }: Played): string => `${rules}/${sign}`
/** The way of judging is what a sign begins with; rows without one are older than all. */
const wayOf = ({ judge: { sign = '' } }: Pick<Played, 'judge'>): number => Number(/^\d+/.exec(sign)?.[0] ?? 0)

/** Above 0 where the first was judged by newer rules, or in a newer way; 0 where neither is newer. */
export const judgedLater = (a: Pick<Played, 'judge'>, b: Pick<Played, 'judge'>): number =>
  a.judge.rules - b.judge.rules || wayOf(a) - wayOf(b)

/** The row whose judge counts in a game: of the newest rules, judged the newest way, and of several nets by that of the latest match. */
const newer = (a: Played, b: Played): Played => ((judgedLater(b, a) || b.at - a.at) > 0 ? b : a)

/**
 * The rows whose errors may be added up: two judges call different choices mistakes, so in each game only what the newest of them judged
 * counts, among all rows of somebody. What the cards brought and how it ended do not depend on who judges.
 */
export function alikeIn(rows: readonly Played[], among: readonly Played[] = rows): readonly Played[] {
  const judges = new Map(
    [...Map.groupBy(among, ({ game }) => game)].map(([game, list]) => [game, judgeOf(list.reduce(newer))]),
  )
  return rows.filter((row) => judges.get(row.game) === judgeOf(row))
}

/** All of a match in one. */
export const wholeOf = ({ thirds }: Pick<SeatFigures, 'thirds'>): Third => ({
  decisions: sum(thirds, (t) => t.decisions),
  mistakes: sum(thirds, (t) => t.mistakes),
  lost: sum(thirds, (t) => t.lost),
})

/** `among` is what the newest judge is found in, where these are not all rows of somebody. */
export function totalOf(rows: readonly Played[], among: readonly Played[] = rows): Total {
  const alike = alikeIn(rows, among)
  const wholes = alike.map(wholeOf)
  const decisions = sum(wholes, (t) => t.decisions)
  const result = resultOf(rows.map((r) => 100 * r.result))
  const luck = meanOf(rows.map((r) => 100 * r.draw))
  return {
    ...{ matches: rows.length, alike: alike.length, decisions, mistakes: sum(wholes, (t) => t.mistakes) },
    rate: rateOf(wholes),
    accuracy: decisions === 0 ? null : sum(alike, (r) => r.accuracy * wholeOf(r).decisions) / decisions,
    ...{ luck, luckSum: sum(rows, (r) => 100 * r.draw), result },
    fair: average(rows.map((r) => 100 / r.seats)),
    adjusted: result.value - luck.value,
    won: rows.filter((r) => r.result > 0).length,
  }
}

/** Opening, middle and end of all matches. */
export const thirdsOf = (
  rows: readonly Played[],
  among: readonly Played[] = rows,
): readonly { readonly decisions: number; readonly rate: Mean | null }[] =>
  [0, 1, 2].map((i) => {
    const list = alikeIn(rows, among).map((r) => at(r.thirds, i))
    return { decisions: sum(list, (t) => t.decisions), rate: rateOf(list) }
  })

/** The error rate as it went: after each match that of the last few that may be added up until then, the oldest first. */
export function rateOverTime(rows: readonly Played[], few: number): readonly (Mean & { readonly at: number })[] {
  const inOrder = rows.toSorted((a, b) => a.at - b.at)
  return inOrder.flatMap((row, i) => {
    const rate = rateOf(
      alikeIn(inOrder.slice(0, i + 1))
        .slice(-few)
        .map(wholeOf),
    )
    return rate === null ? [] : [{ ...rate, at: row.at }]
  })
}

/** The rows of each group, the largest first. */
export const groupsOf = (
  rows: readonly Played[],
  by: 'game' | 'against',
): readonly (readonly [group: string, rows: readonly Played[]])[] =>
  [...Map.groupBy(rows, (row) => row[by])].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
