// Puzzles: a table as one seat sees it, with one choice that is clearly better than all others. They are data of a game's
// folder, made by `npm run puzzles`, and are read with care.
import { check, isInterrupt } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { begin } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions, type Values } from '../kernel/variants.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import { type Position, readPosition } from '../match/position.ts'
import type { Edition, Title } from '../title/title.ts'
import type { Compared } from './compare.ts'
import { isAsGood } from './marks.ts'

/** A choice with what it is worth to the one who chooses, in points of 100, and how far that may be off. */
export interface Row {
  readonly choice: Choice
  readonly chance: number
  readonly doubt: number
}

export interface Puzzle {
  /** Its number in the game, from 1. */
  readonly n: number
  readonly seats: number
  readonly options: Values
  /** What the seat that is to choose sees. */
  readonly from: Position & { readonly eyes: Seat }
  /** The choices worth comparing, the answer first. */
  readonly rows: readonly Row[]
  /** From 1 for what anybody sees to 5. */
  readonly level: number
}

/** A file of puzzles. */
export interface PuzzleFile {
  readonly rules: number
  /** So many matches were looked through. */
  readonly tried: number
  readonly puzzles: readonly Omit<Puzzle, 'n'>[]
}

export const answerOf = ({ rows }: Puzzle): Choice => at(rows, 0).choice

/** Whether a choice is the answer. */
export const isAnswer = (puzzle: Puzzle, choice: Choice): boolean => keyOf(choice) === keyOf(answerOf(puzzle))

/** What a choice at a puzzle is. What is played beside the question, such as taking back, is neither an answer nor a try. */
export type Tried = 'right' | 'wrong' | 'beside' | 'unknown'

/**
 * What to say of a choice that somebody makes. `unknown` is one that the puzzle does not know: whoever asks lets it be compared with the answer
 * (`compare`) and asks again with what was found. What lies within the tolerance of the answer is right, whatever the puzzle names.
 */
export function triedAt(game: Edition, puzzle: Puzzle, choice: Choice, found: readonly Compared[] = []): Tried {
  if (isInterrupt(game, choice.act)) return 'beside'
  if (isAnswer(puzzle, choice)) return 'right'
  const chanceIn = (rows: readonly Pick<Compared, 'choice' | 'chance'>[], one: Choice) =>
    rows.find((row) => keyOf(row.choice) === keyOf(one))?.chance
  const answer = answerOf(puzzle)
  const known = chanceIn(puzzle.rows, choice)
  if (known !== undefined) return rightIf(at(puzzle.rows, 0).chance - known, 100, puzzle.seats)
  const [named, made] = [chanceIn(found, answer), chanceIn(found, choice)]
  return named === undefined || made === undefined ? 'unknown' : rightIf(named - made, 1, puzzle.seats)
}

const rightIf = (behind: number, whole: number, seats: number): Tried =>
  isAsGood(behind / whole, 0, seats) ? 'right' : 'wrong'

/** Equal exactly for puzzles that ask the same: the same table from the same seat. */
export const momentOf = ({ seats, options, from }: Pick<Puzzle, 'seats' | 'options' | 'from'>): string =>
  JSON.stringify([seats, options, from.eyes, from.state])

/** The puzzles of a file that can be played by these rules. */
export function readPuzzles(title: Title, { rules, puzzles }: PuzzleFile): readonly Puzzle[] {
  if (rules !== title.game.version) return []
  return puzzles.map((puzzle, i) => ({ ...puzzle, n: i + 1 })).filter((puzzle) => whyNot(title, puzzle) === null)
}

/** What is wrong with a puzzle; null for a good one. */
export function whyNot({ game }: Title, { seats, options, from, rows }: Puzzle): string | null {
  const [min, max] = game.players
  if (!Number.isInteger(seats) || seats < min || seats > max) return `no table for ${seats}`
  const chosen = chooseOptions(game.variants, options, seats)
  if ('refusal' in chosen) return chosen.refusal.clause
  const first = begin(game, chosen.options, seats, rngOf('puzzle'))
  if (readPosition(game, first, from) === null) return 'no position'
  if (rows.length < 2) return 'nothing to compare'
  if (isInterrupt(game, at(rows, 0).choice.act)) return `${keyOf(at(rows, 0).choice)} answers nothing`
  const bad = rows.find(({ choice }) => check(game, from.state, from.eyes, choice) !== null)
  return bad === undefined ? null : `${keyOf(bad.choice)} cannot be chosen`
}

/** Days since the first of January 1970, on the calendar of whoever reads. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/** Which game has the puzzle of a day, and which of its puzzles: the games in turn, each from its first to its last. */
export function ofDay(day: number, counts: readonly { readonly game: string; readonly puzzles: number }[]) {
  const filled = counts.filter(({ puzzles }) => puzzles > 0)
  const turn = filled[day % Math.max(1, filled.length)]
  if (turn === undefined) return null
  return { game: turn.game, n: 1 + (Math.floor(day / filled.length) % turn.puzzles) }
}
