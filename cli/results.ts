// The results of an arena, one line a game: an arena that was broken off goes on where it stopped.
import type { CardLuck, Outcome } from '../bots/arena/game.ts'
import type { Budget } from '../bots/bot.ts'
import type { Values } from '../kernel/variants.ts'
import type { Strengths } from '../title/mind.ts'
import type { Desk } from './desk.ts'
import { type Ledger, ledgerIn } from './ledger.ts'

/** What an arena is about; the first line of its file. */
export interface Arena {
  readonly arena: 1
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Values
  /** Who holds each place, as typed. */
  readonly bots: readonly string[]
  readonly budget: Budget
  readonly seed: string
  /** How strong the levels are that a ladder compares: other strengths, other games. */
  readonly strengths?: Strengths
}

/** Opens the file of an arena. A line cut short by a crash is played again. */
export const resultsIn = (path: string, arena: Arena, desk: Desk): Ledger<Outcome> =>
  ledgerIn(
    path,
    { head: arena, read: outcomeOf, keyOf: ({ index }) => `${index}`, other: desk.t.arena.other(path) },
    desk,
  )

/** Files that were written before luck was looked for, or without it, hold none. */
function outcomeOf(line: unknown): Outcome | null {
  const x = line as Outcome | null
  if (!Number.isInteger(x?.index) || !Array.isArray(x?.scores) || !Array.isArray(x.winners)) return null
  const { luck, ...plain } = x
  return isLuck(luck, x.scores.length) ? { ...plain, luck } : plain
}

const isLuck = (luck: CardLuck | null | undefined, seats: number): luck is CardLuck =>
  Array.isArray(luck?.draw) && luck.draw.length === seats && [...luck.draw, luck.ms].every(Number.isFinite)
