// TRE-2.4 and 2.5: a quarry gives stones, a wall takes as many as its builder says.
import { tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, draw } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, QUARRY } from '../sheet/box.ts'
import { wallRef } from './refs.ts'
import type { Trestle, TrestleState } from './state.ts'

/** TRE-2.4: what a quarry gives, one less for every other quarry of the round and never less than one. */
export function yieldOf(s: TrestleState, box: Box): number {
  const quarries = s.shown.filter((shown) => shown.includes(QUARRY)).length
  return Math.max(1, box.quarry - Math.max(0, quarries - 1))
}

export const quarry: HappeningOf<Trestle, 'quarry'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const stones = yieldOf(s, box)
    add(s.stones, seat, stones)
    tell(s, { ev: 'quarry', seat, with: { stones } })
  },
}

/** TRE-2.5: no more stones than the wall is high, nor than the seat has. */
export const most = (s: TrestleState, seat: Seat, box: Box): number => Math.min(box.height, at(s.stones, seat))

export const buildWall: DecisionOf<Trestle, 'build-wall'> = {
  kind: 'decision',
  by: (_s, step) => [step.seat],
  // Whoever has no stone is not asked: the wall is begun without one.
  candidates: (s, _step, seat, box) =>
    most(s, seat, box) === 0 ? [{ act: 'build', n: [0] }] : [{ act: 'build', span: [[0, most(s, seat, box), 1]] }],
  refuse(s, _step, seat, { n }, box) {
    const [stones = 0] = n ?? []
    if (stones > box.height) return { clause: 'TRE-2.5', with: { height: box.height } }
    return stones > at(s.stones, seat) ? { clause: 'TRE-1.4', with: { stones: at(s.stones, seat) } } : null
  },
  givesUp: (_s, _step, _seat, { n }) => n?.[0] === 0,
  resolve(s, _step, seat, choice, box) {
    const [stones = 0] = choice.n ?? []
    const walls = at(s.walls, seat)
    walls.push(draw(at(s.shown, seat)))
    at(s.laid, seat).push(stones)
    add(s.stones, seat, -stones)
    tell(s, { ev: 'build', seat, to: wallRef(seat, walls.length - 1), with: { stones, full: stones === box.height } })
  },
}
