// Which part of the matches of a ladder's step the stronger one wins: counted, or without the luck of the cards.
import type { Outcome } from './game.ts'
import { type Interval, type Spared, wilson } from './statistics.ts'
import { clearOf, judgedDeals } from './withoutLuck.ts'

/** The stronger one holds the first place. */
export interface Part extends Interval {
  readonly games: number
  readonly won: number
  /** Between 0 and 1 and neither of them, so that every step has a height. */
  readonly middle: number
  readonly asGames?: Spared | null
}

export type PartOf = (outcomes: readonly Outcome[]) => Part

/** One match more, half won: so a rung that never lost has a number, too. */
const heldOff = (won: number, games: number): number => (won + 0.5) / (games + 1)

export const countedPart: PartOf = (outcomes) => {
  let won = 0
  for (const { seating, winners } of outcomes) if (winners.includes(seating.indexOf(0))) won += 1 / winners.length
  const games = outcomes.length
  return { games, won, middle: heldOff(won, games), ...wilson(won, games) }
}

/**
 * Results without luck may lie below 0 and above 1, and so may their mean; what it is the mean of cannot. So no step is taken for
 * higher than that of a rung that won every match, and what the doubt leaves beyond 0 and 1 is cut off.
 */
export const clearPart: PartOf = (outcomes) => {
  const { games, share, interval, asGames } = clearOf(judgedDeals(outcomes), (place) => place === 0)
  const won = share * games
  const within = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))
  const middle = within(heldOff(won, games), heldOff(0, games), heldOff(games, games))
  return { games, won, middle, low: within(interval.low, 0, middle), high: within(interval.high, middle, 1), asGames }
}
