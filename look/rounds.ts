// Rounds as the top bar and the score sheet show them.
import type { State } from '../kernel/words.ts'

/** A step of a row of them: before the present one, the present one, after it. */
export const standingOf = (n: number, now: number, over: boolean): 'done' | 'now' | 'to-come' =>
  over || n < now ? 'done' : n === now ? 'now' : 'to-come'

/** What each round ended with, from the tables after each move and the present one: the last of each round counts. */
export function byRound<S extends State & { readonly round: number }>(
  s: S,
  past: readonly S[],
  points: (then: S) => readonly number[],
): number[][] {
  const rounds: number[][] = []
  for (const then of [...past, s]) rounds[then.round - 1] = [...points(then)]
  return rounds.filter((round) => round !== undefined)
}

/** Where several choose in secret: whether this seat has. */
export const sealedMark = (s: State, seat: number): { mark: 'done' | 'busy' } | Record<never, never> =>
  s.sealed === null ? {} : { mark: s.sealed[seat] === null ? 'busy' : 'done' }
