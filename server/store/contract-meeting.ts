// What every store must do for people who meet. The contract suite runs this on each of them.
import { describe, expect, it } from 'vitest'
import type { SeekRow } from './meeting.ts'
import type { NewResult, RatingRow, Store } from './store.ts'

type Open = () => Promise<Store>

async function peopled(open: Open, ...ids: string[]): Promise<Store> {
  const store = await open()
  for (const id of ids) await store.people.put({ id, name: id.toUpperCase(), created: 1, seen: 1, doc: '{}' })
  return store
}
const seek = (person: string, since: number, more: Partial<SeekRow> = {}): SeekRow => ({
  person,
  doc: '{}',
  since,
  seen: since,
  table: null,
  ...more,
})
const result = (table: string, person: string, place: number, at: number, open = true): NewResult => ({
  ...{
    table,
    person,
    game: 'pillars',
    seats: 2,
    seat: place - 1,
    score: 10 - place,
    place,
    won: place === 1,
    at,
    open,
  },
})

export function meetingContract(open: Open): void {
  describe('people who meet', () => {
    company(open)
    seeking(open)
  })
}

/** Friends, blocks, who is here, who is asked to a table. */
function company(open: Open): void {
  it('say of each other that they are friends, or want nothing of each other', async () => {
    const { meeting, people } = await peopled(open, 'ada', 'bea', 'cem')
    await meeting.tie({ person: 'ada', other: 'bea', kind: 'friend', at: 5 })
    await meeting.tie({ person: 'cem', other: 'ada', kind: 'block', at: 6 })
    await meeting.tie({ person: 'ada', other: 'nobody', kind: 'friend', at: 7 })
    expect(await meeting.ties('ada')).toEqual([
      { person: 'ada', other: 'bea', kind: 'friend', at: 5 },
      { person: 'cem', other: 'ada', kind: 'block', at: 6 },
    ])
    expect(await meeting.blocks(['ada', 'bea', 'cem'])).toHaveLength(1)
    expect(await meeting.blocks(['bea', 'cem'])).toEqual([])
    await meeting.tie({ person: 'ada', other: 'bea', kind: 'block', at: 8 })
    await meeting.untie('cem', 'ada')
    expect(await meeting.ties('bea')).toEqual([{ person: 'ada', other: 'bea', kind: 'block', at: 8 }])
    await people.remove('bea')
    expect(await meeting.ties('ada')).toEqual([])
  })

  it('say something of no more than so many, and are asked by no more, also where fifty come at once', async () => {
    const others = Array.from({ length: 50 }, (_, n) => `p${n}`)
    const { meeting } = await peopled(open, 'ada', 'bea', ...others)
    const friend = (person: string, other: string) => meeting.tie({ person, other, kind: 'friend', at: 5 }, 7)
    const count = (list: readonly string[], what: string) => list.filter((one) => one === what).length
    const said = await Promise.all(others.map((other) => friend('ada', other)))
    expect([count(said, 'kept'), count(said, 'full')]).toEqual([7, 43])
    const asked = await Promise.all(others.map((person) => friend(person, 'bea')))
    expect([count(asked, 'kept'), count(asked, 'beset')]).toEqual([7, 43])
    // Who asks already may say so again, and who is asked may agree; of each other they know then.
    const [asker = ''] = others.filter((_, n) => asked[n] === 'kept')
    expect([await friend(asker, 'bea'), await friend('bea', asker)]).toEqual(['kept', 'kept'])
    expect(await meeting.tie({ person: 'ada', other: 'bea', kind: 'block', at: 6 }, 7)).toBe('full')
  })

  it('are here until they go, or their node falls silent', async () => {
    const { meeting } = await peopled(open, 'ada', 'bea')
    await meeting.arrive(['ada', 'bea', 'nobody'], 'n1', 100)
    await meeting.arrive(['ada'], 'n2', 120)
    expect(await meeting.here(['ada', 'bea', 'nobody'], 100)).toEqual(['ada', 'bea'])
    await meeting.depart('ada', 'n1')
    expect(await meeting.here(['ada', 'bea'], 110)).toEqual(['ada'])
    await meeting.depart('ada', 'n2')
    expect(await meeting.here(['ada'], 0)).toEqual([])
  })

  it('are asked by name to a table', async () => {
    const { meeting, tables } = await peopled(open, 'ada', 'bea')
    const row = { id: 'm1', version: 1, game: 'pillars', status: 'waiting' as const, open: false, code: null }
    await tables.put({ ...row, people: [], due: null, created: 1, updated: 1, doc: '{}' })
    const asked = { person: 'bea', table: 'm1', host: 'ada', at: 5, words: '' }
    await meeting.invite(asked)
    await meeting.invite({ ...asked, at: 7, words: 'à huit heures ?' })
    await meeting.invite({ ...asked, table: 'nowhere', at: 8 })
    await meeting.invite({ ...asked, person: 'nobody', at: 9 })
    expect(await meeting.invitations('bea', 9)).toEqual([{ ...asked, at: 7, words: 'à huit heures ?' }])
    await meeting.uninvite('bea', 'm1')
    expect(await meeting.invitations('bea', 9)).toEqual([])
  })
}

