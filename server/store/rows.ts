// From the columns of a database to what the server works with: the same names in both stores.
import type { ChatLine, TableStatus } from '../../wire/table.ts'
import { isBytes, numberIn, numberOrNull, type Row, textIn, textOrNull, unfit } from './columns.ts'
import type {
  EntryRow,
  KeptRatings,
  PasskeyRow,
  PersonRow,
  RatingRow,
  ReminderRow,
  ResultRow,
  SessionRow,
  SnapshotRow,
  TableRow,
} from './store.ts'

const STATUSES: readonly TableStatus[] = ['waiting', 'running', 'over', 'archived']

export const tableOf = (row: Row): TableRow => ({
  id: textIn(row, 'id'),
  version: numberIn(row, 'version'),
  game: textIn(row, 'game'),
  status: STATUSES.find((status) => status === row.status) ?? unfit('status'),
  open: row.open === 1,
  people: JSON.parse(textIn(row, 'people')),
  due: numberOrNull(row, 'due'),
  created: numberIn(row, 'created'),
  updated: numberIn(row, 'updated'),
  doc: textIn(row, 'doc'),
})

export const entryOf = (row: Row): EntryRow => ({
  table: textIn(row, 'table_id'),
  seq: numberIn(row, 'seq'),
  command: textOrNull(row, 'command'),
  at: numberIn(row, 'at'),
  entry: JSON.parse(textIn(row, 'entry')),
})

export const snapshotOf = (row: Row): SnapshotRow => ({
  table: textIn(row, 'table_id'),
  seq: numberIn(row, 'seq'),
  rules: numberIn(row, 'rules'),
  doc: textIn(row, 'doc'),
})

export const lineOf = (row: Row): ChatLine => ({
  n: numberIn(row, 'n'),
  at: numberIn(row, 'at'),
  person: textOrNull(row, 'person'),
  name: textIn(row, 'name'),
  text: textIn(row, 'text'),
  ...(row.blanks !== null && { with: JSON.parse(textIn(row, 'blanks')) }),
})

export const personOf = (row: Row): PersonRow => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  created: numberIn(row, 'created'),
  seen: numberIn(row, 'seen'),
  doc: textIn(row, 'doc'),
})

export const sessionOf = (row: Row): SessionRow => ({
  hash: textIn(row, 'hash'),
  person: textIn(row, 'person'),
  created: numberIn(row, 'created'),
  seen: numberIn(row, 'seen'),
})

export const passkeyOf = (row: Row): PasskeyRow => ({
  id: textIn(row, 'id'),
  person: textIn(row, 'person'),
  publicKey: isBytes(row.public_key) ? new Uint8Array(row.public_key) : unfit('public_key'),
  counter: numberIn(row, 'counter'),
  transports: textIn(row, 'transports'),
  name: textIn(row, 'name'),
  created: numberIn(row, 'created'),
})

export const ratingOf = (row: Row): RatingRow => ({
  person: textIn(row, 'person'),
  game: textIn(row, 'game'),
  mu: numberIn(row, 'mu'),
  sigma: numberIn(row, 'sigma'),
  matches: numberIn(row, 'matches'),
  wins: numberIn(row, 'wins'),
})

export const resultOf = (row: Row): ResultRow => ({
  table: textIn(row, 'table_id'),
  person: textIn(row, 'person'),
  game: textIn(row, 'game'),
  seats: numberIn(row, 'seats'),
  seat: numberIn(row, 'seat'),
  score: numberIn(row, 'score'),
  place: numberIn(row, 'place'),
  won: row.won === 1,
  at: numberIn(row, 'at'),
})

export const reminderOf = (row: Row): ReminderRow => ({
  person: textIn(row, 'person'),
  table: textIn(row, 'table_id'),
  game: textIn(row, 'game'),
  since: numberIn(row, 'since'),
  at: numberIn(row, 'at'),
})

/** The ratings of those who are there, by person. */
export const keptOf = (rows: readonly Row[], game: string): KeptRatings =>
  new Map(rows.map((row) => [textIn(row, 'person'), row.mu === null ? null : ratingOf({ game, ...row })]))
