// CAS-8.1 to 8.5: what the stonemason buys from the worker cards of others before building.
import { next, tell } from '../../../kernel/agenda.ts'
import { type DecisionOf, NO_KEY } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { loadAt, loaded, workerCard } from '../rules/load.ts'
import { KINDS, WORKERS } from '../rules/pieces.ts'
import { LOAD_REF, pieceAt } from '../rules/refs.ts'
import { alone, ownOf } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleStep } from '../rules/state.ts'

const STOP: CastleChoice = { act: 'stop-buying' }
/** One piece of a kind on a worker card, in the order of `load`. */
const BUY = LOAD_REF.flat(2).map((ref): CastleChoice => ({ act: 'buy', on: [ref] }))

const NO_THALER: CastleRefusal = { clause: 'CAS-8.1', with: { why: 'thaler' } }
const ONE_A_CARD: CastleRefusal = { clause: 'CAS-8.1', with: { why: 'card' } }
const LAST_PIECE: CastleRefusal = { clause: 'CAS-8.2' }
const NOT_THERE = KINDS.map((kind): CastleRefusal => ({ clause: 'CAS-8.3', with: { kind } }))
const OWN_WORKER: CastleRefusal = { clause: 'CAS-8.5', with: { why: 'own' } }
const ONE_A_PLAYER: CastleRefusal = { clause: 'CAS-8.5', with: { why: 'opponent' } }

/** A worker card among all that lie on the table. */
const cardOf = (from: Seat, worker: number): number => from * WORKERS + worker
const boughtFrom = (bought: Small, from: Seat): boolean => {
  for (let worker = 0; worker < WORKERS; worker++) if (small.has(bought, cardOf(from, worker))) return true
  return false
}

export const buy: DecisionOf<Castle, 'buy'> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  // Who cannot pay can only stop.
  key: (s, _step, seat, box) => (num(s.thalers, seat) < box.price ? 0 : NO_KEY),
  candidates(s) {
    const list: CastleChoice[] = []
    for (let i = 0; i < s.load.length; i++) if (s.load[i] !== 0) list.push(at(BUY, i))
    list.push(STOP)
    return list
  },
  refuse(s, { bought }, seat, choice, box) {
    if (choice.act === 'stop-buying') return null
    const [from, worker] = pieceAt(choice)
    if (from === seat) return OWN_WORKER
    if (small.has(bought, cardOf(from, worker))) return ONE_A_CARD
    if (s.options['stonemason-purchase'] === 'per-opponent' && boughtFrom(bought, from)) return ONE_A_PLAYER
    if (loaded(s, from, worker) < 2) return LAST_PIECE
    return num(s.thalers, seat) < box.price ? NO_THALER : null
  },
  otherwise(s, step, seat, choice) {
    if (choice.act !== 'buy' || seat !== step.seat) return null
    const [from, , kind] = pieceAt({ ...choice, act: 'buy' })
    if (from < 0 || from >= s.seats) return null
    return from === seat ? OWN_WORKER : at(NOT_THERE, kind)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop-buying',
  resolve(s, { seat, bought }, _seat, choice, { price }) {
    if (choice.act === 'stop-buying') return
    const [from, worker, k] = pieceAt(choice)
    add(s.load, loadAt(from, worker) + k, -1)
    add(ownOf(s, seat), k, 1)
    add(s.thalers, seat, -price)
    add(s.thalers, from, price)
    tell(s, { ev: 'buy', seat, card: workerCard(worker), with: { kind: at(KINDS, k), from, price } })
    next<CastleStep>(s, { do: 'buy', seat, bought: small.with(bought, cardOf(from, worker)) })
  },
}
