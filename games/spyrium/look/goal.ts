// The line of Spyrium: how it is won, and what matters in this phase.
import type { Seat } from '../../../kernel/words.ts'
import type { GoalLine } from '../../../look/goal.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { SpyriumPen } from './pen.ts'

export function goal({ box, voice }: SpyriumPen, s: SpyriumState, eyes: Seat | null): GoalLine | null {
  if (s.agenda.length === 0) return null
  // Phases are each seat's own; whoever only watches is told of the one whose turn it is.
  const step = s.agenda.at(-1)
  const seat = eyes ?? (step !== undefined && 'seat' in step ? step.seat : s.first)
  const rounds = box.rounds.length
  return {
    goal: voice.says('goal', { rounds }),
    now: voice.says('now', { phase: s.phase[seat] === 1 ? 1 : 2, passed: eyes !== null && s.passed[seat] === 1 }),
    ...{ round: s.round, of: rounds, atMost: false },
  }
}
