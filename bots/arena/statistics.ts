// What a number of games shows, and what it does not.

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95 %. */
const Z = 1.959964

/** Wilson's interval for a share: honest for few games and for shares near 0 and 1. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const p = won / games
  const z2 = (Z * Z) / games
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export type Verdict = 'better' | 'worse' | 'open'

/**
 * Whether the first is better than the second at 95 %: its share of the games that either of them won, against the share
 * its seats alone would give it.
 */
export function verdict(wonA: number, wonB: number, seatsA: number, seatsB: number): Verdict {
  const { low, high } = wilson(wonA, wonA + wonB)
  const fair = seatsA / (seatsA + seatsB)
  return low > fair ? 'better' : high < fair ? 'worse' : 'open'
}
