// CAS-19.7: the granary. Its helpers score by how many they are, all colours together; entering it is as in the castle.

import { inOrder, score } from '../rules/seat.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

export function scoreGranary(s: CastleState, box: Box): void {
  const points = box.granaryVp[s.granary.length - 1] ?? 0
  for (let k = 0; k < s.seats; k++) {
    const seat = inOrder(s, k)
    score(s, seat, 'granary', points * s.granary.filter((owner) => owner === seat).length)
  }
}
