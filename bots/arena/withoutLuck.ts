// Results of an arena without the luck of the cards: the share of the win less what the cards brought. Its mean is that of the plain
// result, and where the judge sees luck for what it is, it varies less. Games of one deal belong together: a whole deal is one value.
import { at } from '../../kernel/lists.ts'
import type { CardLuck, Outcome } from './game.ts'
import { around, type Interval, leastDoubt, mean, type Spared, spared, type Verdict } from './statistics.ts'

/** A game of which it is known what the cards brought. */
type Judged = Outcome & { readonly luck: CardLuck }
const isJudged = (outcome: Outcome): outcome is Judged => outcome.luck !== undefined

/** Deals that were played at every turn of the bots round the table, and judged each time. */
export type Deals = readonly (readonly Judged[])[]

export function judgedDeals(outcomes: readonly Outcome[]): Deals {
  const deals = new Map<string, Judged[]>()
  for (const outcome of outcomes)
    if (isJudged(outcome)) deals.set(outcome.deal, [...(deals.get(outcome.deal) ?? []), outcome])
  return [...deals.values()]
    .filter((games) => games.length === games[0]?.seating.length)
    .map((games) => games.toSorted((a, b) => a.index - b.index))
    .sort((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0))
}

/** The places of an arena's list that are asked about. */
type Places = (place: number) => boolean

const wonIn = ({ winners, seating }: Outcome, mine: Places): number =>
  winners.filter((seat) => mine(at(seating, seat))).length / Math.max(1, winners.length)

const drawnIn = ({ luck, seating }: Judged, mine: Places): number =>
  luck.draw.reduce((sum, drawn, seat) => sum + (mine(at(seating, seat)) ? drawn : 0), 0)

/** What these places won, deal by deal: the plain share of a game, and the same less what the cards brought. */
export const plainShares = (deals: Deals, mine: Places): number[] =>
  deals.map((games) => mean(games.map((game) => wonIn(game, mine))))
export const clearShares = (deals: Deals, mine: Places): number[] =>
  deals.map((games) => mean(games.map((game) => wonIn(game, mine) - drawnIn(game, mine))))

/** A share with and without luck, both with the doubt that whole deals leave. */
export interface Clear {
  readonly games: number
  readonly plain: number
  readonly plainInterval: Interval
  /** May lie below 0 or above 1; its interval does not, because what it estimates cannot. */
  readonly share: number
  readonly interval: Interval
  /** So many games without knowing the luck would be as sure; null where it cannot be said. */
  readonly asGames: Spared | null
}

/** What a share can be at all. */
const possible = ({ low, high }: Interval): Interval => ({
  low: Math.min(1, Math.max(0, low)),
  high: Math.min(1, Math.max(0, high)),
})

export function clearOf(deals: Deals, mine: Places): Clear {
  const games = deals.flat().length
  const least = leastDoubt(games)
  const plain = plainShares(deals, mine)
  const clear = clearShares(deals, mine)
  const ratio = spared(plain, clear)
  return {
    games,
    plain: mean(plain),
    plainInterval: possible(around(plain, least)),
    share: mean(clear),
    interval: possible(around(clear, least)),
    asGames: ratio && { times: ratio.times * games, low: ratio.low * games, high: ratio.high * games },
  }
}

export interface ClearTally {
  /** Games of whole deals that were judged; those of a file may have been kept before. */
  readonly games: number
  readonly standings: readonly (Clear & { readonly name: string })[]
  readonly verdict: Verdict
  readonly cost: Cost
}

/** What finding the luck took: milliseconds a game, and as a part of the time that the bots thought. */
export interface Cost {
  readonly msPerGame: number
  readonly part: number
}

export function costOf(outcomes: readonly Outcome[]): Cost {
  const judged = outcomes.filter(isJudged)
  const ms = mean(judged.map(({ luck }) => luck.ms))
  const thought = mean(judged.map(({ ms }) => ms.reduce((a, b) => a + b, 0)))
  return { msPerGame: ms, part: thought === 0 ? 0 : ms / thought }
}

/** `table` names the bot of each place, as in a plain tally. */
export function clearTally(table: readonly string[], outcomes: readonly Outcome[]): ClearTally {
  const deals = judgedDeals(outcomes)
  const names = [...new Set(table)]
  const standings = names.map((name) => ({ name, ...clearOf(deals, (place) => table[place] === name) }))
  return {
    games: deals.flat().length,
    standings,
    verdict: verdictOf(table, deals),
    cost: costOf(deals.flat()),
  }
}

/** Whether a seat of the first bot wins more than one of the second, at 95 %. */
function verdictOf(table: readonly string[], deals: Deals): Verdict {
  const [first, second] = new Set(table)
  if (first === undefined || second === undefined) return 'open'
  const perSeat = (name: string) => {
    const seats = table.filter((other) => other === name).length
    return { seats, shares: clearShares(deals, (place) => table[place] === name).map((share) => share / seats) }
  }
  const [a, b] = [perSeat(first), perSeat(second)]
  const least = leastDoubt(deals.flat().length) * (1 / a.seats + 1 / b.seats)
  const { low, high } = around(
    a.shares.map((share, deal) => share - at(b.shares, deal)),
    least,
  )
  return low > 0 ? 'better' : high < 0 ? 'worse' : 'open'
}
