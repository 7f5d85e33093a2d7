import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { storeContract } from '../contract.ts'
import type { NodeMessage } from '../message.ts'
import { MIGRATIONS } from '../migrations.ts'
import type { EntryRow, Store } from '../store.ts'
import { noticeOf, packed } from './bus.ts'
import { openPostgres } from './open.ts'
import { flushedQueries, queriesOf } from './queries.ts'

let server: Postgres
let made = 0
beforeAll(async () => {
  server = await startPostgres(['max_connections=300', 'fsync=off'])
})
afterAll(() => server.stop())

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** The address of a new, empty database. */
async function database(): Promise<string> {
  const name = `house${made++}`
  await query(server.url, `create database ${name}`)
  return server.url.replace(/postgres$/, name)
}

storeContract('PostgreSQL', async () => {
  const url = await database()
  return { store: await openPostgres(url, { connections: 2 }), again: () => openPostgres(url, { connections: 2 }) }
})

const entry = (table: string, seq: number, command: string | null = null): EntryRow => ({
  table,
  seq,
  command,
  at: 7,
  entry: { seat: 0, choice: { act: 'play' }, move: {} },
})

describe('several nodes on one PostgreSQL', () => {
  const nodes = async (): Promise<[Store, Store]> => {
    const url = await database()
    // Both start at once on an empty database: one lays the schema, the other waits.
    return Promise.all([openPostgres(url, { connections: 2 }), openPostgres(url, { connections: 2 })])
  }

  it('give a number to one of them only', async () => {
    const [a, b] = await nodes()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? a : b).tables.append({ ...entry('t', i >> 1), at: i })),
    )
    expect(answers.filter((x) => x === 'kept')).toHaveLength(20)
    expect((await a.tables.entries('t', 0)).map((e) => e.seq)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    await Promise.all([a.close(), b.close()])
  })

  it('hear what the others keep, not what they keep themselves', async () => {
    const [a, b] = await nodes()
    const heard: string[] = []
    const who = (table: string): NodeMessage => ({ t: 'who', table })
    a.bus.listen((message) => heard.push(`a ${JSON.stringify(message)}`))
    const last = new Promise<void>((resolve) =>
      b.bus.listen((message) => {
        heard.push(`b ${message?.t === 'who' ? message.table : message}`)
        if (message?.t === 'who' && message.table === 'two') resolve()
      }),
    )
    a.bus.publish([who('one'), who('two')])
    await last
    expect(heard).toEqual(['b one', 'b two'])
    await Promise.all([a.close(), b.close()])
  })

  it('hear what gathers in a moment at once and in order, however much it is', async () => {
    const [a, b] = await nodes()
    const heard: string[] = []
    const all = Array.from({ length: 4000 }, (_, i) => `${'x'.repeat(60)}${i}`)
    const last = new Promise<void>((resolve) =>
      b.bus.listen((message) => {
        if (message?.t === 'who' && heard.push(message.table) === all.length + 1) resolve()
      }),
    )
    a.bus.publish([{ t: 'who', table: 'first' }])
    a.bus.publish(all.map((table) => ({ t: 'who', table })))
    await last
    expect(heard).toEqual(['first', ...all])
    await Promise.all([a.close(), b.close()])
  })

  it('hear that anything may have been missed where a node speaks otherwise', async () => {
    const url = await database()
    const store = await openPostgres(url, { connections: 1 })
    for (const payload of ['older\nt:table:1:2::', '{"from":"x","messages":[{"t":"later"}]}', '{}']) {
      const missed = new Promise((resolve) => store.bus.listen(resolve))
      await query(url, `notify chantier, '${payload}'`)
      expect(await missed).toBeNull()
    }
    await store.close()
  })
})

describe('a question to the database', () => {
  it('is given up after a while, so that none of them holds a connection for good', async () => {
    const queries = queriesOf(await database(), 1)
    expect(await queries.query('show statement_timeout')).toEqual([{ statement_timeout: '20s' }])
    await queries.close()
  })
})

