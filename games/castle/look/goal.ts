// The line of Castle: how it is won, and what matters in this phase.
import type { GoalLine } from '../../../look/goal.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleState } from '../rules/state.ts'
import { phaseOf } from './panel.ts'

/** CAS-3.1: with two players everybody chooses two cards. */
const cardsEach = (s: CastleState): number => (s.seats === 2 ? 2 : 1)

export function goal(s: CastleState, voice: CastleVoice): GoalLine | null {
  const phase = phaseOf(s)
  if (phase === 'over') return null
  return {
    goal: voice.says('goal'),
    now: voice.says('now', { phase, cards: cardsEach(s) }),
    ...{ round: s.round, of: s.rounds, atMost: true },
  }
}
