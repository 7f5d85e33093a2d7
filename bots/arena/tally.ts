// The games of an arena summed up: shares with their intervals, ratings, and whether the first bot is better.

import { rate, rating } from 'openskill'
import { at } from '../../kernel/lists.ts'
import type { Outcome } from './game.ts'
import { type Interval, type Verdict, verdict, wilson } from './statistics.ts'

export interface Standing {
  readonly name: string
  /** Seats it holds in every game. */
  readonly seats: number
  readonly games: number
  /** Games won; a shared one counts in part. */
  readonly won: number
  readonly share: number
  readonly interval: Interval
  /** The share as a multiple of what its seats alone would bring. */
  readonly timesFair: number
  readonly meanScore: number
  readonly rating: { readonly mu: number; readonly sigma: number }
  readonly msPerChoice: number
  readonly longestMs: number
  readonly defaults: number
}

export interface Tally {
  readonly games: number
  readonly standings: readonly Standing[]
  /** The first bot against the second. */
  readonly verdict: Verdict
  /** The games lost by default, one line each. */
  readonly lines: readonly string[]
}

type Rating = ReturnType<typeof rating>

/** `table` names the bot of each place in the list of the arena; the same name may stand there several times. */
export function tallyOf(table: readonly string[], outcomes: readonly Outcome[]): Tally {
  const names = [...new Set(table)]
  const seats = table.length
  const standings = names.map((name) => standingOf(name, table, outcomes))
  const ratings = ratingsOf(names, table, outcomes)
  const [a, b] = standings
  return {
    games: outcomes.length,
    standings: standings.map((s, i) => ({ ...s, rating: round(at(ratings, i)) })),
    verdict: a === undefined || b === undefined ? 'open' : verdict(a.won, b.won, a.seats, b.seats),
    lines: outcomes.flatMap(({ index, defaults, seating }) =>
      Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
        defaults[seat] === null
          ? []
          : [`game ${index + 1}: ${table[at(seating, seat)]} lost by default: ${defaults[seat]}`],
      ),
    ),
  }
}

const round = ({ mu, sigma }: Rating) => ({ mu: Math.round(mu * 100) / 100, sigma: Math.round(sigma * 100) / 100 })

function standingOf(name: string, table: readonly string[], outcomes: readonly Outcome[]): Omit<Standing, 'rating'> {
  const seats = table.filter((other) => other === name).length
  let won = 0
  let score = 0
  let ms = 0
  let choices = 0
  let longestMs = 0
  let defaults = 0
  for (const o of outcomes)
    for (const [seat, place] of o.seating.entries()) {
      if (table[place] !== name) continue
      if (o.winners.includes(seat)) won += 1 / o.winners.length
      score += at(o.scores, seat)
      ms += at(o.ms, seat)
      choices += at(o.choices, seat)
      longestMs = Math.max(longestMs, at(o.longest, seat))
      if (o.defaults[seat] !== null) defaults++
    }
  const games = outcomes.length
  const share = games === 0 ? 0 : won / games
  return {
    name,
    seats,
    games,
    won,
    share,
    interval: wilson(won, games),
    timesFair: (share * table.length) / seats,
    meanScore: games === 0 ? 0 : score / games / seats,
    msPerChoice: choices === 0 ? 0 : ms / choices,
    longestMs,
    defaults,
  }
}

/** Ratings after every game in order; a bot that holds several seats is rated by the mean of what they bring. */
function ratingsOf(names: readonly string[], table: readonly string[], outcomes: readonly Outcome[]): Rating[] {
  const ratings = names.map(() => rating())
  for (const o of [...outcomes].sort((x, y) => x.index - y.index)) {
    const places = o.seating.map((place) => names.indexOf(at(table, place)))
    const ranked = ranks(o)
    const after = rate(
      places.map((i) => [at(ratings, i)]),
      { rank: ranked },
    )
    for (let i = 0; i < names.length; i++) {
      const mine = after.flatMap((team, seat) => (places[seat] === i ? team : []))
      if (mine.length === 0) continue
      ratings[i] = {
        mu: mine.reduce((sum, r) => sum + r.mu, 0) / mine.length,
        sigma: mine.reduce((sum, r) => sum + r.sigma, 0) / mine.length,
      }
    }
  }
  return ratings
}

/** Winners first, then by points; those who lost by default last. */
function ranks({ scores, winners, defaults }: Outcome): number[] {
  const standing = (seat: number) =>
    defaults[seat] !== null
      ? Number.NEGATIVE_INFINITY
      : winners.includes(seat)
        ? Number.POSITIVE_INFINITY
        : scores[seat]
  return scores.map((_, seat) => 1 + scores.filter((_, other) => (standing(other) ?? 0) > (standing(seat) ?? 0)).length)
}
