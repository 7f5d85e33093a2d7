// What a house for others needs on this machine: settings, store, port, page, public address, mail.

import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../server/base/folder.ts'
import { hidden, readSettings, type Settings } from '../server/settings.ts'
import { sqliteFile } from '../server/store/open.ts'
import { queriesOf } from '../server/store/postgres/queries.ts'
import { sayIn } from '../server/texts/say.ts'
import type { Check } from './check.ts'
import type { Desk } from './desk.ts'
import type { Given } from './flags.ts'
import { HOUSE_FLAGS } from './house.ts'

const PATIENCE = 5000

export async function examineHouse(given: Given, desk: Desk): Promise<Check[]> {
  const read = readSettings(Object.fromEntries(HOUSE_FLAGS.map((flag) => [flag, given.text(flag)])), process.env)
  if ('problems' in read) {
    const todo = read.problems.map(({ key, with: blanks }) => sayIn(desk.lang, key, blanks)).join(' ')
    return [{ what: 'settings', found: null, needed: true, todo }]
  }
  const { settings } = read
  const { doctor: t } = desk.t.house
  const port = await portFound(settings, t)
  return [
    { what: 'settings', found: t.fine, needed: true },
    { what: 'store', needed: true, ...(await storeFound(settings)) },
    { what: 'port', found: port, needed: true },
    { what: 'page', found: existsSync(join(settings.web, 'index.html')) ? settings.web : null, needed: true },
    { what: 'origin', found: await originFound(settings, t), needed: settings.origin !== null },
    { what: 'mail', found: settings.smtp === null ? null : hidden(settings.smtp), needed: false },
  ]
}

/** Whether the store can be reached and written; nothing is made or changed in it. */
async function storeFound({ store, data }: Settings): Promise<Pick<Check, 'found' | 'todo'>> {
  try {
    if (store === 'sqlite') return { found: sqliteFound(data) }
    const asking = queriesOf(store, 1)
    try {
      const late = new Promise<never>((_, no) => setTimeout(() => no(new Error('timeout')), PATIENCE).unref())
      const [row] = await Promise.race([asking.query('show server_version'), late])
      return { found: `PostgreSQL ${row?.server_version}, ${hidden(store)}` }
    } finally {
      void asking.close().catch(() => {})
    }
  } catch (error) {
    return { found: null, todo: (error as Error).message }
  }
}

function sqliteFound(data: string): string {
  makeFolder(data, 0o700)
  accessSync(data, constants.W_OK)
  const file = sqliteFile(data)
  if (!existsSync(file)) return data
  accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE })
  try {
    const row = db.prepare('pragma quick_check(1)').get() as { quick_check: string }
    if (row.quick_check !== 'ok') throw new Error(row.quick_check)
    return file
  } finally {
    db.close()
  }
}

/** A port that is free, or where a house already answers. */
async function portFound({ port, host }: Settings, t: Desk['t']['house']['doctor']): Promise<string | null> {
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
  if (free) return t.free(port)
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${name}:${port}`
  return (await isWell(address)) ? t.answers(address) : null
}

async function originFound({ origin }: Settings, t: Desk['t']['house']['doctor']): Promise<string | null> {
  return origin !== null && (await isWell(origin)) ? t.answers(origin) : null
}

async function isWell(address: string): Promise<boolean> {
  try {
    const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE) })
    return ((await reply.json()) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}
