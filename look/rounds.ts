// Rounds as the top bar and the score sheet show them.
import type { State } from '../kernel/words.ts'
import type { DrawnLook } from './scene.ts'

/** A step of a row of them: before the present one, the present one, after it. */
export const standingOf = (n: number, now: number, over: boolean): 'done' | 'now' | 'to-come' =>
  over || n < now ? 'done' : n === now ? 'now' : 'to-come'

/** The end of a round: the line of the story that ended it, and the points of each seat then. */
export interface RoundEnd {
  readonly round: number
  readonly at: number
  readonly points: readonly number[]
}

/**
 * The rounds that are over, from the tables after each line of a story: then, and only then, has everybody had the same
 * turns. What the last choice of a round brought belongs to that round, though the table is already in the next.
 */
export function roundEnds(drawn: Pick<DrawnLook, 'round' | 'totals'>, past: readonly State[]): RoundEnd[] {
  const ends: RoundEnd[] = []
  let was: number | null = null
  for (const [at, then] of past.entries()) {
    const now = drawn.round(then)
    for (let round = was ?? now; round < now; round++) ends.push({ round, at, points: drawn.totals(then) })
    was = now
  }
  const last = past.at(-1)
  if (last !== undefined && last.agenda.length === 0)
    ends.push({ round: drawn.round(last), at: past.length - 1, points: drawn.totals(last) })
  return ends
}

/** Where several choose in secret: whether this seat has. */
export const sealedMark = (s: State, seat: number): { mark: 'done' | 'busy' } | Record<never, never> =>
  s.sealed === null ? {} : { mark: s.sealed[seat] === null ? 'busy' : 'done' }

/** In which round each line of a story was played: the one that ends a round belongs to it. */
export function roundsOf(drawn: Pick<DrawnLook, 'round'>, past: readonly State[]): number[] {
  return past.map((then, line) => drawn.round(past[line - 1] ?? then))
}
