// Figures of a card sheet that somebody reads otherwise on the printed cards than the sheet the project ships, each by its
// place "table.entry.field". A table online agrees on these: they say by themselves how it differs.
import { expected, type SheetProblem } from './problems.ts'
import { type Entry, type Sheet, type SheetForm, sheetProblems } from './sheet.ts'

/** In the order of the form; empty for the sheet the project ships. */
export type Corrections = Readonly<Record<string, unknown>>

/** Which figure of a sheet. */
export interface Cell {
  readonly table: string
  readonly entry: string
  readonly field: string
}

export const placeOf = ({ table, entry, field }: Cell): string => `${table}.${entry}.${field}`

/** Every figure of a form, in its order. */
export function cellsIn({ tables }: SheetForm): readonly Cell[] {
  return Object.entries(tables).flatMap(([table, { ids, fields }]) =>
    ids.flatMap((entry) => Object.keys(fields).map((field) => ({ table, entry, field }))),
  )
}

export const figureIn = (sheet: Sheet, { table, entry, field }: Cell): unknown =>
  sheet.tables[table]?.find((e) => e.id === entry)?.[field]

/** The sheet with one figure as somebody read it on the printed card. */
export function withFigure(sheet: Sheet, { table, entry, field }: Cell, value: unknown): Sheet {
  const put = (e: Entry): Entry =>
    e.id === entry ? { ...e, [field]: value, source: { ...e.source, [field]: 'S' } } : e
  const tables = Object.entries(sheet.tables).map(([id, entries]) => [id, id === table ? entries.map(put) : entries])
  return { ...sheet, tables: Object.fromEntries(tables) }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The figures in which two sheets of a form differ. */
export const cellsApart = (form: SheetForm, a: Sheet, b: Sheet): readonly Cell[] =>
  cellsIn(form).filter((cell) => !same(figureIn(a, cell), figureIn(b, cell)))

/** In what a sheet differs from the one the project ships. */
export const correctionsOf = (form: SheetForm, shipped: Sheet, sheet: Sheet): Corrections =>
  Object.fromEntries(cellsApart(form, shipped, sheet).map((cell) => [placeOf(cell), figureIn(sheet, cell) ?? null]))

/** The shipped sheet with these corrections, null for none; or what is wrong with them. */
export function correctedSheet(
  form: SheetForm,
  shipped: Sheet,
  corrections: Corrections,
): { readonly sheet: Sheet | null } | { readonly problems: readonly SheetProblem[] } {
  const cells = new Map(cellsIn(form).map((cell) => [placeOf(cell), cell]))
  let sheet = shipped
  for (const [place, value] of Object.entries(corrections)) {
    const cell = cells.get(place)
    if (cell === undefined)
      return { problems: [expected(place.slice(0, 80), 'table', { tables: Object.keys(form.tables) })] }
    sheet = withFigure(sheet, cell, value)
  }
  if (sheet === shipped) return { sheet: null }
  const problems = sheetProblems(shipped.game, form, sheet)
  return problems.length > 0 ? { problems } : { sheet }
}
