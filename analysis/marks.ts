// What counts as a mistake, and how sure the judge must be of it.

/** From a slip to a choice that decides a match. */
const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** Chance of winning that each of them gives away at least, at a table of two. */
const LEAST: Readonly<Record<Mark, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 }

/** The same part of a chance at a table of so many seats: the more share the win, the less there is to lose. */
export const atTable = (part: number, seats: number): number => (part * 2) / seats

/** What a part of a chance at a table of so many seats is worth at a table of two. */
export const atTwo = (part: number, seats: number): number => (part * seats) / 2

/** What a loss is called; null for one that is too small to be called anything. */
export function markOf(loss: number, seats: number): Mark | null {
  return MARKS.findLast((mark) => loss >= atTable(LEAST[mark], seats)) ?? null
}

/** So many standard errors make sure. */
export const SURELY = 2

/** Whether a loss is worth a word and holds: even if the judge is off by two standard errors, half of a slip is left. */
export const holds = (loss: number, doubt: number, seats: number): boolean =>
  markOf(loss, seats) !== null && loss - SURELY * doubt >= atTable(LEAST.inaccuracy / 2, seats)

/** Whether a first look is reason enough to look again. */
export const isSuspicious = (gap: number, seats: number): boolean => gap >= atTable(LEAST.inaccuracy / 2, seats)

/** How far an answer may lie behind the best one and still be right. */
export const AS_GOOD = 0.02

/** Whether a choice that lies so far behind is as good as the best one, as far as anybody can tell. */
export const isAsGood = (behind: number, doubt: number, seats: number): boolean =>
  behind <= Math.max(atTable(AS_GOOD, seats), doubt)
