// How much memory a house takes for tables that nobody looks at: it is opened on an empty database, on one full of them, and on one with
// ten times as many, and left alone each time until its sweeps have come round.
import pg from 'pg'
import { startNode } from '../../server/test/node.ts'
import { together } from './processes.ts'

/** Long enough for the sweeps, and for a collection of what opening has left. */
const QUIET_MS = 20_000
const TIMES = 10

export interface Asleep {
  readonly tables: number
  readonly memoryMB: number
  /** More than the house takes without tables, in bytes. */
  readonly bytesEach: number
}

/** Copies of every table under other names, with the people who sit there. Nobody opens them, so their entries are not needed. */
const COPIES: readonly string[] = [
  'create temp table first as select * from game_table',
  `insert into game_table (id, version, game, status, open, people, due, created, updated, doc)
    select id || n, version, game, status, open, people, due, created, updated, replace(doc, id, id || n)
    from first, generate_series(1, ${TIMES - 1}) n`,
  `insert into seated (person, table_id)
    select person, table_id || n from seated join first on id = table_id, generate_series(1, ${TIMES - 1}) n`,
]

async function memoryOf(env: NodeJS.ProcessEnv): Promise<number> {
  const node = await startNode(env)
  await new Promise((go) => setTimeout(go, QUIET_MS))
  const { rss } = together([node.pid()])
  await node.stop()
  return rss
}

/** On the tables of this database; `env` is that of a house on it. */
export async function asleep(env: NodeJS.ProcessEnv, url: string, tables: number): Promise<readonly Asleep[]> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create database nothing')
  const empty = await memoryOf({ ...env, CHANTIER_STORE: url.replace(/[^/]*$/, 'nothing') })
  const told = (count: number, rss: number): Asleep => ({
    tables: count,
    memoryMB: Math.round(rss / 1e6),
    bytesEach: Math.round((rss - empty) / count),
  })
  const some = told(tables, await memoryOf(env))
  for (const text of COPIES) await client.query(text)
  await client.end()
  return [some, told(tables * TIMES, await memoryOf(env))]
}
