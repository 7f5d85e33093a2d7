// CAS-2.3 to 2.5: who acts when.
import { noReturn } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { CHARACTERS, isWorker, ROLE, WINTER_CARD, WORKERS } from './pieces.ts'
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

/** A card that a seat revealed in this round. */
interface Turn {
  readonly seat: Seat
  readonly card: Card
}
const TURN = eachSeat((seat) => CHARACTERS.map((_, card): Turn => ({ seat, card })))

/** The cards of this round in player order. */
function turnsOf(s: CastleState): Turn[] {
  const turns: Turn[] = []
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    const played = at(s.played, seat)
    for (let i = played.length - num(s.now, seat); i < played.length; i++)
      turns.push(at(at(TURN, seat), num(played, i)))
  }
  return turns
}

/** Loading, then every card of this round in its step, within a step in player order. */
export function executionSteps(s: CastleState, box: Box): CastleStep[] {
  const turns = turnsOf(s)
  const steps: CastleStep[] = []
  for (const { seat, card } of turns) if (isWorker(card)) steps.push(at(at(LOAD, seat), card - ROLE.worker))
  for (const { seat, card } of turns) if (card === ROLE.messenger) steps.push(at(MESSENGER, seat))
  tradingSteps(s, turns, steps)
  for (const { seat, card } of turns)
    if (card === ROLE.bricklayer) steps.push(at(TOWER, seat), buildStep(seat, card, box), endStep(seat))
  for (const { seat, card } of turns)
    if (card === ROLE.stonemason) steps.push(at(BUY, seat), buildStep(seat, card, box), endStep(seat))
  workingSteps(turns, steps)
  for (const { seat, card } of turns) if (card === ROLE.master) steps.push(at(MASTER, seat))
  steps.push(ROUND_END)
  return steps
}

/** The traders, each with the toll if the innkeeper asks for it, then the yield; CAS-6.9, 6.12: no trader, no yield. */
function tradingSteps(s: CastleState, turns: readonly Turn[], steps: CastleStep[]): void {
  const toll = s.winter.includes(WINTER_CARD.innkeeper)
  let traders = 0
  for (const { seat, card } of turns) {
    if (card !== ROLE.trader) continue
    traders++
    if (toll) steps.push(at(TOLL, seat))
    steps.push(at(TRADER, seat))
  }
  if (traders > 0) steps.push(YIELD)
}

/** The workers; CAS-9.4: who played two is asked which goes first. */
function workingSteps(turns: readonly Turn[], steps: CastleStep[]): void {
  for (let i = 0; i < turns.length; i++) {
    const { seat, card } = at(turns, i)
    if (!isWorker(card)) continue
    const second = turns[i + 1]
    if (second?.seat === seat && isWorker(second.card)) {
      steps.push(at(ORDER, seat))
      i++
    } else steps.push(workStep(seat, card - ROLE.worker))
  }
}

/** The step in which a character may begin to build. */
export function buildStep(seat: Seat, role: number, box: Box): CastleStep {
  return { do: 'build', seat, role, left: num(box.buildings, role) }
}

/** The worker cards the seat revealed in this round, 0 to 2 each. */
export function workersNow(s: CastleState, seat: Seat): number[] {
  const played = at(s.played, seat)
  const mine: number[] = []
  for (let i = played.length - num(s.now, seat); i < played.length; i++) {
    const card = num(played, i)
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
