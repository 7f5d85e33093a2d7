// From the columns of a database to what the server works with: the same names in both stores.
import type { ChatLine, TableStatus } from '../../wire/table.ts'
import { isBytes, numberIn, numberOrNull, type Row, textIn, textOrNull, unfit } from './columns.ts'
import type { NoticeKind, NoticeRow, Outage } from './outbox.ts'
import {
  countKey,
  type EntryRow,
  type KeptRatings,
  type NewResult,
  type PasskeyRow,
  type PersonRow,
  type Rated,
  type RatingRow,
  type ResultRow,
  type SessionRow,
  type SnapshotRow,
  type TableHead,
  type TableRow,
} from './store.ts'

const STATUSES: readonly TableStatus[] = ['waiting', 'running', 'over', 'archived']

export const tableOf = (row: Row): TableRow => ({
  id: textIn(row, 'id'),
  version: numberIn(row, 'version'),
  game: textIn(row, 'game'),
  status: STATUSES.find((status) => status === row.status) ?? unfit('status'),
  open: row.open === 1,
  code: textOrNull(row, 'code'),
  people: JSON.parse(textIn(row, 'people')),
  due: numberOrNull(row, 'due'),
  created: numberIn(row, 'created'),
  updated: numberIn(row, 'updated'),
  doc: textIn(row, 'doc'),
  ...(row.lane !== null && { lane: textIn(row, 'lane') }),
})

export const entryOf = (row: Row): EntryRow => ({
  table: textIn(row, 'table_id'),
  seq: numberIn(row, 'seq'),
  command: textOrNull(row, 'command'),
  at: numberIn(row, 'at'),
  entry: JSON.parse(textIn(row, 'entry')),
})

export const headOf = (row: Row): TableHead => ({
  id: textIn(row, 'id'),
  version: numberIn(row, 'version'),
  seq: numberOrNull(row, 'seq') ?? 0,
  said: numberOrNull(row, 'said') ?? 0,
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
  ...(numberIn(row, 'guest') > 0 && { guest: true }),
  ...(numberIn(row, 'watching') > 0 && { watching: true }),
  ...(row.blanks !== null && { with: JSON.parse(textIn(row, 'blanks')) }),
})

export const personOf = (row: Row): PersonRow => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  created: numberIn(row, 'created'),
  seen: numberIn(row, 'seen'),
  doc: textIn(row, 'doc'),
  ...(numberIn(row, 'kept') > 0 && { kept: true as const }),
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
  open: row.open === 1,
  before: ratedOf(row.mu_before, row.sigma_before),
  after: ratedOf(row.mu, row.sigma),
  count: ratedOf(row.mu_count, row.sigma_count),
})

const ratedOf = (mu: unknown, sigma: unknown): Rated | null =>
  typeof mu === 'number' && typeof sigma === 'number' ? { mu, sigma } : null

/** Whoever has not played yet, as `openskill` sees them. */
export const FRESH: Rated = { mu: 25, sigma: 25 / 3 }

/** The results of a match with what it changed in the ratings. */
export function ratedResults(
  results: readonly NewResult[],
  kept: KeptRatings,
  rated: readonly RatingRow[],
): readonly ResultRow[] {
  const find = (person: string, key: string) => rated.find((r) => r.person === person && r.game === key) ?? null
  return results.map((result): ResultRow => {
    const after = find(result.person, result.game)
    const count = find(result.person, countKey(result.game, result.seats))
    const before = after === null ? null : (kept.get(result.person) ?? FRESH)
    return { ...result, before, after, count }
  })
}

const KINDS: readonly NoticeKind[] = ['turn', 'begin', 'nudge', 'low', 'invite']

export const noticeOf = (row: Row): NoticeRow => ({
  person: textIn(row, 'person'),
  table: textIn(row, 'table_id'),
  channel: textIn(row, 'channel'),
  kind: KINDS.find((kind) => kind === row.kind) ?? unfit('kind'),
  game: textIn(row, 'game'),
  since: numberIn(row, 'since'),
  at: numberIn(row, 'at'),
  tries: numberIn(row, 'tries'),
  sent: numberOrNull(row, 'sent'),
})

export const outageOf = (row: Row): Outage => ({ from: numberIn(row, 'began'), to: numberIn(row, 'ended') })

/** The ratings of those who are there, by person. */
export const keptOf = (rows: readonly Row[], game: string): KeptRatings =>
  new Map(rows.map((row) => [textIn(row, 'person'), row.mu === null ? null : ratingOf({ game, ...row })]))
