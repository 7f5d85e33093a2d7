import type { Seat } from '../../../kernel/words.ts'
import type { NehemiahState } from './state.ts'

/** Victory points for a seat, on a line of the score sheet. */
export function score(s: NehemiahState, seat: Seat, line: number, points: number): void {
  const tally = s.tally[seat] as number[]
  tally[line] = (tally[line] as number) + points
  s.vp[seat] = (s.vp[seat] as number) + points
}
