import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { storeContract } from '../contract.ts'
import { MIGRATIONS } from '../migrations.ts'
import { commitsOf } from './commit.ts'
import { openSqlite } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'chantier-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const file = () => join(folder, `${files++}.sqlite`)

storeContract('SQLite', async () => {
  const path = file()
  return { store: openSqlite(path), again: async () => openSqlite(path) }
})

describe('a commit', () => {
  const counter = () => {
    const db = new DatabaseSync(':memory:')
    db.exec('create table t (x integer primary key) strict')
    const commits: number[] = []
    const { write, idle } = commitsOf(db, (_, writes) => commits.push(writes))
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
})

describe('migrations', () => {
  it('bring every earlier schema up to the newest, and are run once', async () => {
    const next = { id: 99, sqlite: ['create table later (x text) strict'], postgres: [] }
    for (let upTo = 0; upTo <= MIGRATIONS.length; upTo++) {
      const path = file()
      if (upTo > 0) await openSqlite(path, { migrations: MIGRATIONS.slice(0, upTo) }).close()
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
