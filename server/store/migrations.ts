// The schemas of the store, in order. A store runs by itself those it has not run yet; none is ever edited once released.
import { documentsPostgres, documentsSqlite } from './schema-documents.ts'
import { guests } from './schema-guests.ts'
import { judgedPostgres, judgedSqlite } from './schema-judged.ts'
import { meetingPostgres, meetingSqlite } from './schema-meeting.ts'
import { noticesPostgres, noticesSqlite } from './schema-notices.ts'
import { offersPostgres, offersSqlite } from './schema-offers.ts'
import { openingsPostgres, openingsSqlite } from './schema-openings.ts'
import { peoplePostgres, peopleSqlite } from './schema-people.ts'
import { journalSqlite, tablesPostgres, tablesSqlite } from './schema-tables.ts'
import { talk } from './schema-talk.ts'
import { tiesPostgres, tiesSqlite } from './schema-ties.ts'

export interface Migration {
  readonly id: number
  readonly sqlite: readonly string[]
  readonly postgres: readonly string[]
}

export const MIGRATIONS: readonly Migration[] = [
  { id: 1, sqlite: [...tablesSqlite, ...peopleSqlite], postgres: [...tablesPostgres, ...peoplePostgres] },
  { id: 2, sqlite: journalSqlite, postgres: [] },
  { id: 3, sqlite: noticesSqlite, postgres: noticesPostgres },
  { id: 4, sqlite: meetingSqlite, postgres: meetingPostgres },
  { id: 5, sqlite: tiesSqlite, postgres: tiesPostgres },
  { id: 6, sqlite: guests, postgres: guests },
  { id: 7, sqlite: documentsSqlite, postgres: documentsPostgres },
  { id: 8, sqlite: talk, postgres: talk },
  { id: 9, sqlite: judgedSqlite, postgres: judgedPostgres },
  { id: 10, sqlite: openingsSqlite, postgres: openingsPostgres },
  { id: 11, sqlite: offersSqlite, postgres: offersPostgres },
]

/** Those still to run on a store that stands at `at`; a store from the future is refused with what to do. */
export function pending(at: number, list: readonly Migration[] = MIGRATIONS): readonly Migration[] {
  const newest = list.at(-1)?.id ?? 0
  if (at > newest)
    throw new Error(
      `This store was written by a newer Chantier (schema ${at}; this one knows up to ${newest}). Update Chantier, or restore a backup.`,
    )
  return list.filter((migration) => migration.id > at)
}
