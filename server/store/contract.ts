// What every store must do. One suite, run on each of them.
import { afterAll, describe, expect, it } from 'vitest'
import { documentContract } from './contract-documents.ts'
import { judgedContract } from './contract-judged.ts'
import { meetingContract } from './contract-meeting.ts'
import { noticeContract } from './contract-notices.ts'
import { openingsContract } from './contract-openings.ts'
import { peopleContract } from './contract-people.ts'
import type { EntryRow, Store, TableRow } from './store.ts'

let made = 0
const row = (more: Partial<TableRow> = {}): TableRow => ({
  id: `t${made++}`,
  version: 1,
  game: 'pillars',
  status: 'waiting',
  open: true,
  code: null,
  people: ['ada', 'bea'],
  due: null,
  created: 1000,
  updated: 1000,
  doc: '{"note":"été"}',
  ...more,
})
const entry = (table: string, seq: number, command: string | null = null): EntryRow => ({
  table,
  seq,
  command,
  at: 5000 + seq,
  entry: { seat: 0, choice: { act: 'play', on: ['hand.0.1'] }, move: { card: 'é' } },
})

/** `open` gives a fresh store; `again` opens a second one on the same keeping, as a restart does. */
export function storeContract(name: string, open: () => Promise<{ store: Store; again(): Promise<Store> }>): void {
  const opened: Store[] = []
  const fresh = async () => {
    const { store, again } = await open()
    opened.push(store)
    return { store, again }
  }
  afterAll(() => Promise.all(opened.map((store) => store.close())))

  describe(name, () => {
    tableContract(async () => (await fresh()).store)
    logContract(async () => (await fresh()).store)
    offersContract(async () => (await fresh()).store)
    chatContract(async () => (await fresh()).store)
    meetingContract(async () => (await fresh()).store)
    documentContract(async () => (await fresh()).store)
    judgedContract(async () => (await fresh()).store)
    openingsContract(async () => (await fresh()).store)
    peopleContract(async () => (await fresh()).store.people)
    noticeContract(async () => (await fresh()).store)

    it('is asked how it is by a write that is really kept', async () => {
      const { store } = await fresh()
      await store.ping()
      const first = await store.fix('ping', 'none')
      const before = store.lastCommit()
      expect(Date.now() - (before ?? 0)).toBeLessThan(60_000)
      await new Promise((go) => setTimeout(go, 5))
      await store.ping()
      expect(await store.fix('ping', 'none')).not.toBe(first)
      expect(store.lastCommit()).toBeGreaterThan(before ?? 0)
    })

    it('says how much it keeps', async () => {
      const { store } = await fresh()
      await store.people.put({ id: 'ada', name: 'Ada', created: 1, seen: 1, doc: '{}' })
      await store.tables.put(row({ status: 'running' }))
      const { bytes, ...figures } = await store.figures()
      expect(bytes).toBeGreaterThan(0)
      expect(figures).toEqual({
        ...{ people: 1, clubs: 0, waiting: 0, running: 1, matches: 0 },
        notices: { waiting: 0, oldest: null, failing: 0 },
      })
    })

    it('keeps everything over a restart', async () => {
      const { store, again } = await fresh()
      const table = row()
      await store.tables.put(table)
      await store.tables.append(entry(table.id, 1, 'x'))
      await store.tables.snapshot({ table: table.id, seq: 1, rules: 3, doc: '{}' })
      const line = await store.tables.say(table.id, { at: 1, person: null, name: '', text: 'away', with: { seat: 1 } })
      const key = await store.fix('key', 'first')
      await store.close()
      opened.splice(opened.indexOf(store), 1)
      const later = await again()
      opened.push(later)
      expect(await later.tables.get(table.id)).toEqual(table)
      expect(await later.tables.entries(table.id, 1)).toEqual([entry(table.id, 1, 'x')])
      expect(await later.tables.lastSnapshot(table.id)).toEqual({ table: table.id, seq: 1, rules: 3, doc: '{}' })
      expect(await later.tables.said(table.id, 1, 9)).toEqual([line])
      expect(await later.fix('key', 'second')).toBe(key)
      await later.ping()
    })

    it('fixes a value once, whoever is first', async () => {
      const { store } = await fresh()
      const [a, b] = await Promise.all([store.fix('k', 'one'), store.fix('k', 'two')])
      expect(a).toBe(b)
      expect(await store.fix('other', 'two')).toBe('two')
    })
  })
}

