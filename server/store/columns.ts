// Reads the columns of a row as what they must be: a database that holds something else is broken, and says where.

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>

export function unfit(column: string): never {
  throw new Error(`the column ${column} holds something it cannot hold`)
}

export const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

export function textIn(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : unfit(column)
}

export function numberIn(row: Row, column: string): number {
  const value = row[column]
  return typeof value === 'number' ? value : unfit(column)
}

export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textIn(row, column)

export const numberOrNull = (row: Row, column: string): number | null =>
  row[column] === null ? null : numberIn(row, column)
