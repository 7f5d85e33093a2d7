// Card sheets: a game's printed numbers, with where each was found. An owner of the printed game can correct them.

import { isRecord } from '../kernel/record.ts'
import type { Param, Params } from '../kernel/words.ts'
import { expected, type FitProblem, type SheetProblem } from './problems.ts'
import { type Lang, USUAL } from './texts.ts'

/** S stated in the rulebook, P public source, D deduced, R reconstructed by us. */
export const MARKS = ['S', 'P', 'D', 'R'] as const
export type Mark = (typeof MARKS)[number]

/** One line of a sheet: an id, names, figures, and the provenance of each figure (`*` for those not named). */
export interface Entry {
  readonly id: string
  readonly names?: Readonly<Record<Lang, string>>
  readonly source: Readonly<Record<string, Mark>>
  readonly [field: string]: unknown
}

export interface Sheet {
  readonly game: string
  /** Version of the sheet's form. */
  readonly form: number
  readonly tables: Readonly<Record<string, readonly Entry[]>>
}

/** What one figure may be. */
export type Field =
  | { readonly is: 'whole'; readonly min: number; readonly max: number; readonly orNone?: true }
  | { readonly is: 'one'; readonly of: readonly string[]; readonly orNone?: true }
  | { readonly is: 'yes-no' }
  | { readonly is: 'list'; readonly of: readonly string[] | 'whole'; readonly length?: number }
  | { readonly is: 'amounts'; readonly of: readonly string[]; readonly min: number; readonly max: number }

/** The form a sheet must have: the ids of each table, in order, and the fields of its entries. */
export interface SheetForm {
  readonly form: number
  readonly tables: Readonly<
    Record<string, { readonly ids: readonly string[]; readonly fields: Readonly<Record<string, Field>> }>
  >
  /** Checks across entries (sums, counts); each problem names its entry. */
  readonly across?: (sheet: Sheet) => readonly FitProblem[]
}

/** A form with its ids and fields as the types it says: `export const form = formOf({ form: 1, tables: { … } })`. */
export const formOf = <const F extends SheetForm>(form: F): F => form

type FigureOf<F extends Field> =
  | (F extends { readonly orNone: true } ? null : never)
  | (F extends { readonly is: 'whole' }
      ? number
      : F extends { readonly is: 'yes-no' }
        ? boolean
        : F extends { readonly is: 'one'; readonly of: readonly (infer T)[] }
          ? T
          : F extends { readonly is: 'list'; readonly of: 'whole' }
            ? readonly number[]
            : F extends { readonly is: 'list'; readonly of: readonly (infer T)[] }
              ? readonly T[]
              : F extends { readonly is: 'amounts'; readonly of: readonly (infer T extends string)[] }
                ? Readonly<Record<T, number>>
                : never)

/** An entry of a table of a form: `EntryOf<typeof form, 'kinds'>`. */
export type EntryOf<F extends SheetForm, T extends keyof F['tables']> = {
  readonly id: F['tables'][T]['ids'][number]
  readonly names?: Readonly<Record<Lang, string>>
  readonly source: Readonly<Record<string, Mark>>
} & { readonly [K in keyof F['tables'][T]['fields']]: FigureOf<F['tables'][T]['fields'][K]> }

/** A sheet that fits a form: its entries have the types the form says. */
export interface SheetOf<F extends SheetForm> {
  readonly game: string
  readonly form: number
  readonly tables: { readonly [T in keyof F['tables']]: readonly EntryOf<F, T>[] }
}

/** A sheet that was checked against a form (`sheetProblems`), with the types the form says. */
export function fitted<F extends SheetForm>(_form: F, sheet: Sheet): SheetOf<F> {
  return sheet as unknown as SheetOf<F>
}

/** The entry of an id in a table that has it. */
export function entryOf<E extends { readonly id: string }>(table: readonly E[], id: E['id']): E {
  const found = table.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`no entry "${id}" in the sheet`)
  return found
}

