// How a position of Trestle Works looks for a seat: points, what stones in the yard promise, what the hand is good for.
import { at, sum } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Insight } from '../../../title/mind.ts'
import { roundsOf } from '../rules/round.ts'
import { scores } from '../rules/scoring.ts'
import type { TrestleState } from '../rules/state.ts'
import { type Box, WALL } from '../sheet/box.ts'

/** A stone that can still be built is worth its point and a part of a bonus; in the last round it is worth little. */
const STONE = 0.9
/** A wall in hand, where there are stones for it. */
const WALL_IN_HAND = 0.6

interface Holding {
  readonly score: number
  readonly supply: number
  readonly hand: number
}

function holding(s: TrestleState, seat: Seat, points: number, box: Box): Holding {
  const left = roundsOf(s, box) - s.round
  const usable = Math.min(at(s.stones, seat), left * box.height)
  const walls = at(s.hands, seat).filter((card) => card === WALL).length
  return {
    score: points,
    supply: s.agenda.length === 0 ? 0 : usable * STONE,
    hand: Math.min(walls, left) * WALL_IN_HAND,
  }
}

/** The lead of every seat over the best of the others. */
function values(s: TrestleState, box: Box): number[] {
  const points = scores(s, box)
  const worth = points.map((mine, seat) => sum(Object.values(holding(s, seat, mine, box))))
  return worth.map((mine, seat) => mine - Math.max(...worth.filter((_, other) => other !== seat)))
}

export const insight: Insight<TrestleState, Box> = {
  value: (s, seat, box) => at(values(s, box), seat),
  values,
  scale: 5,
  parts: (s, seat, box) =>
    Object.entries(holding(s, seat, at(scores(s, box), seat), box)).map(([from, points]) => ({ from, points })),
}
