// What is wrong with a card sheet, as records. What any form expects is said by the language (tongues/<lang>.ts), what
// only one game expects by that game (words/<lang>/sheet.ts).
import type { Blanks } from './speech.ts'
import type { Lang } from './texts.ts'

/** What any form expects, by id with its blanks. */
export interface FormBlanks {
  whole: { readonly min: number; readonly max: number }
  one: { readonly of: readonly string[] }
  'yes-no': object
  list: { readonly of: readonly string[]; readonly length: number | null }
  'whole-list': { readonly length: number | null }
  amounts: { readonly of: readonly string[]; readonly min: number; readonly max: number }
  field: { readonly fields: readonly string[] }
  names: { readonly langs: readonly Lang[]; readonly longest: number }
  marks: { readonly marks: readonly string[] }
  object: object
  game: { readonly game: string }
  form: { readonly form: number }
  table: { readonly tables: readonly string[] }
  rows: { readonly rows: number }
  entry: { readonly id: string }
  /** Of a file that somebody gives: it is short, it is JSON, and a table can be set up with what it says. */
  file: { readonly megabytes: number }
  json: { readonly line: number }
  'set-up': object
  /** Every match can be played to its end; this one cannot. */
  'dead-match': { readonly seats: number; readonly seed: string }
}

/** A place in a sheet where something else was expected that any form asks for. */
export interface FormProblem {
  readonly at: string
  readonly expected: keyof FormBlanks
  readonly with: object
}

/** A place in a sheet where something does not fit the rest, by a sentence of the game. */
export interface FitProblem {
  readonly at: string
  readonly fits: string
  readonly with: object
}

export type SheetProblem = FormProblem | FitProblem

/** `expected('stones.flint.weight', 'whole', { min: 1, max: 9 })` */
export function expected<K extends keyof FormBlanks>(at: string, id: K, blanks: FormBlanks[K]): FormProblem {
  return { at, expected: id, with: blanks }
}

/** Notes what does not fit: `want('gates', ascending, 'ascending', {})`. */
export type Want<B extends Blanks> = <K extends keyof B & string>(
  at: string,
  good: boolean,
  fits: K,
  ...blanks: object extends B[K] ? [blanks?: B[K]] : [blanks: B[K]]
) => void

/** What does not fit, as `check` finds it: `unfit<CastleFits>((want) => { want(…) })`. */
export function unfit<B extends Blanks>(check: (want: Want<B>) => void): FitProblem[] {
  const problems: FitProblem[] = []
  check((at, good, fits, ...[blanks = {}]) => {
    if (!good) problems.push({ at, fits, with: blanks })
  })
  return problems
}
