// TRE-3: what walls are worth, and who wins.
import type { Breakdown } from '../../../kernel/game.ts'
import { at, sum, where } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import type { POINTS } from './names.ts'
import type { TrestleState } from './state.ts'

/** How many walls of a seat are finished. */
export const fullWalls = (s: TrestleState, seat: Seat, box: Box): number =>
  at(s.laid, seat).filter((stones) => stones === box.height).length

/** TRE-3.2: a point for every stone on a wall, and more for every finished wall. */
export function pointsOf(s: TrestleState, seat: Seat, box: Box): Record<(typeof POINTS)[number], number> {
  return { stones: sum(at(s.laid, seat)), walls: fullWalls(s, seat, box) * box.bonus }
}

export function breakdown(s: TrestleState, seat: Seat, box: Box): Breakdown {
  const { stones, walls } = pointsOf(s, seat, box)
  return [
    { from: 'stones', points: stones },
    { from: 'walls', points: walls },
  ]
}

export const scores = (s: TrestleState, box: Box): number[] =>
  s.laid.map((_, seat) => sum(Object.values(pointsOf(s, seat, box))))

/** TRE-3.3: the most points, then the most stones left; those who still tie share. Nobody has won before the end. */
export function winners(s: TrestleState, box: Box): Seat[] {
  if (s.agenda.length > 0) return []
  const points = scores(s, box)
  const best = Math.max(...points)
  const left = Math.max(...s.stones.filter((_, seat) => points[seat] === best))
  return where(points, (mine, seat) => mine === best && at(s.stones, seat) === left)
}
