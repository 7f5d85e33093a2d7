import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { FIRST } from '../store/openings.ts'
import type { Store } from '../store/store.ts'
import { folder } from '../test/door.ts'
import { type Postgres, startPostgres } from '../test/postgres.ts'
import { type BackupProblem, restoreBackup, writeBackup } from './backup.ts'

const kept = { id: 'k', person: 'ada', counter: 3, transports: 'usb', name: 'phone', created: 5 }
const entry = { table: 't1', command: 'c1', at: 7, entry: { seat: 0, undo: true } as const }

const JUDGED = {
  ...{ person: 'ada', table: 't0', game: 'pillars', seats: 2, against: 'master', result: 1 / 3, at: 9, open: true },
  ...{ thoughts: 60, doc: '{"draw":-0.11}' },
}

const COUNTED = {
  mark: { form: 1, at: 1_794_000_000_000, table: 't1' },
  row: {
    ...{ table: 't1', seat: 1, game: 'pillars', rules: 2, seats: 3, variant: '', who: 'others', path: ['1+é', '2'] },
    ...{ won: 20, points: -3, at: 1_794_000_000_000 },
  },
}

/** Something in every table. */
async function fill(store: Store): Promise<void> {
  const { people, tables } = store
  await store.fix('cookie-key', 'secret')
  for (const id of ['ada', 'bea'])
    await people.put({ id, name: `${id} ’ 🎲`, created: 1, seen: 2, doc: '{"lang":"fr"}' })
  await people.openSession({ hash: 'h', person: 'ada', created: 1, seen: 2 })
  await people.addPasskey({ ...kept, publicKey: new Uint8Array([0, 200, 255]) }, 20)
  await people.setRecovery('ada', ['code'])
  const result = {
    table: 't0',
    person: 'ada',
    game: 'pillars',
    seats: 2,
    seat: 0,
    score: 1.5,
    place: 1,
    won: true,
    at: 9,
    open: true,
  }
  await people.finish([result], () => [
    { person: 'ada', game: 'pillars', mu: 25.123456789, sigma: 8.1, matches: 1, wins: 1 },
  ])
  await store.judged.keep(JUDGED, 9)
  await store.notices.add([
    { person: 'ada', table: 't1', channel: 'mail', kind: 'turn', game: 'pillars', since: 3, at: 4 },
  ])
  await store.names.claim('ada', 'ada')
  await store.pulse.beat(5, 1, 0)
  await store.pulse.beat(9, 1, 0)
  const row = { id: 't1', game: 'pillars', status: 'running' as const, open: true, people: ['ada', 'bea'], due: null }
  await tables.put({ ...row, code: null, version: 1, created: 1, updated: 1_794_000_000_000, doc: '{"a":"é\\n"}' })
  await store.openings.keep(COUNTED.mark, [COUNTED.row], 9)
  for (let seq = 1; seq <= 1200; seq++) await tables.append({ ...entry, seq, command: seq === 1 ? 'c1' : null })
  await tables.snapshot({ table: 't1', seq: 50, rules: 1, doc: 'x'.repeat(100_000) })
  await tables.say('t1', { at: 1, person: 'ada', name: 'Ada', text: 'bonjour' })
}

/** What must be there again. */
async function seen(store: Store) {
  const { people, tables } = store
  const passkey = await people.passkey('k')
  return {
    key: await store.fix('cookie-key', 'another'),
    ada: await people.get('ada'),
    session: await people.session('h'),
    passkey: { ...passkey, publicKey: [...(passkey?.publicKey ?? [])] },
    ratings: await people.ratings('ada'),
    results: await people.results('ada', 9),
    judged: await store.judged.of('ada', 9),
    openings: [await store.openings.mark(), await store.openings.page('pillars', 2, FIRST, 9)],
    table: await tables.get('t1'),
    mine: (await tables.list({ person: 'bea', limit: 9 })).map((t) => t.id),
    entries: await tables.entries('t1', 1),
    snapshot: await tables.lastSnapshot('t1'),
    said: await tables.said('t1', 0, 9),
    notices: await store.notices.take(99, 9, 200),
    named: await store.names.owner('ada'),
    outages: await store.pulse.beat(10, 1, 0),
    code: await people.useRecovery('code'),
  }
}

