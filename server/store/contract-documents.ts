// What every store must do for documents of clubs and tournaments. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import type { DocumentRow } from './documents.ts'
import type { Store } from './store.ts'

const club = (id: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  ...{ id, kind: 'club', version: 1, parent: null, code: null, people: ['ada', 'bea'], due: null },
  ...{ created: 100, updated: 100, doc: '{"name":"Été"}' },
  ...more,
})
const cup = (id: string, parent: string, more: Partial<DocumentRow> = {}): DocumentRow =>
  club(id, { kind: 'tournament', parent, people: [], ...more })
const ids = (rows: readonly DocumentRow[]) => rows.map((row) => row.id)

export function documentContract(open: () => Promise<Store>): void {
  describe('documents', () => {
    it('are replaced as a whole by one writer only, and come back as they were', async () => {
      const { documents } = await open()
      expect(await documents.put(club('c1', { code: 'K7-BRICK' }))).toBe(true)
      expect(await documents.put(club('c1'))).toBe(false)
      expect(await documents.get('c1')).toEqual(club('c1', { code: 'K7-BRICK' }))
      const next = club('c1', { version: 2, code: 'A2-GATE', people: ['bea', 'cem', 'cem'], updated: 120, doc: '{}' })
      const both = await Promise.all([documents.put(next), documents.put({ ...next, doc: '{"late":1}' })])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await documents.put({ ...next, version: 4 })).toBe(false)
      expect((await documents.get('c1'))?.version).toBe(2)
      expect(await documents.get('c2')).toBeNull()
    })

    it('are found by a code that no other of their kind has', async () => {
      const { documents } = await open()
      await documents.put(club('c1', { code: 'K7-BRICK' }))
      expect(await documents.put(club('c2', { code: 'K7-BRICK' }))).toBe(false)
      expect(await documents.put(cup('t1', 'c1', { code: 'K7-BRICK' }))).toBe(true)
      await documents.put(club('c3'))
      expect(await documents.put(club('c3', { version: 2, code: 'K7-BRICK' }))).toBe(false)
      expect((await documents.byCode('club', 'K7-BRICK'))?.id).toBe('c1')
      expect((await documents.byCode('tournament', 'K7-BRICK'))?.id).toBe('t1')
      expect(await documents.byCode('club', 'A2-GATE')).toBeNull()
    })

    it('are listed by kind, by who belongs to them, by what they belong to, and by when they are due', async () => {
      const { documents } = await open()
      await documents.put(club('c1', { updated: 10 }))
      await documents.put(club('c2', { updated: 30, people: ['cem'] }))
      await documents.put(cup('t1', 'c1', { updated: 20, due: 500 }))
      await documents.put(cup('t2', 'c1', { updated: 40, due: 400 }))
      await documents.put(cup('t3', 'c2', { updated: 50 }))
      expect(ids(await documents.list({ kind: 'club', limit: 9 }))).toEqual(['c2', 'c1'])
      expect(ids(await documents.list({ kind: 'club', person: 'bea', limit: 9 }))).toEqual(['c1'])
      expect(ids(await documents.list({ kind: 'tournament', parent: 'c1', limit: 9 }))).toEqual(['t2', 't1'])
      expect(ids(await documents.list({ kind: 'tournament', due: 450, limit: 9 }))).toEqual(['t2'])
      expect(ids(await documents.list({ kind: 'tournament', due: 900, limit: 1 }))).toEqual(['t2'])
      expect(ids(await documents.list({ kind: 'tournament', due: 900, after: 't1', limit: 9 }))).toEqual(['t2'])
      expect(ids(await documents.list({ kind: 'tournament', due: 900, after: 't2', limit: 9 }))).toEqual([])
      expect(ids(await documents.list({ kind: 'tournament', before: 50, limit: 9 }))).toEqual(['t2', 't1'])
      expect(ids(await documents.list({ kind: 'tournament', since: 40, limit: 9 }))).toEqual(['t3', 't2'])
      await documents.put(club('c1', { version: 2, people: ['cem'], updated: 60 }))
      expect(ids(await documents.list({ kind: 'club', person: 'bea', limit: 9 }))).toEqual([])
      expect(ids(await documents.list({ kind: 'club', person: 'cem', limit: 9 }))).toEqual(['c1', 'c2'])
    })

    it('are removed as they were last read, with what belongs to them', async () => {
      const { documents } = await open()
      await documents.put(club('c1'))
      await documents.put(cup('t1', 'c1', { people: ['ada'] }))
      await documents.put(club('c1', { version: 2 }))
      expect(await documents.remove('c1', 1)).toBe(false)
      expect(await documents.remove('c1', 2)).toBe(true)
      expect(await documents.remove('c1', 2)).toBe(false)
      expect(await documents.get('t1')).toBeNull()
      expect(await documents.list({ kind: 'tournament', person: 'ada', limit: 9 })).toEqual([])
    })
  })
}
