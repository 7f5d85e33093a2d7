// CAS-7.1: what the bricklayer does before building.
import { tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, move, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { KINDS } from '../rules/pieces.ts'
import { pointed, TOWER_REF } from '../rules/refs.ts'
import { alone, NOBODY, ownOf } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice } from '../rules/state.ts'

const TAKE = TOWER_REF.map((ref): CastleChoice => ({ act: 'take-from-tower', on: [ref] }))
const EMPTY = KINDS.map((kind): CastleRefusal => ({ clause: 'CAS-7.1', with: { kind } }))

/** CAS-7.1: all pieces of one kind, which must have at least one. */
export const takeFromTower: DecisionOf<Castle, 'take-from-tower'> = {
  kind: 'decision',
  by: (s, { seat }) => (s.tower.some((pieces) => pieces > 0) ? alone(seat) : NOBODY),
  key: (s) => s.tower.reduce((kinds, pieces, k) => (pieces > 0 ? small.with(kinds, k) : kinds), small.none),
  candidates: () => TAKE,
  refuse(s, _step, _seat, choice) {
    const k = pointed(choice)
    return s.tower[k] === 0 ? at(EMPTY, k) : null
  },
  resolve(s, { seat }, _seat, choice) {
    const k = pointed(choice)
    const pieces = num(s.tower, k)
    move(s.tower, ownOf(s, seat), k)
    tell(s, { ev: 'take-from-tower', seat, with: { kind: at(KINDS, k), pieces } })
  },
}
