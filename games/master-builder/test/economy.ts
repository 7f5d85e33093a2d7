// The economy of the reconstructed figures, measured: whole games between opponents of one kind, and what came of them.

import { bots } from '../../../bots/index.ts'
import { deciders } from '../../../kernel/ask.ts'
import { begin, commit, isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { chooseOptions, type Values } from '../../../kernel/variants.ts'
import type { Choice, Rng, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { type Mind, mindOf } from '../../../title/mind.ts'
import type { Title } from '../../../title/title.ts'
import { insight } from '../mind/index.ts'
import type { MasterState } from '../rules/state.ts'
import { LINE } from '../rules/terms.ts'
import { FIRST_CONTRACT } from '../sheet/box.ts'

/** Whoever plays: an opponent of the house, or any other that takes a view and gives a choice. */
export interface Opponent {
  readonly id: string
  choose(mind: Mind, view: State, seat: Seat, rng: Rng): Choice
}

/** Money in dollars; shares from 0 to 1. */
export interface Economy {
  readonly opponent: string
  readonly seats: number
  readonly games: number
  /** The winner's money: median, and what 10 and 90 % of the games stay below. */
  readonly winnerMedian: number
  readonly winnerLow: number
  readonly winnerHigh: number
  /** The winner's lead over the second, median. */
  readonly lead: number
  /** All seats, mean. */
  readonly mean: number
  /** Seats that took a loan, and seats that ended below zero. */
  readonly borrowed: number
  readonly belowZero: number
  /** Contracts a seat completed, and contracts sold in a game, mean. */
  readonly completed: number
  readonly sold: number
  /** What buyers paid of the income their contracts promised, bids and last contracts together. */
  readonly price: number
  /** Games won by whoever began with the Mallet; a shared victory counts in part. */
  readonly starterWins: number
  /** Games by the number of rounds played. */
  readonly rounds: Readonly<Record<number, number>>
}

/** The value below which a part of a list lies. */
function quantile(list: readonly number[], part: number): number {
  const sorted = list.slice().sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

const mean = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)

/** One game to its end. */
function playOut(title: Title, options: Values, seats: number, opponent: Opponent, seed: string): MasterState {
  const { game } = title
  const mind = mindOf(game, insight as never)
  const s = begin(game, options, seats, rngOf(seed))
  s.events = null
  const rng = rngOf(`${seed}/${opponent.id}`)
  while (!isOver(s)) {
    const by = deciders(game, s)
    const seat = by[below(rng, by.length)] as Seat
    commit(game, s, seat, opponent.choose(mind, view(game, s, seat), seat, rng))
  }
  return s as MasterState
}

/** Plays so many games of this title and sums up what they tell about its money. */
export function measure(
  title: Title,
  games: number,
  seats: number,
  opponent: Opponent,
  given: Readonly<Record<string, unknown>> = {},
): Economy {
  const chosen = chooseOptions(title.game.variants, given, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const winner: number[] = []
  const lead: number[] = []
  const all: number[] = []
  const borrowed: number[] = []
  const completed: number[] = []
  const sold: number[] = []
  const paid: number[] = []
  const promised: number[] = []
  const starter: number[] = []
  const rounds: Record<number, number> = {}
  const { income } = title.game.box as { income: number[] }
  for (let g = 0; g < games; g++) {
    const s = playOut(title, chosen.options, seats, opponent, `economy/${g}`)
    const money = s.cash.slice().sort((a, b) => b - a)
    winner.push(money[0] as number)
    lead.push((money[0] as number) - (money[1] as number))
    const won = title.game.winners(s, title.game.box)
    starter.push(won.includes(s.starter) ? 1 / won.length : 0)
    rounds[s.round] = (rounds[s.round] ?? 0) + 1
    const bought = [...s.town.flat(), ...s.contracts.flat()]
    sold.push(bought.length)
    promised.push(...bought.map((card) => income[card - FIRST_CONTRACT] as number))
    for (let seat = 0; seat < seats; seat++) {
      all.push(s.cash[seat] as number)
      borrowed.push((s.tally[seat]?.[LINE.loans] as number) > 0 ? 1 : 0)
      completed.push((s.town[seat] as number[]).length)
      paid.push(-(s.tally[seat]?.[LINE.bids] as number))
    }
  }
  return {
    opponent: opponent.id,
    seats,
    games,
    winnerMedian: quantile(winner, 0.5),
    winnerLow: quantile(winner, 0.1),
    winnerHigh: quantile(winner, 0.9),
    lead: quantile(lead, 0.5),
    mean: mean(all),
    borrowed: mean(borrowed),
    belowZero: mean(all.map((money) => (money < 0 ? 1 : 0))),
    completed: mean(completed),
    sold: mean(sold),
    price: (mean(paid) * paid.length) / Math.max(1, mean(promised) * promised.length),
    starterWins: mean(starter),
    rounds,
  }
}

/** The economy of the figures in games between opponents of the house, by their name: `chantier economy master-builder`. */
export function economy(title: Title, games: number, seats: number, bot: string): Economy {
  const opponent = Object.hasOwn(bots, bot) ? bots[bot] : undefined
  if (opponent === undefined) throw new Error(`no opponent "${bot}"; there are ${Object.keys(bots).join(', ')}`)
  return measure(title, games, seats, opponent)
}