function tableContract(open: () => Promise<Store>): void {
  describe('tables', () => {
    it('are kept whole, and nothing is found where nothing is', async () => {
      const { tables } = await open()
      const table = row({ due: 77 })
      expect(await tables.get(table.id)).toBeNull()
      expect(await tables.put(table)).toBe(true)
      expect(await tables.get(table.id)).toEqual(table)
      expect(await tables.put(table)).toBe(false)
    })

    it('are replaced by the next version only: of two writers one wins', async () => {
      const { tables } = await open()
      const table = row()
      await tables.put(table)
      const next = { ...table, version: 2, status: 'running' as const, open: false, due: 9, updated: 2000, doc: '{}' }
      const both = await Promise.all([tables.put(next), tables.put({ ...next, doc: '{"late":1}' })])
      expect(both.sort()).toEqual([false, true])
      expect(await tables.put({ ...table, version: 4 })).toBe(false)
      expect((await tables.get(table.id))?.version).toBe(2)
      expect((await tables.get(table.id))?.status).toBe('running')
    })

    it('are found by their code, which no two have', async () => {
      const { tables } = await open()
      const table = row({ code: 'K7-BRICK' })
      await tables.put(table)
      expect(await tables.byCode('K7-BRICK')).toEqual(table)
      expect(await tables.put(row({ code: 'K7-BRICK' }))).toBe(false)
      const started = { ...table, version: 2, code: null }
      expect(await tables.put(started)).toBe(true)
      expect(await tables.byCode('K7-BRICK')).toBeNull()
      expect(await tables.put(row({ code: 'K7-BRICK' }))).toBe(true)
      expect(await tables.put({ ...started, version: 3, code: 'K7-BRICK' })).toBe(false)
      expect((await tables.get(table.id))?.version).toBe(2)
    })

    it('are listed by game, status, openness, person, time and what is due', async () => {
      const { tables } = await open()
      const list = [
        row({ updated: 1, due: 30 }),
        row({ updated: 2, game: 'castle', due: 10 }),
        row({ updated: 3, status: 'over', people: ['ada'] }),
        row({ updated: 4, open: false, due: 20, people: [] }),
      ]
      for (const table of list) await tables.put(table)
      const found = async (filter: object) =>
        (await tables.list({ limit: 9, ...filter })).map((t) => list.findIndex((l) => l.id === t.id))
      expect(await found({})).toEqual([3, 2, 1, 0])
      expect(await found({ limit: 2 })).toEqual([3, 2])
      expect(await found({ before: 3 })).toEqual([1, 0])
      expect(await found({ from: 3 })).toEqual([3, 2])
      expect(await found({ game: 'castle' })).toEqual([1])
      expect(await found({ status: ['over', 'archived'] })).toEqual([2])
      expect(await found({ open: true, status: ['waiting'] })).toEqual([1, 0])
      expect(await found({ open: false })).toEqual([3])
      expect(await found({ person: 'bea' })).toEqual([1, 0])
      expect(await found({ due: 20 })).toEqual([1, 3])
      expect(await found({ person: 'nobody' })).toEqual([])
      expect(await found({ people: ['bea', 'nobody'] })).toEqual([1, 0])
      expect(await found({ people: ['ada', 'bea'], status: ['over'] })).toEqual([2])
      expect(await found({ people: [] })).toEqual([])
    })

    it('forget who stood up, and know who sat down', async () => {
      const { tables } = await open()
      const table = row({ people: ['ada', 'ada', 'bea'] })
      await tables.put(table)
      await tables.put({ ...table, version: 2, people: ['bea', 'cem'] })
      const of = async (person: string) => (await tables.list({ person, limit: 9 })).length
      expect([await of('ada'), await of('bea'), await of('cem')]).toEqual([0, 1, 1])
    })
  })
}

