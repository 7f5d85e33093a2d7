// The geometry of the market: nine positions, twelve gaps (SPY-4).
import { at, each, sum, where } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { GAPS } from './names.ts'
import type { SpyriumState } from './state.ts'

export const POSITIONS = 9

/** The two positions beside each gap (SPY-4.3). */
export const BESIDE: readonly (readonly [number, number])[] = GAPS.map((gap) => {
  const pos = 3 * Number(gap[1]) + Number(gap[2])
  return gap[0] === 'h' ? [pos, pos + 1] : [pos, pos + 3]
})

/** The gaps around each position: 2 for a corner, 3 for an edge, 4 for the centre. */
export const AROUND: readonly (readonly number[])[] = each(POSITIONS, (pos) =>
  where(BESIDE, (pair) => pair.includes(pos)),
)

/** Workers of all players around a position. */
export function workersAround(s: SpyriumState, pos: number): number {
  const gaps = at(AROUND, pos)
  let workers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const own = at(s.gaps, seat)
    for (let i = 0; i < gaps.length; i++) workers += own[gaps[i] ?? 0] ?? 0
  }
  return workers
}

/** SPY-4.6: the workers around a position, but for the one that is used. */
export function crowd(s: SpyriumState, pos: number): number {
  return workersAround(s, pos) - 1
}

export function hasCard(s: SpyriumState, pos: number): boolean {
  return at(s.market, pos).length > 0
}

/** SPY-5.2: a gap beside at least one card. */
export function besideCard(s: SpyriumState, gap: number): boolean {
  const [a, b] = at(BESIDE, gap)
  return hasCard(s, a) || hasCard(s, b)
}

/** A seat's workers in the market. */
export function inMarket(s: SpyriumState, seat: Seat): number {
  return sum(at(s.gaps, seat))
}
