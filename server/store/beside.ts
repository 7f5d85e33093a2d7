// A second hand in the store of a house, running or not: for what is done at a terminal. It makes nothing and migrates nothing,
// takes no lock, and touches no match; what it writes is one document or row, which a house that runs reads by itself.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../settings.ts'
import { MIGRATIONS } from './migrations.ts'
import { sqliteFile } from './open.ts'
import { openSqlite } from './sqlite/open.ts'
import { versionOf } from './sqlite/version.ts'
import type { Store } from './store.ts'

/** No house was ever opened there, or one of another version. */
export type BesideWhy = 'nothing' | 'other-version'

export class BesideProblem extends Error {
  readonly why: BesideWhy
  constructor(why: BesideWhy) {
    super(why)
    this.why = why
  }
}

const NEWEST = MIGRATIONS.at(-1)?.id ?? 0

function check(schema: number | null): void {
  if (schema === null) throw new BesideProblem('nothing')
  if (schema !== NEWEST) throw new BesideProblem('other-version')
}

function schemaOf(file: string): number | null {
  if (!existsSync(file)) return null
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return versionOf(db)
  } finally {
    db.close()
  }
}

export async function openBeside({ store, data }: Pick<Settings, 'store' | 'data'>): Promise<Store> {
  if (store === 'sqlite') {
    check(schemaOf(sqliteFile(data)))
    return openSqlite(sqliteFile(data))
  }
  const { openPostgres, postgresSchema } = await import('./postgres/open.ts')
  check(await postgresSchema(store))
  return openPostgres(store, { connections: 1 })
}
