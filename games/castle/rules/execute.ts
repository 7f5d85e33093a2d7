// CAS-2.3 to 2.5: who acts when.
import { noReturn } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, each } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { isWorker, ROLE, WINTER_CARD, WORKERS } from './pieces.ts'
import { eachSeat, inOrder } from './seat.ts'
import type { Castle, CastleState, CastleStep } from './state.ts'

const MESSENGER = eachSeat((seat): CastleStep => ({ do: 'messenger', seat }))
const TOLL = eachSeat((seat): CastleStep => ({ do: 'toll', seat }))
const TRADER = eachSeat((seat): CastleStep => ({ do: 'place-trader', seat }))
const YIELD: CastleStep = { do: 'yield' }
const TOWER = eachSeat((seat): CastleStep => ({ do: 'take-from-tower', seat }))
const BUY = eachSeat((seat): CastleStep => ({ do: 'buy', seat, bought: small.none }))
const ORDER = eachSeat((seat): CastleStep => ({ do: 'worker-order', seat }))
const MASTER = eachSeat((seat): CastleStep => ({ do: 'master-builder', seat }))
const END = eachSeat((seat): CastleStep => ({ do: 'end-activation', seat }))
const ROUND_END: CastleStep = { do: 'round-end' }
const workers = (make: (seat: Seat, worker: number) => CastleStep) =>
  eachSeat((seat) => each(WORKERS, (worker) => make(seat, worker)))
const LOAD = workers((seat, worker) => ({ do: 'load', seat, worker }))
const WORK = workers((seat, worker) => ({ do: 'worker', seat, worker }))

/** The step in which a worker acts. */
export const workStep = (seat: Seat, worker: number): CastleStep => at(at(WORK, seat), worker)
/** The step that ends the activation of a character who builds. */
export const endStep = (seat: Seat): CastleStep => at(END, seat)

/** Loading, then every card of this round in its step, within a step in player order. */
export function executionSteps(s: CastleState, box: Box): CastleStep[] {
  const steps: CastleStep[] = []
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    for (let w = 0; w < WORKERS; w++) if (playsNow(s, seat, ROLE.worker + w)) steps.push(at(at(LOAD, seat), w))
  }
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    if (playsNow(s, seat, ROLE.messenger)) steps.push(at(MESSENGER, seat))
  }
  tradingSteps(s, steps)
  buildingSteps(s, ROLE.bricklayer, TOWER, steps, box)
  buildingSteps(s, ROLE.stonemason, BUY, steps, box)
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    const [first, second] = workersNow(s, seat)
    if (second !== undefined) steps.push(at(ORDER, seat))
    else if (first !== undefined) steps.push(workStep(seat, first))
  }
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    if (playsNow(s, seat, ROLE.master)) steps.push(at(MASTER, seat))
  }
  steps.push(ROUND_END)
  return steps
}

/** The traders, each with the toll if the innkeeper asks for it, then the yield; CAS-6.9, 6.12: no trader, no yield. */
function tradingSteps(s: CastleState, steps: CastleStep[]): void {
  const toll = s.winter.includes(WINTER_CARD.innkeeper)
  let traders = 0
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    if (!playsNow(s, seat, ROLE.trader)) continue
    traders++
    if (toll) steps.push(at(TOLL, seat))
    steps.push(at(TRADER, seat))
  }
  if (traders > 0) steps.push(YIELD)
}

/** A character who builds: first what comes before building, then the building itself. */
function buildingSteps(
  s: CastleState,
  role: number,
  before: readonly CastleStep[],
  steps: CastleStep[],
  box: Box,
): void {
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    if (playsNow(s, seat, role)) steps.push(at(before, seat), buildStep(seat, role, box), at(END, seat))
  }
}

/** The step in which a character may begin to build. */
export function buildStep(seat: Seat, role: number, box: Box): CastleStep {
  return { do: 'build', seat, role, left: at(box.buildings, role) }
}

/** Whether the seat revealed this character in this round. */
function playsNow(s: CastleState, seat: Seat, role: number): boolean {
  const played = at(s.played, seat)
  for (let i = played.length - at(s.now, seat); i < played.length; i++) if (played[i] === role) return true
  return false
}

/** The worker cards the seat revealed in this round, 0 to 2 each. */
export function workersNow(s: CastleState, seat: Seat): number[] {
  const played = at(s.played, seat)
  const mine: number[] = []
  for (let i = played.length - at(s.now, seat); i < played.length; i++) {
    const card = at(played, i)
    if (isWorker(card)) mine.push(card - ROLE.worker)
  }
  return mine
}

/** What was done in an activation is done for good once it is over. */
export const endActivation: HappeningOf<Castle, 'end-activation'> = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
  },
}
