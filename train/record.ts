// A recorded game to learn from: how it was dealt, every choice, and what a search expected before it. Nets are trained on
// records played again, so that features can change without new games.
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Values } from '../kernel/variants.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Edition } from '../title/title.ts'

/** One choice: who made it, and what every seat could expect then, where a search had looked. */
export interface Ply {
  readonly seat: Seat
  readonly choice: Choice
  readonly expected?: readonly number[]
}

export interface Record {
  readonly seats: number
  readonly options: Values
  /** The words the cards were dealt by. */
  readonly seed: string
  readonly plies: readonly Ply[]
}

/** Plays a record again: `see` gets every position before its ply is made; the end is returned. */
export function replay(game: Edition, record: Record, see: (s: State, ply: Ply) => void): State {
  const s = begin(game, record.options, record.seats, rngOf(record.seed))
  s.events = null
  for (const ply of record.plies) {
    see(s, ply)
    commit(game, s, ply.seat, ply.choice)
  }
  if (!isOver(s)) throw new Error(`the record of ${record.seed} stops before its end`)
  return s
}
