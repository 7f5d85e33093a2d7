// How the house is, at a glance: health, who is here, storage, the last backup, notices, what waits.
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskInfo } from '../../wire/owner.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { lastBackup } from './backups.ts'
import type { Desk } from './desk.ts'

interface Seen {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly desk: Desk
}

const packed = (): { version: string } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

/** What is left on the disk of a house that keeps its own file. */
async function freeBytes({ store, data }: Settings): Promise<number | null> {
  if (store !== 'sqlite') return null
  const found = await statfs(data).catch(() => null)
  return found === null ? null : found.bavail * found.bsize
}

async function pingOf(store: Store): Promise<number> {
  const from = performance.now()
  await store.ping()
  return Math.round(performance.now() - from)
}

export async function overviewOf({ settings, store, people, desk }: Seen): Promise<DeskInfo> {
  const { notices, ...figures } = await store.figures()
  return {
    house: await desk.front(),
    version: packed().version,
    store: store.kind,
    up: Math.round(process.uptime() * 1000),
    ping: await pingOf(store),
    here: people.here(),
    figures: { ...figures, free: await freeBytes(settings) },
    backup: await lastBackup(store),
    notices: { ...notices, mail: settings.smtp !== null },
    reports: await desk.reports.waiting(),
  }
}
