// TRE-4.1: the crane. It lifts stones of nobody's yard onto the oldest wall of its player that is not finished.
import { tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { wallRef } from '../rules/refs.ts'
import type { Trestle, TrestleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

/** The wall that a crane of this seat works on, or −1. */
export const unfinished = (s: TrestleState, seat: Seat, box: Box): number =>
  at(s.laid, seat).findIndex((stones) => stones < box.height)

export const crane: HappeningOf<Trestle, 'crane'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const wall = unfinished(s, seat, box)
    if (wall < 0) {
      // TRE-4.2: without a wall to work on, it carries one stone to the yard.
      add(s.stones, seat, 1)
      tell(s, { ev: 'crane-idle', seat })
      return
    }
    const laid = at(s.laid, seat)
    const stones = Math.min(box.crane, box.height - at(laid, wall))
    add(laid, wall, stones)
    tell(s, { ev: 'crane', seat, to: wallRef(seat, wall), with: { stones, full: at(laid, wall) === box.height } })
  },
}
