// How a position looks to the seats at the table: from the game's insight to a chance of winning.
import { at } from '../../kernel/lists.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import type { Mind } from '../../title/mind.ts'
import { played, sightOf } from '../turn.ts'

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

/** How often to guess at what the others have sealed, and by which chance. */
export interface Luck {
  readonly rng: Rng
  readonly guesses: number
}

/** A sealed choice: all choices of a seat are looked at with the same guesses, or luck would tell them apart. */
function sealedWorth(mind: Mind, s: State, seat: Seat, choice: Choice, { rng, guesses }: Luck): number {
  let sum = 0
  for (let k = 0; k < guesses; k++) sum += sightOf(mind, s, seat, choice, rng)
  return sum / guesses
}

/** How a choice looks to a seat that searches. */
export function prospectOf(mind: Mind, s: State, seat: Seat, choice: Choice, luck: Luck): Prospect {
  if (s.sealed !== null) {
    const same = { ...luck, rng: { ...luck.rng } }
    return { worth: sealedWorth(mind, s, seat, choice, same), values: null }
  }
  const end = played(mind, s, seat, choice)
  const leads = mind.leads(end)
  return { worth: at(leads, seat), values: expectations(mind, end, leads) }
}

/** How a choice looks to a seat that does not search. */
export const lookOf = (mind: Mind, s: State, seat: Seat, choice: Choice): Prospect => ({
  worth: mind.value(played(mind, s, seat, choice), seat),
  values: null,
})
