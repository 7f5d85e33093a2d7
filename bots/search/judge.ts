// How a position looks to the seats at the table: from the game's insight to a chance of winning.
import { deciders } from '../../kernel/ask.ts'
import { clone } from '../../kernel/clone.ts'
import type { Game } from '../../kernel/game.ts'
import { commit } from '../../kernel/play.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import { thinkable } from '../greedy.ts'
import { anyChoice } from '../random.ts'

/** Points of lead that make a position about three to one, for a game that does not say. */
const SCALE = 10
/** The share of the victory in the value of an ended game; the rest is the lead, so that a lost game is still played well. */
const VICTORY = 0.8

/** The chance of a seat that leads the others by so many points on average. */
export function chanceOf(lead: number, seats: number, scale: number): number {
  return 1 / (1 + (seats - 1) * Math.exp(-lead / scale))
}

export const scaleOf = (title: Title): number => title.insight.scale ?? SCALE

/** The leads of all seats, as a search judges them. */
export function leadsOf(title: Title, game: Game, s: State): readonly number[] {
  const { insight } = title
  if (insight.foresight !== undefined) return insight.foresight.leads(s, game.box)
  if (insight.values !== undefined) return insight.values(s, game.box)
  return Array.from({ length: s.seats }, (_, seat) => insight.value(s, seat, game.box))
}

/** What each seat may expect of a position with these leads, from 0 to 1. */
export function expectations(title: Title, game: Game, s: State, leads: readonly number[]): number[] {
  const scale = title.insight.foresight?.scale ?? scaleOf(title)
  const even = leads.map((lead) => chanceOf(lead, s.seats, scale))
  if (s.agenda.length > 0) return even
  const winners = game.winners(s, game.box)
  const share = VICTORY / winners.length
  return even.map((chance, seat) => (1 - VICTORY) * chance + (winners.includes(seat) ? share : 0))
}

/**
 * Plays a seat's own turn on as far as the game's insight asks for, each time the choice that looks best: a turn half
 * chosen cannot be judged. Gives the position at its end; the one given is used up.
 */
export function settle(title: Title, game: Game, s: State, seat: Seat): State {
  let at = s
  for (let left = title.insight.follow ?? 0; left > 0 && at.agenda.length > 0 && at.sealed === null; left--) {
    const waiting = deciders(game, at)
    if (waiting.length !== 1 || waiting[0] !== seat) return at
    at = bestAtSight(title, game, at, seat)
  }
  return at
}

/** The position after the choice that looks best; the one given is used up. */
function bestAtSight(title: Title, game: Game, s: State, seat: Seat): State {
  const choices = thinkable(title, game, s, seat)
  const last = choices.length - 1
  let best = s
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i <= last; i++) {
    const after = i === last ? s : clone(s)
    commit(game, after, seat, choices[i] as Choice)
    if (last === 0) return after
    const value = title.insight.value(after, seat, game.box)
    if (value > high) {
      high = value
      best = after
    }
  }
  return best
}

/** How a choice looks before it is tried. */
export interface Prospect {
  /** The lead of the seat that makes it. */
  readonly worth: number
  /** What every seat may expect of it; null where others choose at the same time, and where it was only looked at. */
  readonly values: readonly number[] | null
}

/** How often to guess at what the others have sealed, and by which chance. */
export interface Luck {
  readonly rng: Rng
  readonly guesses: number
}

/** Opens a secret decision by any choices of the others: what is sealed cannot be judged. */
function unseal(game: Game, s: State, rng: Rng): void {
  for (let guard = 0; s.sealed !== null && guard < 99; guard++) {
    const waiting = deciders(game, s)[0]
    if (waiting === undefined) return
    commit(game, s, waiting, anyChoice(game, s, waiting, rng))
  }
}

/** A sealed choice: all choices of a seat are looked at with the same guesses, or luck would tell them apart. */
function sealedWorth(title: Title, game: Game, s: State, seat: Seat, choice: Choice, { rng, guesses }: Luck): number {
  let sum = 0
  for (let k = 0; k < guesses; k++) {
    const after = clone(s)
    commit(game, after, seat, choice)
    unseal(game, after, rng)
    sum += title.insight.value(settle(title, game, after, seat), seat, game.box)
  }
  return sum / guesses
}

/** How a choice looks to a seat that searches. */
export function prospectOf(title: Title, game: Game, s: State, seat: Seat, choice: Choice, luck: Luck): Prospect {
  if (s.sealed !== null) {
    const same = { ...luck, rng: { ...luck.rng } }
    return { worth: sealedWorth(title, game, s, seat, choice, same), values: null }
  }
  const end = played(title, game, s, seat, choice)
  const leads = leadsOf(title, game, end)
  return { worth: leads[seat] as number, values: expectations(title, game, end, leads) }
}

/** How a choice looks to a seat that does not search. */
export const lookOf = (title: Title, game: Game, s: State, seat: Seat, choice: Choice): Prospect => ({
  worth: title.insight.value(played(title, game, s, seat, choice), seat, game.box),
  values: null,
})

/** The position after a choice, the seat's turn played on; the one given stays as it is. */
export function played(title: Title, game: Game, s: State, seat: Seat, choice: Choice): State {
  const after = clone(s)
  commit(game, after, seat, choice)
  return settle(title, game, after, seat)
}
