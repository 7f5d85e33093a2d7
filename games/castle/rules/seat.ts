// What many rules say of a seat: it is asked alone, it has a place in the player order, it scores.
import { tell } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type CastleState, COLOURS, type Line, POINTS } from '../state.ts'

/** A decision of one seat. */
export const ALONE: readonly (readonly Seat[])[] = COLOURS.map((_, seat) => [seat])
export const NOBODY: readonly Seat[] = []

/** One thing for each seat, made once. */
export function eachSeat<T>(make: (seat: Seat) => T): readonly T[] {
  return COLOURS.map((_, seat) => make(seat))
}

/** The seat that is k-th in player order: clockwise from the first player of the round. */
export function inOrder(s: CastleState, k: number): Seat {
  return (s.first + k) % s.seats
}

/** CAS-2.6: points are scored at once. */
export function score(s: CastleState, seat: Seat, line: Line, points: number): void {
  s.scores[seat] = (s.scores[seat] as number) + points
  const tally = s.tally[seat] as number[]
  const at = POINTS.indexOf(line)
  tally[at] = (tally[at] as number) + points
  if (s.events !== null && points > 0)
    tell(s, { ev: 'score', seat, with: { line, points, total: s.scores[seat] as number } })
}

/** Adds to one number of a list. */
export function add(list: number[], at: number, n: number): void {
  list[at] = (list[at] as number) + n
}
