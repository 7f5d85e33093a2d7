// A branch of a tree of beginnings as a table: how often each choice was made, and how well it did, with how far that may be off.
import { type Branch, REST, SIXTIETHS } from './tree.ts'

/** What came of some beginnings. */
export interface Figures {
  readonly times: number
  /** Part of all that stood at this choice, from 0 to 1. */
  readonly often: number
  /** Share of the win, and between what it lies, nineteen times of twenty. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly points: number
}

export interface Row extends Figures {
  /** What was chosen; null for all rare choices together. */
  readonly label: string | null
}

/** Standard errors on either side of what is told, so that nineteen of twenty lie within. */
const WIDE = 1.96

/**
 * Wilson's interval of a part of `times`. Shares that are split among several vary less than this says, and seats of one match
 * even each other out: it is rather too wide.
 */
export function interval(part: number, times: number): readonly [low: number, high: number] {
  if (times === 0) return [0, 1]
  const z = WIDE ** 2 / times
  const middle = (part + z / 2) / (1 + z)
  const half = (WIDE * Math.sqrt((part * (1 - part)) / times + z / (4 * times))) / (1 + z)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** What came of everything at a branch. */
export function figuresOf([times, won, points]: Branch, of: number): Figures {
  const share = times === 0 ? 0 : won / SIXTIETHS / times
  const [low, high] = interval(share, times)
  return { times, often: of === 0 ? 0 : times / of, share, low, high, points: times === 0 ? 0 : points / times }
}

/** A choice is rare that is fewer than this part of all, or fewer than so many; once it is often enough, it is not. */
const RARE = { part: 0.02, least: 3, most: 100 }

/** How often a choice must have been made to have a row of its own, among so many beginnings in all. */
export const leastAmong = (times: number): number =>
  Math.max(RARE.least, Math.min(RARE.most, Math.round(RARE.part * times)))

/** The choices at a branch, the most usual first; those made less often than `least` are one row at the end. */
export function rowsOf(branch: Branch, least: number): readonly Row[] {
  const next = Object.entries(branch[3])
  const all = next.reduce((sum, [, [times]]) => sum + times, 0)
  const isUsual = ([label, [times]]: readonly [string, Branch]) => label !== REST && times >= least
  const usual = next.filter(isUsual)
  const rare = next.filter((one) => !isUsual(one))
  const rows = usual.map(([label, one]): Row => ({ label, ...figuresOf(one, all) })).sort((a, b) => b.times - a.times)
  if (rare.length === 0) return rows
  const sum = rare.reduce<Branch>(
    ([times, won, points], [, one]) => [times + one[0], won + one[1], points + one[2], {}],
    [0, 0, 0, {}],
  )
  return [...rows, { label: null, ...figuresOf(sum, all) }]
}
