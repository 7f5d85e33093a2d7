// NEH-7.13 Build the wall, 7.14 Temple offering, 7.15 Military training: cubes on a board.
import { tell } from '../../../kernel/agenda.ts'
import { placeCubes, reachOf } from '../rules/cubes.ts'
import { cardAt, workAt } from '../rules/layout.ts'
import { slotRef } from '../rules/refs.ts'
import { priced, type Work } from '../rules/work.ts'

function influence(clause: 'NEH-7.13' | 'NEH-7.14' | 'NEH-7.15'): Work {
  const noCubes = { clause, with: { why: 'cubes' } } as const
  return {
    ...priced(clause),
    hindrance(s, seat, slot, _gold, _used, box) {
      const { board, times } = workAt(s, slot, box)
      return reachOf(s, seat, board) < times ? noCubes : null
    },
    carryOut(s, seat, slot, { cost, board, times }) {
      tell(s, {
        ev: 'influence',
        seat,
        from: slotRef(slot),
        card: cardAt(s, slot),
        with: { ...cost, board, cubes: times },
      })
      placeCubes(s, seat, board, times)
    },
  }
}

export const buildWall = influence('NEH-7.13')
export const templeOffering = influence('NEH-7.14')
export const militaryTraining = influence('NEH-7.15')
