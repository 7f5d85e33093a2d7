// CAS-4: pieces from the stock onto the worker cards of the round.
import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { KINDS, ROLE, WORKERS } from './pieces.ts'
import { eachSeat, fromStock } from './seat.ts'
import type { Castle, CastleState, CastleStep } from './state.ts'

/** The worker (stone) among the workers. */
export const STONE_CARD = ROLE.workerStone - ROLE.worker
const CHOOSE = eachSeat((seat): CastleStep => ({ do: 'load-worker-stone', seat }))

/** The card of a worker, 0 to 2. */
export const workerCard = (worker: number): Card => ROLE.worker + worker

/** Where the pieces of a worker card begin in `load`. */
export const loadAt = (seat: Seat, worker: number): number => (seat * WORKERS + worker) * KINDS.length

/** The pieces on a worker card, by kind. */
export function loadOf(s: CastleState, seat: Seat, worker: number): number[] {
  const from = loadAt(seat, worker)
  return s.load.slice(from, from + KINDS.length)
}

/** How many pieces lie on a worker card. */
export function loaded(s: CastleState, seat: Seat, worker: number): number {
  const from = loadAt(seat, worker)
  let pieces = 0
  for (let k = 0; k < KINDS.length; k++) pieces += num(s.load, from + k)
  return pieces
}

export const load: HappeningOf<Castle, 'load'> = {
  kind: 'happening',
  happen(s, { seat, worker }, box) {
    const printed = at(box.loads, worker)
    const to = loadAt(seat, worker)
    // CAS-4.5: a piece the stock lacks is missing without replacement.
    for (let k = 0; k < KINDS.length; k++) add(s.load, to + k, fromStock(s, k, num(printed, k)))
    // The list of pieces is made only where somebody listens.
    if (s.events !== null)
      tell(s, { ev: 'load', seat, card: workerCard(worker), with: { pieces: loadOf(s, seat, worker) } })
    if (worker === STONE_CARD) next(s, at(CHOOSE, seat))
  },
}
