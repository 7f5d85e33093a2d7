// What every store must do for analysed matches that people sent. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import type { JudgedKept } from './judged.ts'
import type { Store } from './store.ts'

const row = (table: string, more: Partial<JudgedKept> = {}): JudgedKept => ({
  ...{ person: 'ada', table, game: 'castle', seats: 4, against: 'people', result: 0.5, at: 100, open: true },
  ...{ thoughts: 60, doc: '{"é":1.5}' },
  ...more,
})

async function peopled(open: () => Promise<Store>): Promise<Store> {
  const store = await open()
  for (const id of ['ada', 'bea']) await store.people.put({ id, name: id, created: 1, seen: 1, doc: '{}' })
  return store
}
const tables = async ({ judged }: Store, person: string) => (await judged.of(person, 99)).map((r) => r.table)

export function judgedContract(open: () => Promise<Store>): void {
  describe('analysed matches', () => {
    it('come back as they were, the newest first', async () => {
      const store = await peopled(open)
      await store.judged.keep(row('t1'), 9)
      await store.judged.keep(row('t2', { at: 300, open: false, result: 1 }), 9)
      await store.judged.keep(row('t3', { at: 200, person: 'bea' }), 9)
      expect(await store.judged.of('ada', 9)).toEqual([row('t2', { at: 300, open: false, result: 1 }), row('t1')])
      expect(await store.judged.of('ada', 1)).toHaveLength(1)
      expect(await tables(store, 'bea')).toEqual(['t3'])
    })

    it('are one a match and person: the one that was thought over longer, or the later of two alike', async () => {
      const store = await peopled(open)
      await store.judged.keep(row('t1'), 9)
      await store.judged.keep(row('t1', { doc: '{"later":1}' }), 9)
      expect((await store.judged.of('ada', 9))[0]?.doc).toBe('{"later":1}')
      await store.judged.keep(row('t1', { thoughts: 400, doc: '{"deep":1}' }), 9)
      await store.judged.keep(row('t1', { doc: '{"quick":1}' }), 9)
      expect(await store.judged.of('ada', 9)).toEqual([row('t1', { thoughts: 400, doc: '{"deep":1}' })])
      await store.judged.keep(row('t1', { person: 'bea' }), 9)
      expect(await tables(store, 'bea')).toEqual(['t1'])
    })

    it('are no more than so many of a person: the oldest matches fall away', async () => {
      const store = await peopled(open)
      await store.judged.keep(row('other', { person: 'bea', at: 1 }), 3)
      for (const at of [50, 20, 40, 10, 30]) await store.judged.keep(row(`t${at}`, { at }), 3)
      expect(await tables(store, 'ada')).toEqual(['t50', 't40', 't30'])
      expect(await tables(store, 'bea')).toEqual(['other'])
    })

    it('are forgotten one by one, too', async () => {
      const store = await peopled(open)
      for (const table of ['t1', 't2']) await store.judged.keep(row(table), 9)
      await store.judged.keep(row('t1', { person: 'bea' }), 9)
      await store.judged.forget('ada', 't1')
      await store.judged.forget('ada', 'nowhere')
      expect([await tables(store, 'ada'), await tables(store, 'bea')]).toEqual([['t2'], ['t1']])
    })

    it('are forgotten when their person says so, and go with their person', async () => {
      const store = await peopled(open)
      for (const person of ['ada', 'bea']) await store.judged.keep(row('t1', { person }), 9)
      await store.judged.forget('ada')
      expect([await tables(store, 'ada'), await tables(store, 'bea')]).toEqual([[], ['t1']])
      await store.people.remove('bea')
      expect(await tables(store, 'bea')).toEqual([])
      await store.judged.keep(row('t2', { person: 'bea' }), 9)
      expect(await tables(store, 'bea')).toEqual([])
    })
  })
}