/** Open seats: a few of each person and of each network. */
function offersContract(open: () => Promise<Store>): void {
  describe('offers', () => {
    const usual = { game: 'pillars', from: 0, network: '0000', person: '', networks: 48, people: 96, each: 3 }

    it('are a few tables of each person, one person of every network before the next of any', async () => {
      const { tables } = await open()
      for (let n = 0; n < 30; n++) await tables.put(row({ lane: 'a3f0.eve', updated: 1000 + n }))
      for (const who of ['a3f0.fay', 'a3f0.-gus', 'b000.Ada', 'ffff._bea']) await tables.put(row({ lane: who }))
      await tables.put(row({ lane: 'a3f0.old', updated: 5 }))
      await tables.put(row({ lane: 'c000.cem', game: 'castle' }))
      await tables.put(row())
      const seen = await tables.offers({ ...usual, from: 10 })
      expect(seen.map(({ lane, turn, place }) => [turn, place, lane])).toEqual([
        [1, 1, 'a3f0.-gus'],
        [1, 2, 'b000.Ada'],
        [1, 3, 'ffff._bea'],
        [2, 1, 'a3f0.eve'],
        [2, 1, 'a3f0.eve'],
        [2, 1, 'a3f0.eve'],
        [3, 1, 'a3f0.fay'],
      ])
      expect(seen.filter(({ lane }) => lane === 'a3f0.eve').map(({ updated }) => updated)).toEqual([1029, 1028, 1027])
      // Others begin elsewhere: behind the last comes the first.
      const next = await tables.offers({ ...usual, network: 'b001', person: 'f', from: 10 })
      expect(next.map(({ lane }) => lane)).toEqual([
        ...['ffff._bea', 'a3f0.fay', 'b000.Ada'],
        ...['a3f0.-gus', 'a3f0.eve', 'a3f0.eve', 'a3f0.eve'],
      ])
      expect(await tables.offers({ ...usual, game: 'spyrium' })).toEqual([])
    })

    it('are no more than were asked for, and end where the table is no longer offered', async () => {
      const { tables } = await open()
      const all: TableRow[] = []
      for (let n = 0; n < 40; n++) all.push(row({ lane: `${(n % 8) + 1000}.p${n + 100}` }))
      for (const one of all) await tables.put(one)
      const few = await tables.offers({ ...usual, networks: 4, people: 8 })
      expect(few.map(({ lane }) => lane)).toEqual([
        '1000.p100',
        '1001.p101',
        '1002.p102',
        '1003.p103',
        '1000.p108',
        '1001.p109',
        '1002.p110',
        '1003.p111',
      ])
      expect(await tables.get(all[0]?.id ?? '')).toEqual(all[0])
      for (const { lane: _, ...one } of all) await tables.put({ ...one, version: 2, status: 'running' })
      expect(await tables.offers(usual)).toEqual([])
    })
  })
}

