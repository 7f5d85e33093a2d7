// How a position looks to the seats at the table: from the game's insight to a chance of winning.
import type { Game } from '../../kernel/game.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import { played, sightOf } from '../turn.ts'

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
function sealedWorth(title: Title, game: Game, s: State, seat: Seat, choice: Choice, { rng, guesses }: Luck): number {
  let sum = 0
  for (let k = 0; k < guesses; k++) sum += sightOf(title, game, s, seat, choice, rng)
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
