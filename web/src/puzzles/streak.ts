// What somebody has solved on this device: days in a row, and which puzzles.

export interface Solved {
  /** Days on which the puzzle of the day was solved, and those on which it was lost. */
  readonly days: readonly number[]
  readonly lost: readonly number[]
  /** Puzzles that were solved, by game. */
  readonly games: Readonly<Record<string, readonly number[]>>
}

const KEY = 'chantier.puzzles'
const NONE: Solved = { days: [], lost: [], games: {} }
/** Days that are remembered. */
const MOST = 400

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const numbers = (x: unknown): number[] => (Array.isArray(x) ? x.filter((n) => Number.isInteger(n)) : [])

/** Whatever the device kept, as far as it makes sense. */
export function readSolved(x: unknown): Solved {
  if (!isRecord(x)) return NONE
  const games = Object.entries(isRecord(x.games) ? x.games : {}).map(([game, list]) => [game, numbers(list)] as const)
  return { days: numbers(x.days), lost: numbers(x.lost), games: Object.fromEntries(games) }
}

export function solvedHere(): Solved {
  try {
    return readSolved(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return NONE
  }
}

/** Keeps it; a device that forbids storage just forgets it. */
export function keepSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved))
  } catch {
    // Storage is full or forbidden: the row of days holds for this visit.
  }
}

const with1 = (list: readonly number[], n: number): readonly number[] =>
  [...list.filter((m) => m !== n), n].slice(-MOST)

/** After a puzzle: `day` is null for one that is not the day's. A day that was lost stays lost. */
export function withPuzzle(solved: Solved, game: string, n: number, day: number | null, right: boolean): Solved {
  const games = right ? { ...solved.games, [game]: with1(solved.games[game] ?? [], n) } : solved.games
  if (day === null || solved.days.includes(day) || solved.lost.includes(day)) return { ...solved, games }
  return right
    ? { ...solved, games, days: with1(solved.days, day) }
    : { ...solved, games, lost: with1(solved.lost, day) }
}

/** Days in a row up to today; today need not be solved yet. */
export function streakOn(today: number, { days, lost }: Solved): number {
  if (lost.includes(today)) return 0
  let day = days.includes(today) ? today : today - 1
  let n = 0
  for (; days.includes(day); day--) n++
  return n
}
