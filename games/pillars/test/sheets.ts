// The shipped card sheet with a figure changed or left out.
import type { Entry, Sheet } from '../../../papers/sheet.ts'
import { title } from './scene.ts'

/** The sheet with other rows in one table. */
export const withRows = (table: string, rows: unknown, sheet: Sheet = title.sheet): Sheet => ({
  ...sheet,
  tables: { ...sheet.tables, [table]: rows as Entry[] },
})

const rowsOf = (table: string, sheet: Sheet) => sheet.tables[table] as readonly Entry[]

/** The sheet with some fields of one entry changed. */
export const corrected = (table: string, id: string, change: Record<string, unknown>, sheet = title.sheet): Sheet =>
  withRows(
    table,
    rowsOf(table, sheet).map((row) => (row.id === id ? { ...row, ...change } : row)),
    sheet,
  )

/** The sheet with one field of one entry left out. */
export const without = (table: string, id: string, field: string): Sheet =>
  withRows(
    table,
    rowsOf(table, title.sheet).map((row) => {
      const { [field]: _, ...rest } = row
      return row.id === id ? rest : row
    }),
  )
