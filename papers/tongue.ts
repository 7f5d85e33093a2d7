// What the house itself says in one language, whatever the game: refusals of the table, reasons of hints, files that
// cannot be opened. A language is a file in tongues/, found by listing that folder.
import type { Param } from '../kernel/words.ts'
import type { FormBlanks } from './problems.ts'
import type { FitTexts } from './speech.ts'
import type { Say } from './texts.ts'

/** What the table itself refuses. */
export type TableClause =
  | 'table.over'
  | 'table.not-a-choice'
  | 'table.no-such-seat'
  | 'table.no-such-choice'
  | 'table.not-awaited'
  | 'table.out-of-range'
  | 'table.option-unknown'
  | 'table.option-value'
  | 'table.option-range'
  | 'table.option-each-seat'
  | 'table.seats'
  | 'table.no-undo'
  | 'table.undo-first'
  | 'table.undo-acted'
  | 'table.undo-secret'
  | 'table.undo-turn-over'
  | 'table.no-redo'

/** Why a match file cannot be opened. */
export type FileWhy =
  | 'too-large'
  | 'cut'
  | 'not-a-match'
  | 'future'
  | 'unknown-game'
  | 'future-rules'
  | 'no-log'
  | 'changed-head'
  | 'changed'
  | 'changed-end'
  | 'refused'
  | 'bad-sheet'
  | 'illegal'

export interface Tongue {
  /** What the language calls itself. */
  readonly name: string
  /** The text as the language sets it: no-break spaces where it wants them. */
  typeset(text: string): string
  /** The letters of the five tones of seats (blue, red, green, yellow, purple), where a colour's own is taken. */
  readonly letters: string
  /** Time that is left, short: "3 d 4 h". */
  daysAndHours(days: number, hours: number): string
  readonly refusals: Readonly<Record<TableClause, Say>>
  /** Why a choice is good or bad: `what` is a part of the position in the game's own words. */
  readonly reasons: Readonly<Record<'gain' | 'cost' | 'hurt' | 'help', Say>>
  readonly problems: Readonly<Record<FileWhy, Say>>
  /** What was expected at a place of a card sheet; the place is said beside it. */
  readonly sheet: FitTexts<FormBlanks>
}

/** The values of a list, one after the other. */
export const listed = (p: Param | undefined): string => (Array.isArray(p) ? p.join(', ') : String(p))
