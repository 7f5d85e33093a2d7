// How a position looks to the seats at the table: from the game's insight to a chance of winning.
import { at } from '../../kernel/lists.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import type { Mind } from '../../title/mind.ts'
import type { Habits } from '../habits.ts'
import { type Guess, guessAt, played, sightIn } from '../turn.ts'

/** The share of the victory in the value of an ended game; the rest is the lead, so that a lost game is still played well. */
const VICTORY = 0.8

/** The chance of a seat that leads the others by so many points on average. */
export function chanceOf(lead: number, seats: number, scale: number): number {
  return 1 / (1 + (seats - 1) * Math.exp(-lead / scale))
}

/** What each seat may expect of a position with these leads, from 0 to 1. */
export function expectations({ game, leadScale }: Mind, s: State, leads: readonly number[]): number[] {
  const even = leads.map((lead) => chanceOf(lead, s.seats, leadScale))
  if (s.agenda.length > 0) return even
  const winners = game.winners(s, game.box)
  const share = VICTORY / winners.length
  return even.map((chance, seat) => (1 - VICTORY) * chance + (winners.includes(seat) ? share : 0))
}

/** How a choice looks before it is tried. */
export interface Prospect {
  /** The lead of the seat that makes it. */
  readonly worth: number
  /** What every seat may expect of it; null where others choose at the same time, and where it was only looked at. */
  readonly values: readonly number[] | null
}

/** What the seat that makes a choice may expect of it by its look, from 0 to 1. */
export const lookFor = ({ scale }: Mind, { worth, values }: Prospect, seat: Seat, seats: number): number =>
  values === null ? chanceOf(worth, seats, scale) : at(values, seat)

/** Guesses at what the others have sealed: all choices of a seat are looked at with the same, or luck would tell them apart. */
export type Luck = () => readonly Guess[]

/** So many guesses, made once somebody asks for them. */
export function luckOf(mind: Mind, s: State, seat: Seat, rng: Rng, count: number): Luck {
  let guesses: readonly Guess[] | null = null
  return () => {
    guesses ??= Array.from({ length: count }, () => guessAt(mind, s, seat, rng))
    return guesses
  }
}

function sealedWorth(mind: Mind, seat: Seat, choice: Choice, guesses: readonly Guess[], habits: Habits | null): number {
  let sum = 0
  for (const guess of guesses) sum += sightIn(mind, guess, seat, choice, habits)
  return sum / guesses.length
}

/** How a choice looks to a seat that searches. */
export function prospectOf(
  mind: Mind,
  s: State,
  seat: Seat,
  choice: Choice,
  luck: Luck,
  habits: Habits | null,
): Prospect {
  if (s.sealed !== null) return { worth: sealedWorth(mind, seat, choice, luck(), habits), values: null }
  const end = played(mind, s, seat, choice, habits)
  const leads = mind.leads(end)
  return { worth: at(leads, seat), values: expectations(mind, end, leads) }
}

/** How a choice looks to a seat that does not search. */
export const lookOf = (mind: Mind, s: State, seat: Seat, choice: Choice): Prospect => ({
  worth: mind.glance?.(s, seat, choice) ?? mind.value(played(mind, s, seat, choice), seat),
  values: null,
})
