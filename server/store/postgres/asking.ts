// Questions to PostgreSQL that survive its restart: where the line breaks, what may be asked twice is asked again.
import pg from 'pg'

export type Row = Record<string, unknown>

export interface Asking {
  /** A question, or a write whose answer is the same when it is done twice. */
  ask(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same, and whether the line broke on the way: then what is asked may have been done before. */
  tried(text: string, values?: readonly unknown[]): Promise<{ rows: Row[]; broke: boolean }>
  /** A write that must not be done twice: asked again only where it surely never arrived. */
  once(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several writes in one transaction, never asked again once begun. */
  together<T>(work: (ask: (text: string, values?: readonly unknown[]) => Promise<Row[]>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How long a break may last before those who wait are told. */
const PATIENCE = 15_000

const code = (error: unknown) => String((error as { code?: unknown }).code ?? '')

/** The server is not there, or not yet ready: nothing was done. */
const never = (error: unknown) => ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(code(error))

/** The line broke: whether it was done is not known. */
const broken = (error: unknown) =>
  never(error) ||
  /^(08|57P)/.test(code(error)) ||
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code(error)) ||
  /Connection terminated|timeout exceeded|Client has encountered a connection error/.test(String(error))

/** The database refuses a value itself (SQLSTATE classes 22, 23 and 54): asked again it would refuse it again. */
export const isBadValue = (error: unknown): boolean => /^(22|23|54)/.test(code(error))

/** Whole numbers of 64 bits are times and counts here: they fit into a number. */
function types(): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as never,
  }
}

const ignored = () => {}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

export function askingOf(url: string, most = 8): Asking {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    types: types(),
    application_name: 'chantier',
    connectionTimeoutMillis: 5000,
  })
  // A resting line that breaks is replaced when the next question needs one.
  pool.on('error', ignored)

  async function patiently<T>(again: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
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

  const query = async (text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, values as unknown[])).rows

  return {
    ask: (text, values) => patiently(broken, () => query(text, values)),
    async tried(text, values) {
      let broke = false
      const again = (error: unknown) => {
        broke = broken(error)
        return broke
      }
      return { rows: await patiently(again, () => query(text, values)), broke }
    },
    once: (text, values) => patiently(never, () => query(text, values)),
    async together(work) {
      const line = await patiently(never, () => pool.connect())
      // A line that breaks between two questions says so by itself; the next question fails for it.
      line.on('error', ignored)
      let failed: Error | undefined
      try {
        await line.query('begin')
        const result = await work(async (text, values = []) => (await line.query<Row>(text, values as unknown[])).rows)
        await line.query('commit')
        return result
      } catch (error) {
        failed = error as Error
        await line.query('rollback').catch(() => {})
        throw error
      } finally {
        line.off('error', ignored)
        line.release(failed !== undefined && broken(failed) ? failed : undefined)
      }
    },
    close: () => pool.end(),
  }
}
