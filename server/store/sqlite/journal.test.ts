import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folder } from '../../test/door.ts'
import { MIGRATIONS } from '../migrations.ts'
import type { EntryRow } from '../store.ts'
import { commitsOf } from './commit.ts'
import { journalOf } from './journal.ts'
import { migrate, openSqlite } from './open.ts'

const file = () => join(folder(), 'chantier.sqlite')

const entry = (table: string, seq: number, command: string | null = `${table}-${seq}`): EntryRow => ({
  table,
  seq,
  command,
  at: seq,
  entry: { seat: 0, choice: { act: 'play', on: [`é"${seq}`] }, move: null },
})

const count = (db: DatabaseSync, table: string) =>
  (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n

/** A journal on a file, with the commits around it, that puts its oldest entries into the log beyond `most`. */
function journalOn(path: string, most?: number) {
  const db = new DatabaseSync(path)
  db.exec('pragma journal_mode = wal')
  migrate(db)
  const journal = journalOf(db, most)
  const { write } = commitsOf(db, { observer: journal })
  const append = (row: EntryRow) => write(() => journal.append(row))
  return { db, journal, write, append }
}

/** What a second server finds after a power cut: the files as they lie on the disk. */
function cut(path: string): string {
  const copy = file()
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end)
  return copy
}

describe('the journal', () => {
  it('holds all entries of a moment in one row, and is read together with the log', async () => {
    const path = file()
    const { db, journal, append } = journalOn(path)
    const tables = ['a', 'b', 'c']
    await Promise.all(tables.map((t) => append(entry(t, 1))))
    expect([count(db, 'journal'), count(db, 'block')]).toEqual([1, 0])
    for (const t of tables) expect(journal.entries(t, 1)).toEqual([entry(t, 1)])
    expect(journal.entries('a', 2)).toEqual([])
    db.close()
  })

  it('is empty after a good night, and its entries stand in the log', async () => {
    const path = file()
    const store = openSqlite(path)
    for (let seq = 1; seq <= 3; seq++) await store.tables.append(entry('a', seq))
    await store.close()
    const db = new DatabaseSync(path)
    expect([count(db, 'journal'), count(db, 'block')]).toEqual([0, 1])
    db.close()
  })

  it('gives everything back after a power cut, wherever it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', '"e"'), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 7 }),
        async (moves, most, together) => {
          const path = file()
          const { db, journal, write, append } = journalOn(path, most)
          const last = new Map<string, number>()
          for (let i = 0; i < moves.length; i += together) {
            const moment = moves.slice(i, i + together).map((table) => {
              const seq = (last.get(table) ?? 0) + 1
              last.set(table, seq)
              return append(entry(table, seq))
            })
            if (i % 5 === 0) moment.push(write(() => journal.flush(moves[i] as string)) as never)
            expect((await Promise.all(moment)).filter((x) => x === 'taken')).toEqual([])
          }
          const after = openSqlite(cut(path))
          for (const [table, seq] of last) {
            const all = Array.from({ length: seq }, (_, k) => entry(table, k + 1))
            expect(await after.tables.entries(table, 1)).toEqual(all)
            expect(await after.tables.append(entry(table, seq, 'late'))).toBe('taken')
            expect(await after.tables.append(entry(table, seq + 1, `${table}-1`))).toBe('taken')
            expect(await after.tables.append(entry(table, seq + 1))).toBe('kept')
          }
          await after.close()
          db.close()
        },
      ),
      { numRuns: 25 },
    )
  })

  it('never holds more than it may, nor rows that nobody needs', async () => {
    const { db, append } = journalOn(file(), 10)
    for (let seq = 1; seq <= 300; seq++) await Promise.all(['a', 'b', 'c'].map((t) => append(entry(t, seq))))
    expect(count(db, 'journal')).toBeLessThan(300)
    const { n } = db
      .prepare(
        `select count(*) as n from journal, json_each(journal.entries) as e
         where not exists (select 1 from block where table_id = e.value ->> 0 and seq >= e.value ->> 1)`,
      )
      .get() as { n: number }
    expect(n).toBeLessThanOrEqual(13)
    db.close()
  })

  it('forgets what was not committed', async () => {
    const { db, journal, write, append } = journalOn(file())
    await append(entry('a', 1))
    const spoilt = write(() => {
      throw new Error('no')
    })
    // Both are done again, each in a transaction of its own.
    const both = await Promise.allSettled([append(entry('a', 2)), spoilt, append(entry('b', 1))])
    expect(both.map((b) => b.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(journal.entries('a', 1)).toEqual([entry('a', 1), entry('a', 2)])
    expect(journal.entries('b', 1)).toEqual([entry('b', 1)])
    db.close()
  })

  it('goes on after the rows of an older house, and knows their commands', async () => {
    const path = file()
    const old = new DatabaseSync(path)
    migrate(old, MIGRATIONS.slice(0, 1))
    const put = old.prepare('insert into entry values (?, ?, ?, ?, ?)')
    const rows = [1, 2, 3].map((seq) => entry('a', seq))
    for (const { table, seq, command, at, entry: e } of rows) put.run(table, seq, command, at, JSON.stringify(e))
    old.close()
    const store = openSqlite(path)
    expect(await store.tables.append(entry('a', 3, 'new'))).toBe('taken')
    expect(await store.tables.append(entry('a', 4, 'a-2'))).toBe('taken')
    expect(await store.tables.append(entry('a', 4))).toBe('kept')
    await store.tables.snapshot({ table: 'a', seq: 4, rules: 1, doc: '{}' })
    expect(await store.tables.append(entry('a', 5, 'a-4'))).toBe('taken')
    expect(await store.tables.append(entry('a', 5))).toBe('kept')
    expect(await store.tables.entries('a', 1)).toEqual([...rows, entry('a', 4), entry('a', 5)])
    expect(await store.tables.entries('a', 4)).toEqual([entry('a', 4), entry('a', 5)])
    await store.close()
  })

  it('lets one server write: whoever wrote last goes on, the other is told', async () => {
    const path = file()
    const first = openSqlite(path)
    const second = openSqlite(path)
    expect(await first.tables.append(entry('a', 1))).toBe('kept')
    // Opening and closing a house without playing takes nothing away.
    await openSqlite(path).close()
    expect(await first.tables.append(entry('a', 2))).toBe('kept')
    expect(await second.tables.append(entry('a', 2))).toBe('taken')
    expect(await second.tables.append(entry('a', 3))).toBe('kept')
    await expect(first.tables.append(entry('a', 3, 'other'))).rejects.toThrow('another server')
    expect(await first.tables.entries('a', 1)).toEqual([entry('a', 1), entry('a', 2)])
    expect(await second.tables.entries('a', 1)).toEqual([entry('a', 1), entry('a', 2), entry('a', 3)])
    await first.close()
    expect(await second.tables.append(entry('a', 4))).toBe('kept')
    await second.close()
  })
})
