// What somebody has solved on this device: days in a row, which puzzles, and how today's stands.
import { isRecord } from '../../../kernel/record.ts'

export interface Solved {
  /** Days on which the puzzle of the day was solved, and those on which it was lost. */
  readonly days: readonly number[]
  readonly lost: readonly number[]
  /** Puzzles that were solved, by game. */
  readonly games: Readonly<Record<string, readonly number[]>>
  /** Wrong answers to the puzzle of the day that was opened last; null before there is one. */
  readonly tries: { readonly day: number; readonly wrong: number } | null
}

/** So many answers one has. */
export const TRIES = 3

const KEY = 'chantier.puzzles'
const NONE: Solved = { days: [], lost: [], games: {}, tries: null }
/** What was solved further ahead than this was solved by a clock that went wrong. */
const AHEAD = 366

const isCount = (n: unknown): n is number => Number.isInteger(n)
const numbers = (x: unknown): number[] => (Array.isArray(x) ? x.filter(isCount) : [])

function triesIn(x: unknown): Solved['tries'] {
  if (!isRecord(x)) return null
  const { day, wrong } = x
  return isCount(day) && isCount(wrong) && wrong >= 0 ? { day, wrong: Math.min(wrong, TRIES) } : null
}

/** Whatever the device kept, as far as it makes sense. */
export function readSolved(x: unknown): Solved {
  if (!isRecord(x)) return NONE
  const games = Object.entries(isRecord(x.games) ? x.games : {}).map(([game, list]) => [game, numbers(list)] as const)
  return { days: numbers(x.days), lost: numbers(x.lost), games: Object.fromEntries(games), tries: triesIn(x.tries) }
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

const with1 = (list: readonly number[], n: number): readonly number[] => [...list.filter((m) => m !== n), n]

/** Whether the puzzle of a day still counts: not once it is over, nor after a later one. A clock that is set back fills no gaps. */
export const isOpen = ({ days, lost }: Solved, day: number): boolean =>
  [...days, ...lost].every((done) => done < day || done > day + AHEAD)

/** After a puzzle: `day` is null for one that is not the day's. A day that was lost stays lost. */
export function withPuzzle(solved: Solved, game: string, n: number, day: number | null, right: boolean): Solved {
  const games = right ? { ...solved.games, [game]: with1(solved.games[game] ?? [], n) } : solved.games
  if (day === null || !isOpen(solved, day)) return { ...solved, games }
  return right
    ? { ...solved, games, days: with1(solved.days, day) }
    : { ...solved, games, lost: with1(solved.lost, day) }
}

/** After a wrong answer to the puzzle of a day: it is kept, so that nobody has it back by opening the page again. */
export const withWrong = (solved: Solved, day: number, wrong: number): Solved => ({ ...solved, tries: { day, wrong } })

/** How the puzzle of a day is found: as it was left. */
export function leftOn(
  day: number,
  { days, lost, tries }: Solved,
): { readonly stage: 'asking' | 'solved' | 'shown'; readonly wrong: number } {
  const wrong = tries?.day === day ? tries.wrong : 0
  const over = lost.includes(day) || wrong >= TRIES
  return { stage: days.includes(day) ? 'solved' : over ? 'shown' : 'asking', wrong }
}

/** Days in a row up to today; today need not be solved yet. */
export function streakOn(today: number, { days, lost }: Solved): number {
  if (lost.includes(today)) return 0
  const done = new Set(days)
  let day = done.has(today) ? today : today - 1
  let n = 0
  for (; done.has(day); day--) n++
  return n
}
