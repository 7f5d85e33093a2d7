// The store that the settings name.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Store } from './store.ts'

/** Where the SQLite file of a data folder lies. */
export const sqliteFile = (data: string): string => join(data, 'chantier.sqlite')

/** `watch` hears how long each commit took, in milliseconds. */
export async function openStore(
  { store, data }: Pick<Settings, 'store' | 'data'>,
  watch: (ms: number) => void = () => {},
): Promise<Store> {
  if (store === 'sqlite') {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    return openSqlite(sqliteFile(data), { watch })
  }
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(store)
}
