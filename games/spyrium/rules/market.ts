// The geometry of the market: nine positions, twelve gaps (SPY-4).
import type { Ref, Seat } from '../../../kernel/words.ts'
import type { SpyriumState } from './state.ts'

export const POSITIONS = 9
/** Between neighbours in a row, then between neighbours in a column (SPY-4.2). */
export const GAPS = ['h00', 'h01', 'h10', 'h11', 'h20', 'h21', 'v00', 'v01', 'v02', 'v10', 'v11', 'v12'] as const

/** The two positions beside each gap (SPY-4.3). */
export const BESIDE: readonly (readonly [number, number])[] = GAPS.map((gap) => {
  const pos = 3 * Number(gap[1]) + Number(gap[2])
  return gap[0] === 'h' ? [pos, pos + 1] : [pos, pos + 3]
})

/** The gaps around each position: 2 for a corner, 3 for an edge, 4 for the centre. */
export const AROUND: readonly (readonly number[])[] = Array.from({ length: POSITIONS }, (_, pos) =>
  BESIDE.flatMap((pair, gap) => (pair.includes(pos) ? [gap] : [])),
)

export const gapRef = (gap: number): Ref => `gap.${gap}`
export const positionRef = (pos: number): Ref => `market.${pos}`

/** Workers of all players around a position. */
export function workersAround(s: SpyriumState, pos: number): number {
  const gaps = AROUND[pos] as readonly number[]
  let workers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const own = s.gaps[seat] as number[]
    for (let i = 0; i < gaps.length; i++) workers += own[gaps[i] as number] as number
  }
  return workers
}

/** SPY-4.6: the workers around a position, but for the one that is used. */
export function crowd(s: SpyriumState, pos: number): number {
  return workersAround(s, pos) - 1
}

export function hasCard(s: SpyriumState, pos: number): boolean {
  return (s.market[pos] as number[]).length > 0
}

/** SPY-5.2: a gap beside at least one card. */
export function besideCard(s: SpyriumState, gap: number): boolean {
  const [a, b] = BESIDE[gap] as readonly [number, number]
  return hasCard(s, a) || hasCard(s, b)
}

/** A seat's workers in the market. */
export function inMarket(s: SpyriumState, seat: Seat): number {
  const own = s.gaps[seat] as number[]
  let workers = 0
  for (let gap = 0; gap < own.length; gap++) workers += own[gap] as number
  return workers
}
