// What many rules say of a seat: it is asked alone, it has a place in the player order, it pays, takes and scores.
import { tell } from '../../../kernel/agenda.ts'
import { add, at, each, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Line, MOST_SEATS, type Pieces, POINTS } from './pieces.ts'
import type { CastleState } from './state.ts'

/** One thing for each seat, made once. */
export const eachSeat = <T>(make: (seat: Seat) => T): readonly T[] => each(MOST_SEATS, make)

const ALONE = eachSeat((seat): readonly Seat[] => [seat])
/** A decision of one seat. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat] ?? NOBODY
export const NOBODY: readonly Seat[] = []

/** The seat that is k-th in player order: clockwise from the first player of the round. */
export function inOrder(s: CastleState, k: number): Seat {
  const seat = s.first + k
  return seat < s.seats ? seat : seat - s.seats
}

/** The pieces of a seat. */
export const ownOf = (s: CastleState, seat: Seat): Pieces => at(s.own, seat)

/** Takes so many pieces of a kind out of the general stock, or what it has; gives how many they were. */
export function fromStock(s: CastleState, kind: number, pieces: number): number {
  const taken = Math.min(pieces, num(s.stock, kind))
  add(s.stock, kind, -taken)
  return taken
}

/** So many thalers from the bank to a seat, or what the bank has; gives how many they were. */
export function fromBank(s: CastleState, seat: Seat, thalers: number): number {
  const paid = Math.min(thalers, s.bank)
  s.bank -= paid
  add(s.thalers, seat, paid)
  return paid
}

/** CAS-2.6: points are scored at once. */
export function score(s: CastleState, seat: Seat, line: Line, points: number): void {
  add(s.scores, seat, points)
  add(at(s.tally, seat), POINTS.indexOf(line), points)
  if (points > 0) tell(s, { ev: 'score', seat, with: { line, points, total: num(s.scores, seat) } })
}
