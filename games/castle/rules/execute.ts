// CAS-2.3 to 2.5: who acts when; and the two characters that ask nothing, messenger (CAS-5) and master builder (CAS-10).
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  type CastleState,
  type CastleStep,
  CHARACTERS,
  isWorker,
  ROLE,
  type StepOf,
  WINTER_CARD,
  WORKERS,
} from '../state.ts'
import { add, eachSeat, inOrder, score } from './seat.ts'

const MESSENGER = eachSeat((seat): CastleStep => ({ do: 'messenger', seat }))
const TOLL = eachSeat((seat): CastleStep => ({ do: 'toll', seat }))
const TRADER = eachSeat((seat): CastleStep => ({ do: 'place-trader', seat }))
const YIELD: CastleStep = { do: 'yield' }
const TOWER = eachSeat((seat): CastleStep => ({ do: 'take-from-tower', seat }))
const BUY = eachSeat((seat): CastleStep => ({ do: 'buy', seat, bought: 0 }))
const ORDER = eachSeat((seat): CastleStep => ({ do: 'worker-order', seat }))
const MASTER = eachSeat((seat): CastleStep => ({ do: 'master-builder', seat }))
const END = eachSeat((seat): CastleStep => ({ do: 'end-activation', seat }))
const ROUND_END: CastleStep = { do: 'round-end' }
const workers = (make: (seat: Seat, worker: number) => CastleStep) =>
  eachSeat((seat) => Array.from({ length: WORKERS }, (_, worker) => make(seat, worker)))
const LOAD = workers((seat, worker) => ({ do: 'load', seat, worker }))
export const WORK = workers((seat, worker) => ({ do: 'worker', seat, worker }))

/** Loading, then every card of this round in its step, within a step in player order. */
export function executionSteps(s: CastleState, box: Box): CastleStep[] {
  const steps: CastleStep[] = []
  const each = (role: number, put: (seat: Seat) => void) => {
    for (let k = 0; k < s.seats; k++) {
      const seat = inOrder(s, k)
      if (playsNow(s, seat, role)) put(seat)
    }
  }
  for (let k = 0; k < s.seats; k++)
    for (let w = 0; w < WORKERS; w++) {
      const seat = inOrder(s, k)
      if (playsNow(s, seat, ROLE.worker + w)) steps.push(LOAD[seat]?.[w] as CastleStep)
    }
  each(ROLE.messenger, (seat) => steps.push(MESSENGER[seat] as CastleStep))
  const toll = s.winter.includes(WINTER_CARD.innkeeper)
  let traders = 0
  each(ROLE.trader, (seat) => {
    traders++
    if (toll) steps.push(TOLL[seat] as CastleStep)
    steps.push(TRADER[seat] as CastleStep)
  })
  // CAS-6.9, 6.12: no trader, no yield.
  if (traders > 0) steps.push(YIELD)
  each(ROLE.bricklayer, (seat) =>
    steps.push(TOWER[seat] as CastleStep, buildStep(seat, ROLE.bricklayer, box), END[seat] as CastleStep),
  )
  each(ROLE.stonemason, (seat) =>
    steps.push(BUY[seat] as CastleStep, buildStep(seat, ROLE.stonemason, box), END[seat] as CastleStep),
  )
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    const mine = workersNow(s, seat)
    if (mine.length === 1) steps.push(WORK[seat]?.[mine[0] as number] as CastleStep)
    else if (mine.length > 1) steps.push(ORDER[seat] as CastleStep)
  }
  each(ROLE.master, (seat) => steps.push(MASTER[seat] as CastleStep))
  steps.push(ROUND_END)
  return steps
}

/** The step in which a character may begin to build. */
export function buildStep(seat: Seat, role: number, box: Box): CastleStep {
  return { do: 'build', seat, role, left: box.buildings[role] as number }
}

/** Whether the seat revealed this character in this round. */
function playsNow(s: CastleState, seat: Seat, role: number): boolean {
  const played = s.played[seat] as Card[]
  for (let i = played.length - (s.now[seat] as number); i < played.length; i++) if (played[i] === role) return true
  return false
}

/** The worker cards the seat revealed in this round, 0 to 2 each. */
export function workersNow(s: CastleState, seat: Seat): number[] {
  const played = s.played[seat] as Card[]
  const mine: number[] = []
  for (let i = played.length - (s.now[seat] as number); i < played.length; i++)
    if (isWorker(played[i] as Card)) mine.push((played[i] as Card) - ROLE.worker)
  return mine
}

/** CAS-5: 8 thalers, or what the bank has. */
export const messenger: Happening<CastleState, StepOf<'messenger'>, Box> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const thalers = Math.min(box.messenger, s.bank)
    s.bank -= thalers
    add(s.thalers, seat, thalers)
    tell(s, { ev: 'messenger', seat, with: { thalers } })
  },
}

/** CAS-10: all face-up cards come back, and others' buildings of this round score. */
export const masterBuilder: Happening<CastleState, StepOf<'master-builder'>, Box> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const held = s.hands[seat] as Card[]
    const played = s.played[seat] as Card[]
    const hand: Card[] = []
    for (let card = 0; card < CHARACTERS.length; card++)
      if (held.includes(card) || played.includes(card)) hand.push(card)
    s.hands[seat] = hand
    s.played[seat] = []
    s.now[seat] = 0
    tell(s, { ev: 'take-back', seat, with: { cards: hand.length } })
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += s.erected[other] as number
    score(s, seat, 'master-builder', others * box.masterVp)
  },
}

/** What was done in an activation is done for good once it is over. */
export const endActivation: Happening<CastleState, StepOf<'end-activation'>, Box> = {
  kind: 'happening',
  happen(s) {
    noReturn(s)
  },
}
