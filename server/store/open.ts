// The store that the settings name.

import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../base/folder.ts'
import type { Settings } from '../settings.ts'
import { openSqlite } from './sqlite/open.ts'
import { ownFile } from './sqlite/owner.ts'
import type { Store } from './store.ts'

/** Where the SQLite file of a data folder lies. */
export const sqliteFile = (data: string): string => join(data, 'chantier.sqlite')

export interface StoreWatch {
  /** Hears how long each commit took, in milliseconds. */
  readonly commit?: (ms: number) => void
  /** Hears once that nothing can be kept any more: nothing is acknowledged after it, and the process should end. */
  readonly broken?: (error: Error) => void
}

export async function openStore(
  { store, data }: Pick<Settings, 'store' | 'data'>,
  watch: StoreWatch = {},
): Promise<Store> {
  if (store === 'sqlite') {
    makeFolder(data, 0o700)
    return openOwned(sqliteFile(data), watch)
  }
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(store)
}

/** A file that this process alone writes, and nobody else on the machine reads. */
function openOwned(file: string, { commit, broken }: StoreWatch): Store {
  closeSync(openSync(file, 'a', 0o600))
  const owner = ownFile(file)
  try {
    return openSqlite(file, { owner, ...(commit && { watch: commit }), ...(broken && { broken }) })
  } catch (error) {
    owner.release()
    throw error
  }
}
