// Puzzles: a table as one seat sees it, with one choice that is clearly better than all others. They are data of a game's
// folder, made by `npm run puzzles`, and are read with care.
import { check } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { begin } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions, type Values } from '../kernel/variants.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import { type Position, readPosition } from '../match/position.ts'
import type { Title } from '../title/title.ts'

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
