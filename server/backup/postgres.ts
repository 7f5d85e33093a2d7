// Reading all rows of a PostgreSQL store while people play, and filling an empty one.
import pg from 'pg'
import { MIGRATIONS } from '../store/migrations.ts'
import { migratePostgres } from '../store/postgres/open.ts'
import { queriesOf, types } from '../store/postgres/queries.ts'
import { type BackupRow, type Row, tablesOf } from './rows.ts'

const AT_ONCE = 500

async function clientAt(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chantier backup',
    connectionTimeoutMillis: 5000,
    types: types(),
  })
  await client.connect()
  return client
}

/** All rows in one read transaction: what is written meanwhile is not among them, and no writer waits. */
export async function readPostgres(
  url: string,
): Promise<{ schema: number; rows: AsyncIterable<BackupRow>; close(): Promise<void> }> {
  const client = await clientAt(url)
  await client.query('begin isolation level repeatable read read only')
  const { rows: found } = await client.query<{ at: number }>('select at from chantier_schema')
  const schema = found[0]?.at ?? 0
  async function* rows(): AsyncGenerator<BackupRow> {
    for (const table of tablesOf(schema)) {
      await client.query(`declare walk no scroll cursor for select * from ${table}`)
      for (;;) {
        const { rows: some } = await client.query<Row>(`fetch ${AT_ONCE} from walk`)
        for (const row of some) yield [table, row]
        if (some.length < AT_ONCE) break
      }
      await client.query('close walk')
    }
  }
  return { schema, rows: rows(), close: () => client.end() }
}

/** Whether nothing is kept there yet; a database that is not there at all throws what its server says. */
export async function isEmpty(url: string): Promise<boolean> {
  const client = await clientAt(url)
  try {
    const { rows } = await client.query<{ name: string | null }>("select to_regclass('chantier_schema')::text as name")
    return rows[0]?.name == null
  } finally {
    await client.end()
  }
}

/** Fills an empty database in one transaction, then migrates it to the newest schema. */
export async function fillPostgres(url: string, schema: number, rows: AsyncIterable<BackupRow>): Promise<void> {
  const queries = queriesOf(url, 2)
  try {
    await queries.transaction(async (go) => {
      await go('create table chantier_schema (at integer not null)')
      for (const { postgres } of MIGRATIONS.filter(({ id }) => id <= schema))
        for (const text of postgres) await go(text)
      await go('insert into chantier_schema values ($1)', [schema])
      for await (const [table, some] of inLots(rows)) {
        const names = Object.keys(some[0] ?? {})
        const places = some.map((_, i) => `(${names.map((__, j) => `$${i * names.length + j + 1}`).join(', ')})`)
        const values = some.flatMap((row) => names.map((name) => bytesOf(row[name] ?? null)))
        await go(`insert into ${table} (${names.join(', ')}) values ${places.join(', ')}`, values)
      }
    })
    await migratePostgres(queries)
  } finally {
    await queries.close()
  }
}

const bytesOf = (value: Row[string]) => (value instanceof Uint8Array ? Buffer.from(value) : value)

/** Rows of one table and shape, some hundred at a time. */
async function* inLots(rows: AsyncIterable<BackupRow>): AsyncGenerator<[string, Row[]]> {
  let lot: Row[] = []
  let shape = ''
  let of = ''
  for await (const [table, row] of rows) {
    const mine = `${table} ${Object.keys(row)}`
    if (lot.length > 0 && (mine !== shape || lot.length === AT_ONCE)) {
      yield [of, lot]
      lot = []
    }
    shape = mine
    of = table
    lot.push(row)
  }
  if (lot.length > 0) yield [of, lot]
}
