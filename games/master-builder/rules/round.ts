// MAS-2: rounds of five phases, the Mallet and the Trowel.
import { next, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { finalAccounts } from './end.ts'
import type { MasterBuilder, MasterStep } from './state.ts'
import { inTurn } from './turn.ts'

const NEXT: MasterStep = { do: 'round' }

/** The five phases and what closes the round, in order. */
export const ROUND: readonly MasterStep[] = [
  { do: 'hire-fire' },
  { do: 'contracts' },
  { do: 'events' },
  { do: 'construction' },
  { do: 'income-wages' },
  { do: 'end-round' },
]

export const round: HappeningOf<MasterBuilder, 'round'> = {
  kind: 'happening',
  happen(s) {
    s.phase = 1
    s.inForce = null
    tell(s, { ev: 'round', seat: s.mallet, with: { round: s.round, last: s.round === s.lastRound } })
    next(s, ...ROUND)
  },
}

/** MAS-2.3: the Mallet goes to the left, or the game is over (MAS-10.1, 10.2). */
export const endRound: HappeningOf<MasterBuilder, 'end-round'> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.round >= s.lastRound) return finalAccounts(s, box)
    s.mallet = inTurn(s, 1)
    s.round++
    next(s, NEXT)
  },
}
