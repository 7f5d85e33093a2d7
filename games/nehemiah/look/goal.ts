// The line of Nehemiah: how it is won, and what matters in this phase.
import type { GoalLine } from '../../../look/goal.ts'
import type { NehemiahState } from '../rules/state.ts'
import { columnsOf } from './panel.ts'
import type { NehemiahPen } from './pen.ts'

export function goal({ box, voice }: NehemiahPen, s: NehemiahState): GoalLine | null {
  if (s.agenda.length === 0) return null
  const { all, done } = columnsOf(s, s.round - 1, box)
  const last = s.round === s.decks.length
  const now =
    s.left !== null
      ? voice.says('now', { phase: 'final', n: s.left })
      : s.faceUp.length > 0
        ? voice.says('now', { phase: 'auction' })
        : voice.says('now', { phase: 'columns', left: all - done, last })
  return { goal: voice.says('goal'), now, round: s.round, of: s.decks.length, atMost: false }
}
