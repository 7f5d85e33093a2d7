// CAS-15.10: palace owners turn pieces into points, one after the other; and the end of the game (CAS-16).
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, each, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { KINDS, MATERIALS, SILVER } from './pieces.ts'
import { palaceRefs, pieceGiven } from './refs.ts'
import { alone, eachSeat, fromStock, ownOf, score } from './seat.ts'
import type { CastleRefusal } from './speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from './state.ts'

const giving = (seat: Seat, silver: boolean) =>
  MATERIALS.map((_, k): CastleChoice => ({ act: 'palace-give', on: palaceRefs(seat, k, silver) }))
const GIVE = eachSeat((seat): readonly CastleChoice[] => [
  ...giving(seat, false),
  ...giving(seat, true),
  { act: 'stop-palace' },
])
const NONE_LEFT = KINDS.map((kind): CastleRefusal => ({ clause: 'CAS-15.10', with: { kind } }))
const EMPTY_CART = MATERIALS.map((kind): CastleRefusal => ({ clause: 'CAS-12.2', with: { kind, stock: 0 } }))

export const palace: DecisionOf<Castle, 'palace'> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  candidates: (_s, _step, seat) => at(GIVE, seat),
  refuse(s, _step, seat, choice) {
    if (choice.act === 'stop-palace') return null
    const { kind, silver } = pieceGiven(choice)
    const given = silver ? SILVER : kind
    if (num(ownOf(s, seat), given) === 0) return at(NONE_LEFT, given)
    return silver && num(s.stock, kind) === 0 ? at(EMPTY_CART, kind) : null
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop-palace',
  resolve(s, { seat, left }, _seat, choice, box) {
    if (choice.act === 'stop-palace') return
    const { kind, silver } = pieceGiven(choice)
    add(ownOf(s, seat), silver ? SILVER : kind, -1)
    if (silver) {
      s.forge++
      fromStock(s, kind, 1)
    }
    add(s.lost, kind, 1)
    tell(s, { ev: 'palace', seat, with: { kind: at(MATERIALS, kind), silver } })
    score(s, seat, 'palace', num(box.value, kind))
    if (left > 1) next<CastleStep>(s, { do: 'palace', seat, left: left - 1 })
  },
}

export const gameEnd: HappeningOf<Castle, 'game-end'> = {
  kind: 'happening',
  happen(s, _step, box) {
    // What is left of the winter deck is shown now.
    noReturn(s)
    // Who wins is found out here only where somebody listens.
    if (s.events !== null) tell(s, { ev: 'game-over', with: { winners: winners(s, box) } })
  },
}

/** CAS-16.3: silver has no value of its own. */
function stockValue(s: CastleState, seat: Seat, box: Box): number {
  return MATERIALS.reduce((value, _, k) => value + num(ownOf(s, seat), k) * num(box.value, k), 0)
}

/** CAS-16: points, then thalers, then the value of the own stock; who is still tied shares. */
export function winners(s: CastleState, box: Box): Seat[] {
  if (s.agenda.length > 0) return []
  const everyone = each(s.seats, (seat) => seat)
  const first = highest(everyone, (seat) => num(s.scores, seat))
  const second = highest(first, (seat) => num(s.thalers, seat))
  return highest(second, (seat) => stockValue(s, seat, box))
}

/** Those of some seats that have the most of something. */
function highest(seats: readonly Seat[], has: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(has))
  return seats.filter((seat) => has(seat) === most)
}
