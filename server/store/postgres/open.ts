// The store for several machines: PostgreSQL, and any number of nodes on it.
import { numberIn, textIn } from '../columns.ts'
import { figuresOf, figuresQuery } from '../figures.ts'
import { MIGRATIONS, type Migration, pending } from '../migrations.ts'
import type { Store } from '../store.ts'
import { postgresBus } from './bus.ts'
import { postgresDocuments } from './documents.ts'
import { postgresJudged } from './judged.ts'
import { postgresMeeting } from './meeting.ts'
import { postgresNames, postgresNotices, postgresPulse } from './notices.ts'
import { postgresOpenings } from './openings.ts'
import { postgresPeople } from './people.ts'
import { flushedQueries, type Queries, queriesOf } from './queries.ts'
import { postgresTables } from './tables.ts'

export interface PostgresOptions {
  readonly migrations?: readonly Migration[]
  /** Connections to the database a node may hold. */
  readonly connections?: number
}

export async function openPostgres(
  url: string,
  { migrations = MIGRATIONS, connections = 8 }: PostgresOptions = {},
): Promise<Store> {
  const queries = await flushedQueries(url, connections)
  try {
    await migratePostgres(queries, migrations)
  } catch (error) {
    await queries.close()
    throw error
  }
  const bus = postgresBus(url, queries)
  await bus.ready
  return {
    kind: 'postgres',
    tables: postgresTables(queries),
    people: postgresPeople(queries),
    meeting: postgresMeeting(queries),
    documents: postgresDocuments(queries),
    judged: postgresJudged(queries),
    openings: postgresOpenings(queries),
    names: postgresNames(queries),
    notices: postgresNotices(queries),
    pulse: postgresPulse(queries),
    bus,
    figures: async () =>
      figuresOf((await queries.query(figuresQuery('pg_database_size(current_database())')))[0] ?? {}),
    async fix(key, value) {
      await queries.query('insert into fixed (key, value) values ($1, $2) on conflict do nothing', [key, value])
      const [row] = await queries.query('select value from fixed where key = $1', [key])
      return textIn(row ?? {}, 'value')
    },
    // A write that changes nothing would succeed on a full disk.
    ping: async () =>
      void (await queries.queryOnce(
        "insert into fixed (key, value) values ('ping', $1) on conflict (key) do update set value = excluded.value",
        [`${Date.now()}`],
      )),
    // Every node of a house writes.
    isWriter: () => true,
    lastCommit: queries.lastWrite,
    async close() {
      await bus.close()
      await queries.close()
    },
  }
}

/** The schema that a database stands at; null where no house was ever opened on it. */
export async function postgresSchema(url: string): Promise<number | null> {
  const queries = queriesOf(url, 1)
  try {
    const [there] = await queries.query("select to_regclass('chantier_schema')::text as name")
    const [row] = (there?.name ?? null) === null ? [] : await queries.query('select at from chantier_schema')
    return row === undefined ? null : numberIn(row, 'at')
  } finally {
    await queries.close()
  }
}

/** Brings the database up to the newest schema; of several nodes that start at once, one does it and the others wait. */
export async function migratePostgres(queries: Queries, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await queries.transaction(async (go) => {
    await go('set local statement_timeout = 0')
    await go('select pg_advisory_xact_lock(20260)')
    await go('create table if not exists chantier_schema (at integer not null)')
    const [row] = await go('select at from chantier_schema')
    const at = row === undefined ? 0 : numberIn(row, 'at')
    if (row === undefined) await go('insert into chantier_schema values (0)')
    for (const { id, postgres } of pending(at, migrations)) {
      for (const text of postgres) await go(text)
      await go('update chantier_schema set at = $1', [id])
    }
  })
}
