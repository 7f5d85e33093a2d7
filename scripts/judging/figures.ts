// Sums over many matches, for scripts that print figures.
import { mean } from '../../bots/arena/statistics.ts'

export const variance = (list: readonly number[]): number => mean(list.map((x) => x * x)) - mean(list) ** 2

export const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** A part of a chance as points of 100. */
export const points = (x: number, digits = 1): string => (100 * x).toFixed(digits)

export const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
