import { mkdtempSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { storeContract } from '../contract.ts'
import { MIGRATIONS } from '../migrations.ts'
import { openStore, sqliteFile } from '../open.ts'
import { commitsOf } from './commit.ts'
import { type Disk, diskOf } from './disk.ts'
import { migrate, openSqlite } from './open.ts'
import { HouseTaken, ownFile } from './owner.ts'

const folder = mkdtempSync(join(tmpdir(), 'chantier-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const file = () => join(folder, `${files++}.sqlite`)

storeContract('SQLite', async () => {
  const path = file()
  return { store: openSqlite(path), again: async () => openSqlite(path) }
})

describe('a commit', () => {
  const counter = (disk: Disk | null = null) => {
    const db = new DatabaseSync(':memory:')
    db.exec('create table t (x integer primary key) strict')
    const commits: number[] = []
    const { write, idle } = commitsOf(db, { watch: (_, writes) => commits.push(writes), disk })
    const add = (x: unknown) => write(() => void db.prepare('insert into t values (?)').run(x as number))
    const rows = () =>
      db
        .prepare('select x from t order by x')
        .all()
        .map((r) => (r as { x: number }).x)
    return { commits, idle, add, rows }
  }

  it('takes all of one moment together', async () => {
    const { commits, add, rows, idle } = counter()
    await Promise.all([add(1), add(2), add(3)])
    await add(4)
    await idle()
    expect(commits).toEqual([3, 1])
    expect(rows()).toEqual([1, 2, 3, 4])
  })

  it('fails for whoever asked the impossible, and for nobody else', async () => {
    const { add, rows } = counter()
    const results = await Promise.allSettled([add(1), add(1), add('no number'), add(2)])
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(rows()).toEqual([1, 2])
  })

  /** A disk that answers when the test says so. */
  const slow = () => {
    const asked: ((error: Error | null) => void)[] = []
    return { asked, disk: { sync: (then: (error: Error | null) => void) => void asked.push(then), close() {} } }
  }
  const turn = () => new Promise((go) => setImmediate(() => setImmediate(go)))

  it('is acknowledged when the disk has it, and the next one gathers meanwhile', async () => {
    const { asked, disk } = slow()
    const { commits, add, rows, idle } = counter(disk)
    const known: number[] = []
    const first = add(1).then(() => known.push(1))
    await turn()
    const next = [add(2), add(3)].map((kept, i) => kept.then(() => known.push(i + 2)))
    await turn()
    expect([asked.length, rows(), known]).toEqual([1, [1], []])
    asked[0]?.(null)
    await first
    await vi.waitUntil(() => asked.length === 2)
    expect([rows(), known]).toEqual([[1, 2, 3], [1]])
    asked[1]?.(null)
    await Promise.all(next)
    await idle()
    expect([commits, known]).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  })

  it('goes to the disk before the last one is told where enough has gathered, and soon where it has not', async () => {
    const { asked, disk } = slow()
    const { commits, add, idle } = counter(disk)
    const many = Array.from({ length: 30 }, (_, i) => i + 2)
    let told = 0
    const first = add(1).then(() => told++)
    await turn()
    const next = many.map((x) => add(x))
    asked[0]?.(null)
    expect([asked.length, told]).toEqual([2, 0])
    await first
    const few = [add(98), add(99)]
    asked[1]?.(null)
    await Promise.all(next)
    expect(asked.length).toBe(2)
    // The last ones gather until they are enough; then nobody waits for the clock.
    const rest = many.map((x) => add(x + 100))
    await turn()
    expect(asked.length).toBe(3)
    asked[2]?.(null)
    await Promise.all([...few, ...rest])
    await idle()
    expect(commits).toEqual([1, 30, 32])
  })

  it('promises nothing more once the disk has failed', async () => {
    const { asked, disk } = slow()
    const { add } = counter(disk)
    const first = add(1)
    await turn()
    asked[0]?.(new Error('the disk is gone'))
    await expect(first).rejects.toThrow('the disk is gone')
    await expect(add(2)).rejects.toThrow('the disk is gone')
    expect(asked.length).toBe(1)
  })

  it('is not read by anybody once the disk has failed, and whoever watches hears it before the one who wrote', async () => {
    const { asked, disk } = slow()
    const db = new DatabaseSync(':memory:')
    db.exec('create table t (x integer primary key) strict')
    const heard: string[] = []
    const { write, last } = commitsOf(db, { disk, broken: (error) => heard.push(error.message) })
    const kept = write(() => void db.exec('insert into t values (1)')).catch(() => heard.push('refused'))
    await turn()
    asked[0]?.(new Error('the disk is gone'))
    await kept
    expect(heard).toEqual(['the disk is gone', 'refused'])
    expect(last()).toBeNull()
    expect(() => db.prepare('select x from t').all()).toThrow('not open')
  })
})

describe('a file that is served', () => {
  const heard = () => {
    const errors: string[] = []
    return { errors, broken: (error: Error) => void errors.push(error.name) }
  }

  it('belongs to one process at a time', async () => {
    const path = file()
    const first = openSqlite(path)
    const owner = ownFile(path, 0)
    expect(() => ownFile(path, 0)).toThrow(HouseTaken)
    owner.release()
    ownFile(path, 0).release()
    await first.close()
  })

  it('is read by nobody else on the machine, nor is its log', async () => {
    const data = mkdtempSync(join(folder, 'own-'))
    const store = await openStore({ store: 'sqlite', data })
    await store.ping()
    for (const one of [sqliteFile(data), `${sqliteFile(data)}-wal`]) expect(statSync(one).mode & 0o077).toBe(0)
    await store.close()
  })

  it('is given up when a server that asks for no lock has written to it', async () => {
    const path = file()
    openSync(path, 'a')
    const errors: string[] = []
    const store = openSqlite(path, { owner: ownFile(path), broken: (error) => void errors.push(error.message) })
    const entry = (seq: number) => ({ table: 'a', seq, command: null, at: 1, entry: { seat: 0, undo: true } }) as const
    await store.tables.append(entry(1))
    expect(store.isWriter()).toBe(true)
    const other = openSqlite(path)
    await other.tables.append(entry(2))
    await expect(store.ping()).rejects.toThrow('another server')
    expect(errors).toEqual([expect.stringContaining('another server')])
    expect(store.isWriter()).toBe(false)
    await store.close()
    expect((await other.tables.entries('a', 1)).map(({ seq }) => seq)).toEqual([1, 2])
    await other.close()
  })

  it('is given up when another file stands in its place', async () => {
    const path = file()
    openSync(path, 'a')
    const { errors, broken } = heard()
    const store = openSqlite(path, { owner: ownFile(path), broken })
    await store.ping()
    const before = store.lastCommit()
    expect(before).toBeTypeOf('number')
    renameSync(path, `${path}.moved`)
    writeFileSync(path, '')
    await expect(store.ping()).rejects.toThrow('replaced')
    expect(errors).toEqual(['FileReplaced'])
    await expect(store.fix('a', 'b')).rejects.toThrow('replaced')
    expect(store.lastCommit()).toBe(before)
    await store.close()
  })
})

describe('the log of a file', () => {
  it('is forced to the disk by the house itself; SQLite does so before it starts the log over', async () => {
    const path = file()
    const db = new DatabaseSync(path)
    db.exec('pragma journal_mode = wal')
    const disk = diskOf(db, path) as Disk
    expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 1 })
    db.exec('create table t (x integer) strict')
    await new Promise<void>((resolve, reject) => disk.sync((error) => (error === null ? resolve() : reject(error))))
    db.close()
    disk.close()
  })

  it('is left to SQLite where there is none', () => {
    const db = new DatabaseSync(':memory:')
    expect(diskOf(db, ':memory:')).toBeNull()
    expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
  })
})

describe('migrations', () => {
  it('bring every earlier schema up to the newest, and are run once', async () => {
    const next = { id: 99, sqlite: ['create table later (x text) strict'], postgres: [] }
    for (let upTo = 0; upTo <= MIGRATIONS.length; upTo++) {
      const path = file()
      const old = new DatabaseSync(path)
      migrate(old, MIGRATIONS.slice(0, upTo))
      old.close()
      for (let twice = 0; twice < 2; twice++) await openSqlite(path, { migrations: [...MIGRATIONS, next] }).close()
      const db = new DatabaseSync(path)
      expect(db.prepare('select count(*) as n from later').get()).toEqual({ n: 0 })
      expect(db.prepare('pragma user_version').get()).toEqual({ user_version: 99 })
      expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
      db.close()
      expect(() => openSqlite(path)).toThrow('newer Chantier')
    }
  })

  it('leave the store as it was where one fails', () => {
    const path = file()
    const broken = { id: 99, sqlite: ['create table good (x text) strict', 'create tabel'], postgres: [] }
    expect(() => openSqlite(path, { migrations: [...MIGRATIONS, broken] })).toThrow()
    const db = new DatabaseSync(path)
    expect(db.prepare("select name from sqlite_master where name = 'good'").all()).toEqual([])
    expect(db.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.at(-1)?.id })
    db.close()
  })
})
