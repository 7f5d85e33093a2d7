// Which choices a step means: a pattern is a canonical move, or as much of one as matters.

import { check, closedOptions } from '../kernel/ask.ts'
import { isRecord } from '../kernel/record.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import type { Pattern } from './lesson.ts'

/** Whether all that a pattern says holds of a move: `fits({ choice: 'place' }, { choice: 'place', column: 2 })`. */
export function fits(pattern: unknown, move: unknown): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(move) && pattern.length === move.length && pattern.every((p, i) => fits(p, move[i]))
  if (!isRecord(pattern)) return pattern === move
  return isRecord(move) && Object.entries(pattern).every(([key, value]) => fits(value, move[key]))
}

/** A choice of a seat as its canonical move. */
export const moveOf = ({ title, game, state }: Match, seat: Seat, choice: Choice): unknown =>
  title.canon.write(state, seat, choice, game.box)

/** The choice that a whole move names, where it is legal now. */
export function choiceOf(match: Match, seat: Seat, move: Pattern): Choice | null {
  const { title, game, state } = match
  const choice = title.canon.read(state, seat, move, game.box)
  return choice !== null && check(game, state, seat, choice) === null ? choice : null
}

/** The legal choice of a seat that these patterns mean, the first pattern first; null where there is none. */
export function meant(match: Match, seat: Seat, patterns: readonly Pattern[]): Choice | null {
  for (const pattern of patterns) {
    const whole = choiceOf(match, seat, pattern)
    if (whole !== null && fits(pattern, moveOf(match, seat, whole))) return whole
    const found = closedOptions(match.game, match.state, seat).find((c) => fits(pattern, moveOf(match, seat, c)))
    if (found !== undefined) return found
  }
  return null
}
