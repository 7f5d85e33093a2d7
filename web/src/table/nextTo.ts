// Whom the one winner of a match was ahead of, and by how much.
import type { Seat } from '../../../kernel/words.ts'

export interface Behind {
  /** All that share the next score. */
  readonly seats: readonly Seat[]
  readonly by: number
}

/** Those next to the winner; null where several won, or nobody else sat there. */
export function nextTo(scores: readonly number[], winners: readonly Seat[]): Behind | null {
  const [winner] = winners
  const others = [...scores.keys()].filter((seat) => !winners.includes(seat))
  if (winner === undefined || winners.length !== 1 || others.length === 0) return null
  const next = Math.max(...others.map((seat) => scores[seat] ?? 0))
  return { seats: others.filter((seat) => scores[seat] === next), by: (scores[winner] ?? 0) - next }
}
