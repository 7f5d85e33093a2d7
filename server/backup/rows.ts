// A backup is a list of rows, one JSON line each, the same whichever store they come from: a house can move from
// SQLite to PostgreSQL and back.

export type Value = string | number | null | Uint8Array
export type Row = Readonly<Record<string, Value>>

/** A row and the table it belongs to. */
export type BackupRow = readonly [table: string, row: Row]

/** Every table of the newest schema, in the order of their foreign keys. */
const TABLES = [
  'fixed',
  'person',
  'session',
  'passkey',
  'recovery',
  'rating',
  'result',
  'reminder',
  'game_table',
  'seated',
  'entry',
  'snapshot',
  'chat',
  'notice',
  'spent',
  'kept_name',
  'pulse',
  'outage',
  'tie',
  'here',
  'invitation',
  'seek',
  'document',
  'belongs',
  'judged',
  'beginning',
  'counting',
] as const

/** The tables that a later schema than the first brought, and which. */
const SINCE: Readonly<Partial<Record<(typeof TABLES)[number], number>>> = {
  notice: 3,
  spent: 3,
  kept_name: 3,
  pulse: 3,
  outage: 3,
  tie: 5,
  here: 5,
  invitation: 5,
  seek: 5,
  document: 7,
  belongs: 7,
  judged: 9,
  beginning: 10,
  counting: 10,
}

export const tablesOf = (schema: number): readonly string[] => TABLES.filter((table) => (SINCE[table] ?? 1) <= schema)

/** JSON has no bytes: they are written as { b64 }. */
const packed = (value: Value): unknown =>
  value instanceof Uint8Array ? { b64: Buffer.from(value).toString('base64') } : value

export function lineOf([table, row]: BackupRow): string {
  return JSON.stringify([table, Object.fromEntries(Object.entries(row).map(([name, value]) => [name, packed(value)]))])
}

const isPlain = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number'

/** A row as SQLite gives it, whose whole numbers all fit into a number. */
export function valuesOf(row: Readonly<Record<string, Value | bigint>>): Row {
  const values: Record<string, Value> = {}
  for (const [column, value] of Object.entries(row)) values[column] = typeof value === 'bigint' ? Number(value) : value
  return values
}

/** The row of a line, or null where it is none. */
export function backupRowOf(line: unknown): BackupRow | null {
  if (!Array.isArray(line) || line.length !== 2) return null
  const [name, row]: readonly unknown[] = line
  const table = TABLES.find((known) => known === name)
  if (table === undefined || typeof row !== 'object' || row === null) return null
  const values: Record<string, Value> = {}
  const cells: readonly [string, unknown][] = Object.entries(row)
  for (const [column, value] of cells) {
    if (!/^[a-z_]+$/.test(column)) return null
    if (isPlain(value)) values[column] = value
    else if (typeof value === 'object' && value !== null && 'b64' in value && typeof value.b64 === 'string')
      values[column] = new Uint8Array(Buffer.from(value.b64, 'base64'))
    else return null
  }
  return [table, values]
}