/** Those who look for a table, and where they stand. */
function seeking(open: Open): void {
  it('look for a table, and get one each, whoever pairs them', async () => {
    const { meeting } = await peopled(open, 'ada', 'bea', 'cem')
    for (const row of [seek('bea', 20), seek('ada', 10), seek('cem', 30)]) await meeting.seek(row)
    await meeting.seek(seek('nobody', 1))
    expect((await meeting.seeks(0, 9)).map((s) => s.person)).toEqual(['ada', 'bea', 'cem'])
    const both = await Promise.all([
      meeting.pair([{ table: 't1', people: ['ada', 'bea'] }]),
      meeting.pair([{ table: 't2', people: ['bea', 'cem'] }]),
    ])
    expect(both.flat()).toHaveLength(1)
    const [got] = both.flat()
    expect((await meeting.sought('bea'))?.table).toBe(got?.table)
    expect(await meeting.seeks(0, 9)).toHaveLength(1)
    await meeting.unseek('bea')
    expect(await meeting.sought('bea')).toBeNull()
    expect(await meeting.seeks(100, 9)).toEqual([])
    expect(await meeting.sought('cem')).toBeNull()
  })

  it('stand on a ladder by their last rated match in a time, and know whom they met', async () => {
    const { meeting, people, documents } = await peopled(open, 'ada', 'bea', 'cem')
    const rated = (person: string, mu: number, game = 'pillars'): RatingRow => ({
      ...{ person, game, mu, sigma: 2, matches: 3, wins: 1 },
    })
    await people.finish([result('t1', 'ada', 1, 10), result('t1', 'bea', 2, 10)], () => [
      ...[rated('ada', 30), rated('bea', 20), rated('ada', 31, 'pillars/2'), rated('bea', 35, 'pillars/2')],
    ])
    await people.finish([result('t2', 'ada', 2, 20, false), result('t2', 'bea', 1, 20, false)], () => [
      ...[rated('ada', 25), rated('bea', 26)],
    ])
    await people.finish([result('t3', 'cem', 1, 30)], () => [])
    const ladder = async (more: object) =>
      (await meeting.ladder({ game: 'pillars', from: 0, to: 99, limit: 9, ...more })).map((r) => [r.name, r.mu])
    expect(await ladder({})).toEqual([
      ['BEA', 26],
      ['ADA', 25],
    ])
    expect(await ladder({ to: 20 })).toEqual([
      ['ADA', 30],
      ['BEA', 20],
    ])
    expect(await ladder({ seats: 2 })).toEqual([
      ['BEA', 35],
      ['ADA', 31],
    ])
    expect(await ladder({ seats: 3 })).toEqual([])
    expect(await ladder({ limit: 1 })).toHaveLength(1)
    const club = { id: 'c', kind: 'club', version: 1, parent: null, code: null, due: null } as const
    await documents.put({ ...club, people: ['ada', 'cem'], created: 1, updated: 1, doc: '{}' })
    expect(await ladder({ club: 'c' })).toEqual([['ADA', 25]])
    expect(await ladder({ club: 'c', seats: 2 })).toEqual([['ADA', 31]])
    expect(await meeting.opponents('ada', false, 9)).toEqual([
      { person: 'bea', name: 'BEA', guest: true, matches: 2, ahead: 1 },
    ])
    expect(await meeting.opponents('ada', true, 9)).toEqual([
      { person: 'bea', name: 'BEA', guest: true, matches: 1, ahead: 1 },
    ])
  })
}
