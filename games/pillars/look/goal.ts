// The line of Pillars: how it is won, and what matters in this phase.
import type { GoalLine } from '../../../look/goal.ts'
import type { PillarsState } from '../rules/state.ts'
import type { PillarsPen } from './pen.ts'
import { tricksPerRound } from './trick.ts'

export function goal({ box, voice }: PillarsPen, s: PillarsState): GoalLine | null {
  if (s.agenda.length === 0) return null
  const cards = { trick: s.trick, tricks: tricksPerRound(s.seats) }
  return {
    goal: voice.says('goal'),
    now: voice.says('now', { ...cards, scoring: s.faceUp, most: box.stockLimit, last: s.lastRound }),
    // PIL-6.2: how many rounds there are depends on the advantage cards that go back under the pile.
    ...{ round: s.round, of: s.lastRound ? s.round : null, atMost: false },
  }
}