describe('a database that is set to answer before a commit is on the disk', () => {
  it('is asked not to, and a stronger setting stays', async () => {
    const url = await database()
    const name = new URL(url).pathname.slice(1)
    for (const [set, used] of [
      ['off', 'on'],
      ['remote_apply', 'remote_apply'],
      ['on', 'on'],
    ] as const) {
      await query(url, `alter database ${name} set synchronous_commit = ${set}`)
      const queries = await flushedQueries(url, 2)
      expect(await queries.query('show synchronous_commit')).toEqual([{ synchronous_commit: used }])
      // What nodes tell each other leaves that alone.
      await queries.query("select set_config('synchronous_commit', 'off', true)")
      expect(await queries.query('show synchronous_commit')).toEqual([{ synchronous_commit: used }])
      await queries.close()
    }
  })
})

describe('when PostgreSQL is killed', () => {
  it('keeps what was kept, goes on, and says that news may be missing', async () => {
    const url = await database()
    const store = await openPostgres(url, { connections: 2 })
    const missed = new Promise<void>((resolve) => store.bus.listen((news) => news === null && resolve()))
    expect(await store.tables.append(entry('t', 0, 'a'))).toBe('kept')
    const crashed = server.crash()
    // Asked while it is down, answered when it is back.
    const during = store.tables.append(entry('t', 1, 'b'))
    await crashed
    expect(await during).toBe('kept')
    expect(await store.tables.append(entry('t', 1, 'c'))).toBe('taken')
    expect((await store.tables.entries('t', 0)).map((e) => e.command)).toEqual(['a', 'b'])
    await missed
    await store.close()
  })
})

describe('a line to PostgreSQL that is ended in the middle', () => {
  it('fails what was begun on it, and nothing else', async () => {
    const queries = queriesOf(await database(), 1)
    const pause = () => new Promise((go) => setTimeout(go, 50))
    const begun = queries.transaction(async (go) => {
      await go('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
      // The line breaks while nothing is asked.
      await pause()
      await go('select 1')
    })
    await expect(begun).rejects.toThrow()
    expect(await queries.transaction((go) => go('select 2 as n'))).toEqual([{ n: 2 }])
    await queries.close()
  })

  it('listens again, however often it is said that it broke', async () => {
    const url = await database()
    const store = await openPostgres(url, { connections: 1 })
    for (let times = 0; times < 3; times++) {
      const missed = new Promise<void>((resolve) => {
        const deaf = store.bus.listen((news) => {
          if (news !== null) return
          deaf()
          resolve()
        })
      })
      await query(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chantier news'",
      )
      await missed
    }
    await store.close()
  })
})

describe('migrations of PostgreSQL', () => {
  it('bring every earlier schema up to the newest, and are run once', async () => {
    const next = { id: 99, sqlite: [], postgres: ['create table later (x text)'] }
    for (let upTo = 0; upTo <= MIGRATIONS.length; upTo++) {
      const url = await database()
      if (upTo > 0) await (await openPostgres(url, { migrations: MIGRATIONS.slice(0, upTo) })).close()
      for (let twice = 0; twice < 2; twice++)
        await (await openPostgres(url, { migrations: [...MIGRATIONS, next] })).close()
      expect(await query(url, 'select at from chantier_schema')).toEqual([{ at: 99 }])
      await expect(openPostgres(url)).rejects.toThrow('newer Chantier')
    }
  })

  it('leave the database as it was where one fails', async () => {
    const url = await database()
    await (await openPostgres(url)).close()
    const broken = { id: 99, sqlite: [], postgres: ['create table good (x text)', 'create tabel'] }
    await expect(openPostgres(url, { migrations: [...MIGRATIONS, broken] })).rejects.toThrow('tabel')
    expect(await query(url, "select to_regclass('good') as found")).toEqual([{ found: null }])
  })
})

describe('a notice', () => {
  it('carries as many messages as PostgreSQL takes', () => {
    const messages = Array.from({ length: 1000 }, (_, i): NodeMessage => ({ t: 'who', table: `table-${i}` }))
    const payloads = packed(
      'node',
      messages.map((message) => JSON.stringify(message)),
    )
    expect(payloads.every((p) => Buffer.byteLength(p) < 8000)).toBe(true)
    expect(payloads.map(noticeOf)).toEqual(payloads.map(() => ({ from: 'node', messages: expect.any(Array) })))
    expect(payloads.flatMap((p) => noticeOf(p)?.messages)).toEqual(messages)
    expect(payloads.length).toBeLessThan(8)
    expect(packed('node', [])).toEqual([])
  })
})
