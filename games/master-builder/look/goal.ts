// The line of Master Builder: how it is won, and what matters in this phase.
import type { GoalLine } from '../../../look/goal.ts'
import type { MasterState } from '../rules/state.ts'
import type { MasterPen } from './pen.ts'

const PHASES = [1, 2, 3, 4, 5] as const

export function goal({ voice }: MasterPen, s: MasterState): GoalLine | null {
  const phase = PHASES.find((n) => n === s.phase)
  if (s.agenda.length === 0 || phase === undefined) return null
  return {
    goal: voice.says('goal', { rounds: s.lastRound }),
    now: voice.says('now', { phase }),
    // MAS-10.2: it ends earlier once no contract is in play.
    ...{ round: s.round, of: s.lastRound, atMost: true },
  }
}
