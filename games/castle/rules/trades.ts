// What bricklayer, stonemason and workers do before they build: CAS-7.1, CAS-8.1 to 8.5, CAS-9.1 and 9.4.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  type CastleChoice,
  type CastleState,
  type CastleStep,
  CHARACTERS,
  isWorker,
  KINDS,
  ROLE,
  type StepOf,
  WORKERS,
} from '../state.ts'
import { buildStep, WORK, workersNow } from './execute.ts'
import { loadAt, loaded } from './load.ts'
import { ALONE, add, eachSeat, NOBODY } from './seat.ts'

const TAKE = KINDS.map((_, k): CastleChoice => ({ act: 'take-from-tower', on: [`tower.${k}`] }))
const EMPTY: readonly Refusal[] = KINDS.map((kind) => ({ clause: 'CAS-7.1', with: { kind } }))

/** CAS-7.1: all pieces of one kind, which must have at least one. */
export const takeFromTower: Decision<CastleState, StepOf<'take-from-tower'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, { seat }) => (s.tower.some((pieces) => pieces > 0) ? (ALONE[seat] as Seat[]) : NOBODY),
  candidates: () => TAKE,
  refuse(s, _step, _seat, choice) {
    const k = lastOf(choice.on?.[0])
    return (s.tower[k] as number) > 0 ? null : (EMPTY[k] as Refusal)
  },
  resolve(s, { seat }, _seat, choice) {
    const k = lastOf(choice.on?.[0])
    const pieces = s.tower[k] as number
    s.tower[k] = 0
    add(s.own[seat] as number[], k, pieces)
    tell(s, { ev: 'take-from-tower', seat, with: { kind: KINDS[k] as string, pieces } })
  },
}

const STOP: CastleChoice = { act: 'stop-buying' }
/** One piece of a kind on a worker card: seat, worker, kind. */
const BUY = eachSeat((from) =>
  Array.from({ length: WORKERS }, (_, w) =>
    KINDS.map((_, k): CastleChoice => ({ act: 'buy', on: [`load.${from}.${w}.${k}`] })),
  ),
)
const digit = (ref: string, at: number) => ref.charCodeAt(at) - 48
/** The seat, worker and kind of a piece on a worker card: "load.1.0.4". */
export const pieceAt = (choice: CastleChoice): readonly [seat: Seat, worker: number, kind: number] => {
  const ref = choice.on?.[0] ?? ''
  return [digit(ref, 5), digit(ref, 7), digit(ref, 9)]
}

const NO_THALER: Refusal = { clause: 'CAS-8.1', with: { why: 'thaler' } }
const ONE_A_CARD: Refusal = { clause: 'CAS-8.1', with: { why: 'card' } }
const LAST_PIECE: Refusal = { clause: 'CAS-8.2' }
const OWN_WORKER: Refusal = { clause: 'CAS-8.5', with: { why: 'own' } }
const ONE_A_PLAYER: Refusal = { clause: 'CAS-8.5', with: { why: 'opponent' } }
const bit = (seat: Seat, worker: number) => 1 << (seat * WORKERS + worker)
const allBits = (seat: Seat) => ((1 << WORKERS) - 1) << (seat * WORKERS)

export const buy: Decision<CastleState, StepOf<'buy'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates(s) {
    const list: CastleChoice[] = []
    for (let from = 0; from < s.seats; from++)
      for (let w = 0; w < WORKERS; w++) {
        const at = loadAt(from, w)
        for (let k = 0; k < KINDS.length; k++)
          if ((s.load[at + k] as number) > 0) list.push(BUY[from]?.[w]?.[k] as CastleChoice)
      }
    list.push(STOP)
    return list
  },
  refuse(s, { bought }, seat, choice, box) {
    if (choice.act === 'stop-buying') return null
    const [from, worker] = pieceAt(choice)
    if (from === seat) return OWN_WORKER
    if ((bought & bit(from, worker)) !== 0) return ONE_A_CARD
    if (s.options['stonemason-purchase'] === 'per-opponent' && (bought & allBits(from)) !== 0) return ONE_A_PLAYER
    if (loaded(s, from, worker) < 2) return LAST_PIECE
    return (s.thalers[seat] as number) < box.price ? NO_THALER : null
  },
  resolve(s, { seat, bought }, _seat, choice, box) {
    if (choice.act === 'stop-buying') return
    const [from, worker, k] = pieceAt(choice)
    add(s.load, loadAt(from, worker) + k, -1)
    add(s.own[seat] as number[], k, 1)
    add(s.thalers, seat, -box.price)
    add(s.thalers, from, box.price)
    if (s.events !== null)
      tell(s, {
        ev: 'buy',
        seat,
        card: ROLE.worker + worker,
        with: { kind: KINDS[k] as string, from, price: box.price },
      })
    next<CastleStep>(s, { do: 'buy', seat, bought: bought | bit(from, worker) })
  },
}

const FIRST = eachSeat((seat) =>
  Array.from(
    { length: CHARACTERS.length },
    (_, i): CastleChoice => ({ act: 'worker-order', on: [`played.${seat}.${i}`] }),
  ),
)
const NOT_NOW: Refusal = { clause: 'CAS-9.4' }

/** CAS-9.4: which of two workers goes first. */
export const workerOrder: Decision<CastleState, StepOf<'worker-order'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, { seat }) => ALONE[seat] as Seat[],
  candidates: (s, _step, seat) => (FIRST[seat] as CastleChoice[]).slice(0, (s.played[seat] as Card[]).length),
  refuse(s, _step, seat, choice) {
    const played = s.played[seat] as Card[]
    const i = lastOf(choice.on?.[0])
    return i >= played.length - (s.now[seat] as number) && isWorker(played[i] as Card) ? null : NOT_NOW
  },
  resolve(s, { seat }, _seat, choice) {
    const first = (s.played[seat]?.[lastOf(choice.on?.[0])] as Card) - ROLE.worker
    const mine = workersNow(s, seat)
    const second = (mine[0] === first ? mine[1] : mine[0]) as number
    const work = WORK[seat] as CastleStep[]
    tell(s, { ev: 'worker-order', seat, card: ROLE.worker + first })
    next(s, work[first] as CastleStep, work[second] as CastleStep)
  },
}

const END = eachSeat((seat): CastleStep => ({ do: 'end-activation', seat }))

/** CAS-9.1: what is left on the card goes to its player, who then builds. */
export const work: Happening<CastleState, StepOf<'worker'>, Box> = {
  kind: 'happening',
  happen(s, { seat, worker }, box) {
    const at = loadAt(seat, worker)
    const own = s.own[seat] as number[]
    if (s.events !== null)
      tell(s, { ev: 'work', seat, card: ROLE.worker + worker, with: { pieces: s.load.slice(at, at + KINDS.length) } })
    for (let k = 0; k < KINDS.length; k++) {
      add(own, k, s.load[at + k] as number)
      s.load[at + k] = 0
    }
    next(s, buildStep(seat, ROLE.worker + worker, box), END[seat] as CastleStep)
  },
}
