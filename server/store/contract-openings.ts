// What every store must do for the count of how matches began. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import { type BeginningRow, FIRST } from './openings.ts'
import type { Store, TableRow } from './store.ts'

const table = (id: string, updated: number, more: Partial<TableRow> = {}): TableRow => ({
  ...{ id, version: 1, game: 'castle', status: 'over', open: true, code: null, people: ['ada'], due: null },
  ...{ created: 1, updated, doc: '{}' },
  ...more,
})
const row = (id: string, at: number, more: Partial<BeginningRow> = {}): BeginningRow => ({
  ...{ table: id, seat: 0, game: 'castle', rules: 3, seats: 2, variant: 'été', who: 'people' },
  ...{ path: ['7', 'a+12'], won: 30, points: -4, at },
  ...more,
})
const mark = (at: number, id: string, form = 1) => ({ form, at, table: id })

async function filled(open: () => Promise<Store>, ...tables: readonly TableRow[]): Promise<Store> {
  const store = await open()
  for (const one of tables) await store.tables.put(one)
  return store
}
const kept = async ({ openings }: Store, game = 'castle', rules = 3) =>
  (await openings.page(game, rules, FIRST, 99)).map(({ table: id, seat }) => `${id}/${seat}`)

export function openingsContract(open: () => Promise<Store>): void {
  keptContract(open)
  describe('the count of how matches began', () => {
    it('finds finished matches of open tables, the oldest first, and goes on after the one it looked at last', async () => {
      const store = await filled(
        open,
        ...[table('c', 20), table('a', 20), table('b', 10), table('late', 99)],
        ...[table('private', 15, { open: false }), table('runs', 15, { status: 'running' })],
        table('gone', 15, { status: 'archived' }),
      )
      const { openings } = store
      const ids = async (at: number, id: string, limit = 9) =>
        (await openings.next({ at, table: id }, 50, limit)).map((t) => t.table)
      expect(await ids(-1, '')).toEqual(['b', 'a', 'c'])
      expect(await ids(-1, '', 2)).toEqual(['b', 'a'])
      expect(await ids(20, 'a')).toEqual(['c'])
      expect(await ids(20, 'c')).toEqual([])
    })

    it('keeps rows and how far it is together, each seat once', async () => {
      const store = await filled(open, table('a', 10), table('b', 20))
      const { openings } = store
      expect(await openings.mark()).toBe(null)
      await openings.keep(mark(10, 'a'), [row('a', 10), row('a', 10, { seat: 1, who: 'masters', path: [] })], 99)
      await openings.keep(mark(20, 'b'), [row('a', 10, { points: 99 }), row('b', 20)], 99)
      expect(await openings.mark()).toEqual(mark(20, 'b'))
      // A node that is behind does not set it back.
      await openings.keep(mark(10, 'a'), [], 99)
      expect(await openings.mark()).toEqual(mark(20, 'b'))
      expect(await openings.page('castle', 3, FIRST, 99)).toEqual([
        { ...row('a', 10), person: null },
        { ...row('a', 10, { seat: 1, who: 'masters', path: [] }), person: null },
        { ...row('b', 20), person: null },
      ])
    })

    it('is read in pages, by game and by rules', async () => {
      const store = await filled(open, ...['a', 'b', 'c', 'd'].map((id) => table(id, 10)))
      const rows = ['a', 'b', 'c'].flatMap((id) => [row(id, 10), row(id, 10, { seat: 1 })])
      await store.openings.keep(mark(10, 'c'), [...rows, row('d', 5, { game: 'pillars' })], 99)
      const found: string[] = []
      let after = FIRST
      for (let pages = 0; pages < 9; pages++) {
        const page = await store.openings.page('castle', 3, after, 2)
        after = page.at(-1) ?? after
        found.push(page.map(({ table: id, seat }) => `${id}${seat}`).join(' '))
      }
      expect(found.slice(0, 4)).toEqual(['a0 a1', 'b0 b1', 'c0 c1', ''])
      expect(await kept(store, 'castle', 2)).toEqual([])
      expect(await kept(store, 'pillars')).toEqual(['d/0'])
    })
  })
}

function keptContract(open: () => Promise<Store>): void {
  describe('what is kept of how matches began', () => {
    it('says whose result a seat’s is, until they leave the house', async () => {
      const store = await filled(open, table('a', 10))
      await store.people.put({ id: 'ada', name: 'Ada', created: 1, seen: 1, doc: '{}' })
      const result = {
        table: 'a',
        person: 'ada',
        game: 'castle',
        seats: 2,
        seat: 1,
        score: 9,
        place: 1,
        won: true,
        at: 10,
      }
      await store.people.finish([{ ...result, open: true }], () => [])
      await store.openings.keep(mark(10, 'a'), [row('a', 10), row('a', 10, { seat: 1 })], 99)
      const people = async () => (await store.openings.page('castle', 3, FIRST, 9)).map(({ person }) => person)
      expect(await people()).toEqual([null, 'ada'])
      await store.people.remove('ada')
      expect(await people()).toEqual([null, null])
    })

    it('keeps no more than so many of a game, the newest, and none of older rules', async () => {
      const store = await filled(open, ...['a', 'b', 'c', 'd', 'e'].map((id) => table(id, 10)))
      await store.openings.keep(mark(10, 'a'), [row('e', 1, { game: 'pillars' })], 2)
      await store.openings.keep(mark(10, 'c'), [row('b', 20), row('a', 10), row('c', 30)], 2)
      expect(await kept(store)).toEqual(['b/0', 'c/0'])
      expect(await kept(store, 'pillars')).toEqual(['e/0'])
      await store.openings.keep(mark(10, 'd'), [row('d', 40, { rules: 4 })], 2)
      expect([await kept(store), await kept(store, 'castle', 4)]).toEqual([[], ['d/0']])
    })

    it('begins anew where matches are counted otherwise', async () => {
      const store = await filled(open, table('a', 10))
      await store.openings.keep(mark(10, 'a'), [row('a', 10)], 99)
      await store.openings.restart(2)
      expect([await store.openings.mark(), await kept(store)]).toEqual([mark(-1, '', 2), []])
    })
  })
}
