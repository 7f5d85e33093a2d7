// Backups: one compressed file of rows with a checksum, written while people play; restored whole or not at all.

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isObject } from '../../wire/difference.ts'
import { codeOf } from '../base/error.ts'
import { makeFolder } from '../base/folder.ts'
import type { Settings } from '../settings.ts'
import { MIGRATIONS } from '../store/migrations.ts'
import { sqliteFile } from '../store/open.ts'
import { type BackupRow, backupRowOf, lineOf } from './rows.ts'
import { fillSqlite, readSqlite } from './sqlite.ts'

type Place = Pick<Settings, 'store' | 'data'>

/** Why a backup could not be made or brought back. */
export type BackupWhy = 'nothing' | 'occupied' | 'not-a-backup' | 'future' | 'damaged'

export class BackupProblem extends Error {
  readonly why: BackupWhy
  constructor(why: BackupWhy) {
    super(why)
    this.why = why
  }
}

const FORM = 1
const newest = MIGRATIONS.at(-1)?.id ?? 0

async function readStore({ store, data }: Place) {
  if (store !== 'sqlite') return (await import('./postgres.ts')).readPostgres(store)
  if (!existsSync(sqliteFile(data))) throw new BackupProblem('nothing')
  return readSqlite(sqliteFile(data))
}

/** Writes everything that is kept into a file: how many rows. */
export async function writeBackup(place: Place, path: string, now: number): Promise<number> {
  const source = await readStore(place)
  const beside = `${path}.${process.pid}.part`
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    const sum = createHash('sha256')
    const line = (value: string) => {
      sum.update(value)
      return `${value}\n`
    }
    yield line(JSON.stringify({ chantier: 'backup', form: FORM, schema: source.schema, made: now }))
    for await (const kept of source.rows) {
      count++
      yield line(lineOf(kept))
    }
    yield `${JSON.stringify({ rows: count, sum: sum.digest('hex') })}\n`
  }
  try {
    makeFolder(dirname(path))
    // It holds the keys and sessions of every account: only its owner may read it.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(beside, { mode: 0o600 }))
    renameSync(beside, path)
    return count
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  } finally {
    await source.close()
  }
}

/** The rows of a file, in order; throws at its end if it is not as it was written. */
async function readRows(path: string): Promise<{ schema: number; rows: AsyncGenerator<BackupRow> }> {
  const walk = linesOf(path)
  const first = await walk.next()
  const head = first.done ? null : headOf(first.value)
  if (head === null) throw new BackupProblem('not-a-backup')
  if (head.form > FORM || head.schema > newest) throw new BackupProblem('future')
  async function* rows(): AsyncGenerator<BackupRow> {
    const sum = createHash('sha256').update(first.value ?? '')
    let count = 0
    let before: string | null = null
    for await (const line of walk) {
      if (before !== null) {
        const kept = backupRowOf(parsed(before))
        if (kept === null) throw new BackupProblem('damaged')
        sum.update(before)
        count++
        yield kept
      }
      before = line
    }
    const foot = membersOf(before ?? '')
    if (foot.rows !== count || foot.sum !== sum.digest('hex')) throw new BackupProblem('damaged')
  }
  return { schema: head.schema, rows: rows() }
}

/** Lines of a compressed file; a file that cannot be unpacked is damaged, or no backup at all. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const source = createReadStream(path)
  source.on('error', (error) => unpacked.destroy(error))
  let rest = ''
  let any = false
  try {
    for await (const text of source.pipe(unpacked).setEncoding('utf8')) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        any = true
        yield line
      }
    }
  } catch (error) {
    if (!codeOf(error).startsWith('Z_')) throw error
    throw new BackupProblem(any ? 'damaged' : 'not-a-backup')
  } finally {
    source.destroy()
  }
  if (rest !== '') yield rest
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** The members of a line that is an object; none where it is anything else. */
function membersOf(line: string): Readonly<Record<string, unknown>> {
  const value = parsed(line)
  return isObject(value) ? value : {}
}

function headOf(line: string): { form: number; schema: number } | null {
  const { chantier, form, schema } = membersOf(line)
  return chantier === 'backup' && typeof form === 'number' && typeof schema === 'number' ? { form, schema } : null
}

/** Reads a backup from its first row to its last: how many there are; throws where it is not as it was written. */
export async function checkBackup(path: string): Promise<number> {
  let count = 0
  for await (const _ of (await readRows(path)).rows) count++
  return count
}

/** Brings a backup back into a place where nothing is kept yet: how many rows. */
export async function restoreBackup(place: Place, path: string): Promise<number> {
  const { schema, rows } = await readRows(path)
  let count = 0
  async function* counted(): AsyncGenerator<BackupRow> {
    for await (const kept of rows) {
      count++
      yield kept
    }
  }
  if (place.store !== 'sqlite') {
    const { fillPostgres, isEmpty } = await import('./postgres.ts')
    if (!(await isEmpty(place.store))) throw new BackupProblem('occupied')
    await fillPostgres(place.store, schema, counted())
    return count
  }
  const file = sqliteFile(place.data)
  if (existsSync(file)) throw new BackupProblem('occupied')
  const beside = `${file}.${process.pid}.part`
  try {
    makeFolder(place.data, 0o700)
    await fillSqlite(beside, schema, counted())
    renameSync(beside, file)
    return count
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