function logContract(open: () => Promise<Store>): void {
  describe('the log', () => {
    it('keeps each number once and each command once', async () => {
      const { tables } = await open()
      const { id } = row()
      expect(await tables.append(entry(id, 1, 'a'))).toBe('kept')
      expect(await tables.append(entry(id, 1, 'b'))).toBe('taken')
      expect(await tables.append(entry(id, 2, 'a'))).toBe('taken')
      expect(await tables.append(entry(id, 2))).toBe('kept')
      expect(await tables.append(entry(id, 3))).toBe('kept')
      expect(await tables.append(entry(row().id, 1, 'a'))).toBe('kept')
      expect(await tables.entries(id, 2)).toEqual([entry(id, 2), entry(id, 3)])
      expect(await tables.entries(id, 4)).toEqual([])
    })

    it('says how far tables have come, and nothing of those that are none', async () => {
      const { tables } = await open()
      const [still, played, talked] = [row(), row(), row()]
      for (const one of [still, played, talked]) await tables.put(one)
      for (const seq of [1, 2, 3]) await tables.append(entry(played.id, seq))
      await tables.put({ ...played, version: 2 })
      const line = { at: 1, person: null, name: 'Ada', text: 'là ?' }
      for (const text of ['là ?', 'oui']) await tables.say(talked.id, { ...line, text })
      const heads = await tables.heads([still.id, played.id, talked.id, 'nowhere'])
      const of = (id: string) => heads.find((head) => head.id === id)
      expect(heads).toHaveLength(3)
      expect(of(still.id)).toEqual({ id: still.id, version: 1, seq: 0, said: 0 })
      expect(of(played.id)).toEqual({ id: played.id, version: 2, seq: 3, said: 0 })
      expect(of(talked.id)).toEqual({ id: talked.id, version: 1, seq: 0, said: 2 })
      expect(await tables.heads([])).toEqual([])
    })

    it('gives one number to one of many who ask at the same moment, and the others go on', async () => {
      const { tables } = await open()
      const ids = Array.from({ length: 20 }, () => row().id)
      const answers = await Promise.all(ids.flatMap((id) => [1, 2, 3].map((k) => tables.append(entry(id, 1, `c${k}`)))))
      expect(answers.filter((a) => a === 'kept')).toHaveLength(20)
      for (const id of ids) expect(await tables.entries(id, 1)).toHaveLength(1)
    })

    it('keeps what it can of one moment, whatever else was asked in it', async () => {
      const { tables } = await open()
      const ids = Array.from({ length: 9 }, () => row().id)
      const bad = ids[4] ?? ''
      const good = ids.filter((id) => id !== bad)
      const answers = await Promise.allSettled(
        ids.map((id) => tables.append(entry(id, 1, id === bad ? 'a\u0000b' : 'ab'))),
      )
      const kept = ids.filter((_, i) => answers[i]?.status === 'fulfilled')
      expect(kept.filter((id) => id !== bad)).toEqual(good)
      for (const id of good) expect(await tables.entries(id, 1)).toEqual([entry(id, 1, 'ab')])
      // A store may hold such a sign or refuse it, but it never keeps something else.
      expect(await tables.entries(bad, 1)).toEqual(kept.includes(bad) ? [entry(bad, 1, 'a\u0000b')] : [])
    })

    it('keeps the newest snapshot', async () => {
      const { tables } = await open()
      const { id } = row()
      expect(await tables.lastSnapshot(id)).toBeNull()
      await tables.snapshot({ table: id, seq: 50, rules: 1, doc: 'a' })
      await tables.snapshot({ table: id, seq: 100, rules: 2, doc: 'b' })
      await tables.snapshot({ table: id, seq: 60, rules: 1, doc: 'c' })
      expect(await tables.lastSnapshot(id)).toEqual({ table: id, seq: 100, rules: 2, doc: 'b' })
    })
  })
}

function chatContract(open: () => Promise<Store>): void {
  describe('the chat', () => {
    it('numbers its lines without a gap and says a command once', async () => {
      const { tables } = await open()
      const { id } = row()
      const line = (text: string) => ({ at: 7, person: 'ada', name: 'Ada', text })
      const said = await Promise.all(['a', 'b', 'c'].map((text) => tables.say(id, line(text), `say-${text}`)))
      expect(said.map((l) => l.n)).toEqual([1, 2, 3])
      expect(await tables.say(id, line('b'), 'say-b')).toEqual(said[1])
      expect(await tables.said(id, 2, 9)).toEqual(said.slice(1))
      expect(await tables.said(id, 1, 2)).toEqual(said.slice(0, 2))
      expect(await tables.said(id, -2, 9)).toEqual(said.slice(1))
      expect(await tables.said(row().id, -2, 9)).toEqual([])
    })

    it('has another line in the place of one, and the line again', async () => {
      const { tables } = await open()
      const { id } = row()
      const line = { at: 7, person: 'ada', name: 'Ada', text: 'a', guest: true }
      const said = await tables.say(id, line)
      const gone = { n: 1, at: 7, person: null, name: '', text: 'removed', with: { x: 1 } }
      expect(await tables.rewrite(id, gone)).toBe(true)
      expect(await tables.said(id, 1, 9)).toEqual([gone])
      expect(await tables.rewrite(id, { ...gone, n: 2 })).toBe(false)
      expect(await tables.rewrite(id, said)).toBe(true)
      expect(await tables.said(id, 1, 9)).toEqual([said])
    })
  })
}
