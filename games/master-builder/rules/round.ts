// MAS-2: rounds of five phases, the Mallet and the Trowel.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { finalAccounts } from './end.ts'
import type { MasterState, MasterStep } from './state.ts'

/** The five phases and what closes the round, in order. */
export const ROUND: readonly MasterStep[] = [
  { do: 'hire-fire' },
  { do: 'contracts' },
  { do: 'events' },
  { do: 'construction' },
  { do: 'income-wages' },
  { do: 'end-round' },
]

/** The seats in turn order: the Mallet first, then clockwise (MAS-0.1). */
export const inTurn = (s: MasterState, k: number): Seat => (s.mallet + k) % s.seats

export const round: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s) {
    s.phase = 1
    s.inForce = null
    if (s.events !== null)
      tell(s, { ev: 'round', seat: s.mallet, with: { round: s.round, last: s.round === s.lastRound } })
    next(s, ...ROUND)
  },
}

/** MAS-2.3: the Mallet goes to the left, or the game is over (MAS-10.1, 10.2). */
export const endRound: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.round >= s.lastRound) return finalAccounts(s, box)
    s.mallet = (s.mallet + 1) % s.seats
    s.round++
    next<MasterStep>(s, { do: 'round' })
  },
}