const opened = async <T>(place: { store: string; data: string }, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
const sqlite = () => ({ store: 'sqlite', data: folder() })
const why = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: BackupProblem) => error.why ?? String(error),
  )

describe('a backup', () => {
  const from = sqlite()
  const file = join(folder(), 'house.backup')
  let before: Awaited<ReturnType<typeof seen>>
  let count = 0

  beforeAll(async () => {
    await opened(from, async (store) => {
      await fill(store)
      // The house is open meanwhile.
      count = await writeBackup(from, file, 1)
      await store.people.put({ id: 'late', name: 'late', created: 1, seen: 2, doc: '{}' })
    })
    const copy = sqlite()
    copyFileSync(join(from.data, 'chantier.sqlite'), join(copy.data, 'chantier.sqlite'))
    before = await opened(copy, seen)
  })

  it('holds everything there was when it was made, and nobody else may read it', async () => {
    expect(count).toBe(1200 + 20)
    expect(statSync(file).mode & 0o077).toBe(0)
    const to = sqlite()
    expect(await restoreBackup(to, file)).toBe(count)
    await opened(to, async (store) => {
      expect(await store.people.get('late')).toBeNull()
      expect(await seen(store)).toEqual(before)
    })
  })

  it('is not brought back over a house that is there', async () => {
    expect(await why(restoreBackup(from, file))).toBe('occupied')
  })

  it('that is cut, changed, or no backup at all changes nothing', async () => {
    const bytes = readFileSync(file)
    const text = gunzipSync(bytes).toString()
    const lines = text.trimEnd().split('\n')
    const bad: Record<string, Buffer> = {
      cut: bytes.subarray(0, bytes.length - 900),
      changed: gzipSync(text.replace('bonjour', 'bonsoir')),
      shorter: gzipSync(`${[...lines.slice(0, 20), lines.at(-1)].join('\n')}\n`),
      foreign: gzipSync(text.replace('["chat"', '["pg_class"')),
      headless: gzipSync(lines.slice(1).join('\n')),
      future: gzipSync(text.replace(/"schema":\d+/, '"schema":999')),
      plain: Buffer.from('hello'),
      empty: Buffer.alloc(0),
    }
    const said: Record<string, string> = {}
    for (const [name, content] of Object.entries(bad)) {
      const path = join(folder(), name)
      writeFileSync(path, content)
      const to = sqlite()
      said[name] = await why(restoreBackup(to, path))
      expect(readdirSync(to.data), name).toEqual([])
    }
    expect(said).toEqual({
      cut: 'damaged',
      changed: 'damaged',
      shorter: 'damaged',
      foreign: 'damaged',
      headless: 'not-a-backup',
      future: 'future',
      plain: 'not-a-backup',
      empty: 'not-a-backup',
    })
  })

  it('of nothing is none', async () => {
    const path = join(folder(), 'none')
    expect(await why(writeBackup(sqlite(), path, 1))).toBe('nothing')
    expect(existsSync(path)).toBe(false)
  })

  describe('moves between stores', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres.stop())

    it('from SQLite to PostgreSQL and back', async () => {
      const middle = { store: postgres.url, data: '' }
      expect(await restoreBackup(middle, file)).toBe(count)
      expect(await why(restoreBackup(middle, file))).toBe('occupied')
      const back = join(folder(), 'back')
      expect(await writeBackup(middle, back, 1)).toBe(count)
      const to = sqlite()
      expect(await restoreBackup(to, back)).toBe(count)
      expect(await opened(to, seen)).toEqual(before)
      expect(await opened(middle, seen)).toEqual(before)
    })
  })
})