const isWhole = (x: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max
const isOneOf = (x: unknown, of: readonly string[]): boolean => typeof x === 'string' && of.includes(x)

function fieldProblem(at: string, field: Field, x: unknown): SheetProblem | null {
  if ('orNone' in field && x === null) return null
  switch (field.is) {
    case 'whole':
      return isWhole(x, field) ? null : expected(at, 'whole', { min: field.min, max: field.max })
    case 'one':
      return isOneOf(x, field.of) ? null : expected(at, 'one', { of: field.of })
    case 'yes-no':
      return typeof x === 'boolean' ? null : expected(at, 'yes-no', {})
    case 'list': {
      const { of, length = null } = field
      const good =
        Array.isArray(x) &&
        (length === null || x.length === length) &&
        x.every((v: unknown) => (of === 'whole' ? Number.isInteger(v) : isOneOf(v, of)))
      if (good) return null
      return of === 'whole' ? expected(at, 'whole-list', { length }) : expected(at, 'list', { of, length })
    }
    case 'amounts':
      return isRecord(x) && Object.entries(x).every(([k, v]) => field.of.includes(k) && isWhole(v, field))
        ? null
        : expected(at, 'amounts', { of: field.of, min: field.min, max: field.max })
  }
}

const LONGEST_NAME = 60
const isName = (x: unknown) => typeof x === 'string' && x.length >= 1 && x.length <= LONGEST_NAME
/** A sheet that names an entry names it in English, and in whichever languages it likes; others' names are texts (`cardNames`). */
const areNames = (x: unknown) => isRecord(x) && isName(x[USUAL]) && Object.values(x).every(isName)

function entryProblems(
  at: string,
  fields: Readonly<Record<string, Field>>,
  entry: Record<string, unknown>,
): SheetProblem[] {
  const problems: SheetProblem[] = []
  for (const [name, field] of Object.entries(fields)) {
    const problem = fieldProblem(`${at}.${name}`, field, entry[name])
    if (problem) problems.push(problem)
  }
  for (const key of Object.keys(entry))
    if (!(key in fields) && !['id', 'names', 'source'].includes(key))
      problems.push(expected(`${at}.${key}`, 'field', { fields: Object.keys(fields) }))
  const { names, source } = entry
  if (names !== undefined && !areNames(names))
    problems.push(expected(`${at}.names`, 'names', { langs: [USUAL], longest: LONGEST_NAME }))
  if (!isRecord(source) || !Object.values(source).every((mark) => isOneOf(mark, MARKS)))
    problems.push(expected(`${at}.source`, 'marks', { marks: MARKS }))
  return problems
}

/** Everything wrong with a sheet; empty for a good one. */
export function sheetProblems(game: string, form: SheetForm, x: unknown): SheetProblem[] {
  if (!isRecord(x)) return [expected('sheet', 'object', {})]
  const problems: SheetProblem[] = []
  if (x.game !== game) problems.push(expected('game', 'game', { game }))
  if (x.form !== form.form) problems.push(expected('form', 'form', { form: form.form }))
  if (!isRecord(x.tables)) return [...problems, expected('tables', 'object', {})]
  for (const name of Object.keys(x.tables))
    if (!Object.hasOwn(form.tables, name))
      problems.push(expected(`tables.${name}`, 'table', { tables: Object.keys(form.tables) }))
  for (const [name, table] of Object.entries(form.tables)) {
    const entries = x.tables[name]
    if (!Array.isArray(entries) || entries.length !== table.ids.length) {
      problems.push(expected(`tables.${name}`, 'rows', { rows: table.ids.length }))
      continue
    }
    table.ids.forEach((id, i) => {
      const entry: unknown = entries[i]
      if (!isRecord(entry) || entry.id !== id) problems.push(expected(`${name}[${i}]`, 'entry', { id }))
      else problems.push(...entryProblems(`${name}.${id}`, table.fields, entry))
    })
  }
  if (problems.length === 0 && form.across) problems.push(...form.across(x as unknown as Sheet))
  return problems
}

/**
 * The figures of an entry as the blanks of its sentence: amounts by "field.kind"; and those of the entries that belong
 * to it, "keep-14" to "keep", by "14.field". An entry that is one number is a blank of every sentence, by its id.
 */
export function figuresOf(sheet: Sheet, id: string): Params {
  const found: Record<string, Param> = {}
  for (const entry of Object.values(sheet.tables).flat()) {
    if (entry.id === id) fill(found, '', entry)
    else if (entry.id.startsWith(`${id}-`)) fill(found, `${entry.id.slice(id.length + 1)}.`, entry)
    if (Object.keys(entry).length === 3 && Number.isInteger(entry.value)) found[entry.id] = entry.value as number
  }
  return found
}

function fill(found: Record<string, Param>, before: string, { id: _, names, source, ...fields }: Entry): void {
  for (const [field, value] of Object.entries(fields))
    if (isRecord(value))
      for (const [kind, n] of Object.entries(value)) found[`${before}${field}.${kind}`] ??= n as Param
    else found[`${before}${field}`] ??= value as Param
}

type FieldsOf<F extends SheetForm, T extends keyof F['tables']> = F['tables'][T]['fields']
type Single<F extends SheetForm, T extends keyof F['tables']> = {
  readonly [K in keyof FieldsOf<F, T> as FieldsOf<F, T>[K] extends { readonly is: 'amounts' } ? never : K]: FigureOf<
    FieldsOf<F, T>[K]
  >
}
type Amounts<F extends SheetForm, T extends keyof F['tables']> = {
  readonly [K in keyof FieldsOf<F, T> & string as FieldsOf<F, T>[K] extends {
    readonly is: 'amounts'
    readonly of: readonly (infer A extends string)[]
  }
    ? `${K}.${A}`
    : never]?: number
}
type Numbers<F extends SheetForm> = {
  readonly [T in keyof F['tables'] as FieldsOf<F, T> extends { readonly value: { readonly is: 'whole' } }
    ? keyof FieldsOf<F, T> extends 'value'
      ? F['tables'][T]['ids'][number]
      : never
    : never]: number
}

/** What `figuresOf` finds for an entry of a table: the blanks of the sentence of a card. `FiguresOf<typeof form, 'kinds'>` */
export type FiguresOf<F extends SheetForm, T extends keyof F['tables']> = Single<F, T> & Amounts<F, T> & Numbers<F>

/** The amounts of one field among the blanks of a sentence, in the order of the sheet. */
export function amountsIn(p: object, field: string): readonly (readonly [kind: string, n: number])[] {
  return Object.entries(p).flatMap(([key, n]) =>
    key.startsWith(`${field}.`) && Number(n) !== 0 ? [[key.slice(field.length + 1), Number(n)] as const] : [],
  )
}

/** The provenance of one figure. */
export function markOf(entry: Entry, field: string): Mark {
  return entry.source[field] ?? entry.source['*'] ?? 'R'
}
