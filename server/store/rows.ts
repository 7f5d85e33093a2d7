// From the columns of a database to what the server works with: the same names in both stores.
import type { Entry } from '../../match/log.ts'
import type { ChatLine, TableStatus } from '../../wire/table.ts'
import type { EntryRow, KeptRatings, RatingRow, ReminderRow, ResultRow, TableRow } from './store.ts'

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>

export const tableOf = (row: Row): TableRow => ({
  id: row.id as string,
  version: row.version as number,
  game: row.game as string,
  status: row.status as TableStatus,
  open: row.open === 1,
  people: JSON.parse(row.people as string) as string[],
  due: row.due as number | null,
  created: row.created as number,
  updated: row.updated as number,
  doc: row.doc as string,
})

export const entryOf = (row: Row): EntryRow => ({
  table: row.table_id as string,
  seq: row.seq as number,
  command: row.command as string | null,
  at: row.at as number,
  entry: JSON.parse(row.entry as string) as Entry,
})

export const lineOf = (row: Row): ChatLine => ({
  n: row.n as number,
  at: row.at as number,
  person: row.person as string | null,
  name: row.name as string,
  text: row.text as string,
  ...(row.blanks !== null && { with: JSON.parse(row.blanks as string) as Record<string, string | number> }),
})

export const resultOf = ({ table_id, won, ...row }: Row): ResultRow =>
  ({ ...row, table: table_id, won: won === 1 }) as unknown as ResultRow

export const reminderOf = ({ table_id, ...row }: Row): ReminderRow =>
  ({ ...row, table: table_id }) as unknown as ReminderRow

/** The ratings of those who are there, by person. */
export const keptOf = (rows: readonly Row[], game: string): KeptRatings =>
  new Map(
    rows.map((row) => [row.person as string, row.mu === null ? null : ({ game, ...row } as unknown as RatingRow)]),
  )
