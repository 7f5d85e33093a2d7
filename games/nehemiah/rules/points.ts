import { add, at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { NehemiahState } from './state.ts'
import { POINTS, type Point } from './terms.ts'

/** Victory points for a seat, on a line of the score sheet. */
export function score(s: NehemiahState, seat: Seat, line: Point, points: number): void {
  add(at(s.tally, seat), POINTS.indexOf(line), points)
  add(s.vp, seat, points)
}
