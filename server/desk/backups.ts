// Backups that the owner makes with a button, and when the last one was made, however it was.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkBackup, writeBackup } from '../backup/backup.ts'
import type { Settings } from '../settings.ts'
import { keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'

const LAST = 'house:backup'
/** So many are kept beside the house; the oldest go. */
const KEPT = 14

interface BackupDoc {
  readonly id: typeof LAST
  readonly rows: number
  readonly created: number
  readonly updated: number
}

const keptBackup = (store: Pick<Store, 'documents'>, now: () => number) =>
  keptOf<BackupDoc>(store, 'house', () => ({ parent: null, code: null, people: [], due: null }), now)

export async function lastBackup(store: Pick<Store, 'documents'>): Promise<{ at: number; rows: number } | null> {
  const doc = await keptBackup(store, Date.now).get(LAST)
  return doc === null ? null : { at: doc.updated, rows: doc.rows }
}

/** A backup was made and read again. */
export async function noteBackup(store: Pick<Store, 'documents'>, rows: number, now: () => number): Promise<void> {
  const kept = keptBackup(store, now)
  const at = now()
  if (!(await kept.add({ id: LAST, rows, created: at, updated: at })))
    await kept.change(LAST, (doc) => ({ ...doc, rows }))
}

export interface MadeBackup {
  readonly file: string
  readonly rows: number
}

/** Writes a backup into the house's own folder, and reads it again from its first row to its last. */
export async function makeBackup(settings: Pick<Settings, 'data' | 'store'>, now: number): Promise<MadeBackup> {
  const folder = join(settings.data, 'backups')
  const file = `chantier-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
  await writeBackup(settings, join(folder, file), now)
  const rows = await checkBackup(join(folder, file))
  const made = readdirSync(folder).filter((name) => /^chantier-.*\.backup$/.test(name))
  for (const old of made.sort().slice(0, -KEPT)) rmSync(join(folder, old), { force: true })
  return { file, rows }
}
