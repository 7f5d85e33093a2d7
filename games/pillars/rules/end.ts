import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { where } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Pillars, PillarsState, PillarsStep } from './state.ts'

/** PIL-6.1, PIL-7.1: the next round, or the end. */
export const endRound: HappeningOf<Pillars, 'end-round'> = {
  kind: 'happening',
  happen(s) {
    if (s.lastRound) {
      tell(s, { ev: 'game-over', with: { winners: winners(s), ranks: ranks(s) } })
      return
    }
    s.round++
    next<PillarsStep>(s, { do: 'deal' })
  },
}

/** PIL-7.4: the rank of each seat, 1 and as many as have more points. */
export function ranks(s: PillarsState): number[] {
  return s.scores.map((score) => 1 + s.scores.filter((other) => other > score).length)
}

/** PIL-7.2, 7.3: the most points; those who tie share. Nobody has won before the end. */
export function winners(s: PillarsState): Seat[] {
  if (s.agenda.length > 0) return []
  return where(ranks(s), (rank) => rank === 1)
}
