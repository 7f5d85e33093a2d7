// Queries to PostgreSQL that survive its restart: where a connection breaks, what may run twice is retried.
import pg from 'pg'
import { codeOf } from '../../base/error.ts'
import type { Row } from '../columns.ts'

export interface Queries {
  /** A read, or a write whose result is the same when it runs twice; retried where the connection breaks. */
  query(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same, and whether the connection broke on the way: then an earlier attempt may have succeeded. */
  attempt(text: string, values?: readonly unknown[]): Promise<{ rows: Row[]; broke: boolean }>
  /** A write that must not run twice: retried only where it certainly never arrived. */
  queryOnce(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several writes in one transaction, never retried once begun. */
  transaction<T>(work: (ask: (text: string, values?: readonly unknown[]) => Promise<Row[]>) => Promise<T>): Promise<T>
  /** When a write last succeeded, in milliseconds; null for none yet. */
  lastWrite(): number | null
  close(): Promise<void>
}

/**
 * Within a transaction: what others count of these people waits until it ends, so that nobody is let in beside them. Rows that
 * belong to the people can be written meanwhile.
 */
export const HOLD = 'select id from person where id = any($1::text[]) order by id for no key update'

/** Milliseconds of outage after which queries fail. */
const PATIENCE = 15_000

/** Milliseconds after which the database gives a statement up; a migration may take longer. */
const LONGEST = 20_000

/** The server is not there, or not yet ready: nothing was done. */
const neverArrived = (error: unknown) =>
  ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(codeOf(error))

/** The connection broke: whether the query ran is not known. */
const broken = (error: unknown) =>
  neverArrived(error) ||
  /^(08|57P)/.test(codeOf(error)) ||
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error)) ||
  /Connection terminated|timeout exceeded|Client has encountered a connection error/.test(String(error))

/** The database refuses a value itself (SQLSTATE classes 22, 23 and 54): a retry would fail, too. */
export const isBadValue = (error: unknown): boolean => /^(22|23|54)/.test(codeOf(error))

/** For an attempt to keep what must be the only one of its kind, such as a code: where another has it, nothing was kept. */
export function taken(error: unknown): { rows: Row[]; broke: boolean } {
  if (codeOf(error) === '23505') return { rows: [], broke: false }
  throw error
}

/** Whole numbers of 64 bits are times and counts here: they fit into a number. */
export function types(): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as never,
  }
}

const ignore = () => {}

export const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

/**
 * Queries whose commits are on the disk before they are answered: where the database, or whoever asks it, is set to answer
 * before that, we ask for it ourselves. Stronger settings stay.
 */
export async function flushedQueries(url: string, most?: number): Promise<Queries> {
  const queries = queriesOf(url, most)
  try {
    const [row] = await queries.query('show synchronous_commit')
    if (row?.synchronous_commit !== 'off') return queries
  } catch (error) {
    await queries.close()
    throw error
  }
  await queries.close()
  return queriesOf(url, most, '-c synchronous_commit=on')
}

/** `options` are settings of each connection, as PostgreSQL's command line has them. */
export function queriesOf(url: string, most = 8, options?: string): Queries {
  const pool = new pg.Pool({
    connectionString: url,
    ...(options !== undefined && { options }),
    max: most,
    types: types(),
    application_name: 'chantier',
    connectionTimeoutMillis: 5000,
    statement_timeout: LONGEST,
  })
  // An idle connection that breaks is replaced when the next query needs one.
  pool.on('error', ignore)
  // One that breaks in somebody's hands emits an error, too, perhaps in the same breath in which it was handed out; the
  // next query fails for it.
  pool.on('connect', (client) => client.on('error', ignore))

  async function retrying<T>(again: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE
    for (let wait = 25; ; wait = Math.min(wait * 2, 500)) {
      try {
        return await work()
      } catch (error) {
        if (!again(error) || Date.now() > until) throw error
        await pause(wait * (0.5 + Math.random()))
      }
    }
  }

  let written: number | null = null
  const query = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await pool.query<Row>(text, [...values])
    if (!text.startsWith('select')) written = Date.now()
    return rows
  }

  return {
    query: (text, values) => retrying(broken, () => query(text, values)),
    async attempt(text, values) {
      let broke = false
      const again = (error: unknown) => {
        broke = broken(error)
        return broke
      }
      return { rows: await retrying(again, () => query(text, values)), broke }
    },
    queryOnce: (text, values) => retrying(neverArrived, () => query(text, values)),
    async transaction(work) {
      const client = await retrying(neverArrived, () => pool.connect())
      let failed: Error | undefined
      try {
        await client.query('begin')
        const result = await work(async (text, values = []) => (await client.query<Row>(text, [...values])).rows)
        await client.query('commit')
        written = Date.now()
        return result
      } catch (error) {
        failed = error instanceof Error ? error : new Error(String(error))
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release(failed !== undefined && broken(failed) ? failed : undefined)
      }
    },
    lastWrite: () => written,
    close: () => pool.end(),
  }
}
