// What the house itself says in one language, whatever the game: refusals of the table, reasons of hints, files that
// cannot be opened. A language is a file in tongues/, found by listing that folder.
import type { Param, Span } from '../kernel/words.ts'
import type { FormBlanks } from './problems.ts'
import type { FitTexts } from './speech.ts'
import type { Lang, Say } from './texts.ts'

/** What the table itself refuses. */
export type TableClause =
  | 'table.over'
  | 'table.not-a-choice'
  | 'table.no-such-seat'
  | 'table.no-such-choice'
  | 'table.not-awaited'
  | 'table.not-yours'
  | 'table.no-card'
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
  | 'table.undo-many'
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
  | 'too-long'
  | 'bad-sitting'
  | 'bad-position'
  | 'cut-link'
  | 'changed-head'
  | 'changed'
  | 'changed-end'
  | 'refused'
  | 'bad-sheet'
  | 'illegal'

/** What can be wrong with a lesson. */
export type LessonWhy =
  | 'json'
  | 'expected'
  | 'field'
  | 'twice'
  | 'no-chapter'
  | 'no-step'
  | 'table'
  | 'illegal'
  | 'not-asked'
  | 'no-choice'
  | 'no-thing'
  | 'no-words'
  | 'acts'
  | 'echo'
  | 'long'
  | 'sentences'
  | 'steps'
  | 'questions'
  | 'time'

export interface Tongue {
  /** What the language calls itself. */
  readonly name: string
  /** Said of a language that is not written to its end: what it lacks is said in English, and the page says how far it is. */
  readonly unfinished?: true
  /** The text as the language sets it: no-break spaces where it wants them. */
  typeset(text: string): string
  /** The letters of the five tones of seats (blue, red, green, yellow, purple), where a colour's own is taken. */
  readonly letters: string
  /** A whole sentence as it goes on behind a colon: "Your turn: send a worker." */
  afterColon(sentence: string): string
  /** Two thoughts with a dash between them. */
  dashed(first: string, second: string): string
  /** Time that is left, short: "3 d 4 h". */
  daysAndHours(days: number, hours: number): string
  readonly refusals: Readonly<Record<TableClause, Say>>
  /** So many points, as one says it of something that cannot be known exactly: "about 3 points", "a little". */
  roughly(points: number): string
  /** Why a choice is good or bad: `worth` is how much, `what` a part of the position in the game's own words. */
  readonly reasons: Readonly<Record<'gain' | 'cost' | 'hurt' | 'help', Say>>
  readonly problems: Readonly<Record<FileWhy, Say>>
  /** What is wrong with a lesson; the place is said before it. */
  readonly lesson: Readonly<Record<LessonWhy, Say>>
  /** What was expected at a place of a card sheet; the place is said beside it. */
  readonly sheet: FitTexts<FormBlanks>
}

/** With a small letter, as most languages go on behind a colon. */
export const small = (text: string, lang: Lang): string => text.charAt(0).toLocaleLowerCase(lang) + text.slice(1)

/** The spans of a refusal, which come as numbers one after the other: from, to, step. */
export function spansOf(p: Param | undefined): Span[] {
  const n = Array.isArray(p) ? p.map(Number) : []
  return Array.from({ length: Math.floor(n.length / 3) }, (_, i) => [
    n[3 * i] ?? 0,
    n[3 * i + 1] ?? 0,
    n[3 * i + 2] ?? 1,
  ])
}

/** The values of a list, one after the other. */
export const listed = (p: Param | undefined): string => (Array.isArray(p) ? p.join(', ') : String(p))
