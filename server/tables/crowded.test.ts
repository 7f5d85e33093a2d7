// Strangers who would fill the lobby and the queue for tables, and those one wants nothing to do with.
import { describe, expect, it } from 'vitest'
import type { TableList } from '../../wire/http.ts'
import { api, type Person, person } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'

interface Laid {
  readonly table: { readonly id: string }
  readonly invite: string
}
const lay = async (house: TestHouse, who: Person, more: object = {}) =>
  (await api<Laid>(house, who, 'POST', 'tables', { game: 'castle', seats: 2, open: true, ...more })).body
const lobby = async (house: TestHouse, who: Person, limit = 50) =>
  (await api<TableList>(house, who, 'GET', `tables?list=open&limit=${limit}`)).body.tables.map(({ id }) => id)

describe('the lobby', () => {
  it('shows a few tables of each person, and all others behind them', async () => {
    const house = await opened()
    const [ada, bad, eve] = [await person(house, 'Ada'), await person(house, 'Bad'), await person(house, 'Eve')]
    const { table } = await lay(house, ada)
    for (let n = 0; n < 8; n++) await lay(house, bad)
    const seen = await lobby(house, eve)
    expect(seen).toHaveLength(6)
    expect(seen).toContain(table.id)
    expect(await lobby(house, eve, 5)).toHaveLength(5)
  })

  it('is not emptied by tables that have no seat', async () => {
    const house = await opened()
    const [ada, bad, eve] = [await person(house, 'Ada'), await person(house, 'Bad'), await person(house, 'Eve')]
    const { table } = await lay(house, ada)
    const full = await lay(house, bad, { sit: null, bots: ['novice', 'novice'] })
    const row = await house.store.tables.get(full.table.id)
    if (row === null) throw new Error('no such table')
    for (let n = 0; n < 320; n++) {
      const doc = { ...JSON.parse(row.doc), id: `full${n}`, code: '' }
      const times = { updated: row.updated + n, doc: JSON.stringify(doc) }
      await house.store.tables.put({ ...row, id: doc.id, version: 1, code: null, ...times })
    }
    expect(await lobby(house, eve)).toEqual([table.id])
  })
})

/** Somebody's tables, laid as often as we like: each as the house itself keeps one. */
async function flood(house: TestHouse, { table }: Laid, network: string, guests: number, each: number): Promise<void> {
  const row = await house.store.tables.get(table.id)
  if (row === null) throw new Error('no such table')
  const puts: Promise<boolean>[] = []
  for (let guest = 0; guest < guests; guest++)
    for (let n = 0; n < each; n++) {
      const host = `${network}-${guest}`
      const id = `${host}-${n}`
      const doc = { ...JSON.parse(row.doc), id, host, code: '' }
      doc.seats[0] = { ...doc.seats[0], person: host }
      const more = { people: [host], lane: `${network}.${host}`, doc: JSON.stringify(doc) }
      puts.push(house.store.tables.put({ ...row, id, version: 1, code: null, updated: row.updated + n, ...more }))
    }
  await Promise.all(puts)
}

describe('an open seat', () => {
  it('is found behind eight guests of the same network with 200 tables each', async () => {
    const house = await opened()
    const [ada, bad, eve] = [await person(house, 'Ada'), await person(house, 'Bad'), await person(house, 'Eve')]
    const { table } = await lay(house, ada)
    const laid = await lay(house, bad)
    const network = (await house.store.tables.get(laid.table.id))?.lane?.slice(0, 4) ?? '0000'
    await flood(house, laid, network, 8, 200)
    expect(await lobby(house, eve)).toContain(table.id)
    const games = (await api<TableList>(house, eve, 'GET', 'tables?list=open&game=castle')).body.tables
    expect(games.map(({ id }) => id)).toContain(table.id)
  })

  it('is found behind very many guests of other networks, and few rows are read for it', async () => {
    const house = await opened()
    const [ada, eve] = [await person(house, 'Ada'), await person(house, 'Eve')]
    const laid = await lay(house, ada, { clock: { kind: 'days', days: 2, budget: 5 } })
    const { table } = laid
    for (let n = 0; n < 30; n++) await flood(house, laid, (4096 + n * 999).toString(16), 60, 6)
    const { tables } = house.store
    const { list } = tables
    let read = 0
    Object.assign(tables, {
      list: async (...args: Parameters<typeof list>) => {
        const rows = await list(...args)
        read += rows.length
        return rows
      },
    })
    expect(await lobby(house, eve)).toContain(table.id)
    expect(read).toBeLessThanOrEqual(200)
  })

  it('has its turn within a while also where more networks lay tables than are looked at', async () => {
    const house = await opened()
    const [ada, eve] = [await person(house, 'Ada'), await person(house, 'Eve')]
    const laid = await lay(house, ada, { clock: { kind: 'days', days: 2, budget: 5 } })
    const { table } = laid
    for (let n = 0; n < 120; n++) await flood(house, laid, (4096 + n * 499).toString(16), 2, 2)
    let found = 0
    for (let n = 0; n < 40; n++) {
      house.pass(301_000)
      if ((await lobby(house, eve)).includes(table.id)) found++
      if (found > 0) break
    }
    expect(found).toBe(1)
  })

  it('is told of no network once the match has begun', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    const { table, invite: key } = await lay(house, ada)
    const kept = async () => {
      const row = await house.store.tables.get(table.id)
      return [row?.lane ?? null, JSON.parse(row?.doc ?? '{}').lane ?? null]
    }
    expect(await kept()).toEqual([
      expect.stringMatching(`^[0-9a-f]{4}[.]${ada.id}$`),
      expect.stringMatching(/^[0-9a-f]{4}$/),
    ])
    await api(house, bea, 'POST', `tables/${table.id}/sit`, { key })
    expect((await kept())[0]).toBeNull()
    await api(house, ada, 'POST', `tables/${table.id}/start`, {})
    expect(await kept()).toEqual([null, null])
  })
})

describe('looking for a table', () => {
  const wish = { games: ['castle'], counts: [2], pace: 'live', fill: null }
  it('is not kept waiting by those who come before and whom nobody fits', async () => {
    const house = await opened()
    const { meeting, people } = house.store
    for (let n = 0; n < 310; n++) {
      await people.put({ id: `z${n}`, name: 'Z', created: 1, seen: 1, doc: '{}' })
      const doc = JSON.stringify({ ...wish, games: ['none'] })
      await meeting.seek({ person: `z${n}`, doc, since: 1, seen: Date.now() + 600_000, table: null })
    }
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    await api(house, ada, 'PUT', 'seek', wish)
    await api(house, bea, 'PUT', 'seek', wish)
    await house.house.sweep()
    await house.house.sweep()
    expect((await api<{ table: string | null }>(house, ada, 'PUT', 'seek', wish)).body.table).not.toBeNull()
  })

  it('is for games that there are, and looks once for all who ask in the same moment', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    await api(house, ada, 'PUT', 'seek', { ...wish, games: ['castle', 'none', 'castle'], counts: [2, 2, 3] })
    const row = await house.store.meeting.sought(ada.id)
    expect(JSON.parse(row?.doc ?? '')).toMatchObject({ games: ['castle'], counts: [2, 3] })
    const { meeting } = house.store
    const { seeks } = meeting
    let looks = 0
    Object.assign(meeting, {
      seeks: (...args: Parameters<typeof seeks>) => {
        looks++
        return seeks(...args)
      },
    })
    const { pairing } = house.house.tables
    await Promise.all(Array.from({ length: 20 }, () => pairing.pair()))
    expect(looks).toBe(1)
  })
})

describe('a key to a seat', () => {
  it('is good for as long as the seat is theirs who made it', async () => {
    const house = await opened()
    const [ada, bea, cem] = [await person(house, 'Ada'), await person(house, 'Bea'), await person(house, 'Cem')]
    const laid = await lay(house, ada, { sit: null })
    const at = (who: Person, what: string, body: object = {}) =>
      api<{ key: string }>(house, who, 'POST', `tables/${laid.table.id}/${what}`, body)
    for (const leaves of [
      () => at(bea, 'stand'),
      () => at(bea, 'sit', { seat: 1 }),
      () => at(ada, 'swap', { a: 0, b: 1 }),
      () => at(ada, 'remove', { person: bea.id }),
    ]) {
      expect((await at(bea, 'sit', { seat: 0 })).status).toBe(200)
      const { key } = (await at(bea, 'hand')).body
      await leaves()
      await at(ada, 'sit', { seat: 0 })
      expect((await at(cem, 'take', { key })).key).toBe('tables.key')
      for (const who of [bea, ada]) await at(who, 'stand')
    }
  })
})

describe('somebody who is blocked', () => {
  it('comes to no table of whoever wanted it, and is not told why; nor the other way round', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    await api(house, ada, 'PUT', `blocked/${bea.id}`)
    const [hers, other] = [await lay(house, ada, { seats: 3 }), await lay(house, bea, { seats: 3 })]
    const sits = async (who: Person, { table, invite: key }: Laid) =>
      (await api(house, who, 'POST', `tables/${table.id}/sit`, { key })).key
    expect([await sits(bea, hers), await sits(ada, other)]).toEqual([
      'tables.no-place-for-you',
      'tables.no-place-for-you',
    ])
    const { key } = (await api<{ key: string }>(house, ada, 'POST', `tables/${hers.table.id}/hand`)).body
    expect((await api(house, bea, 'POST', `tables/${hers.table.id}/take`, { key })).key).toBe('tables.no-place-for-you')
    await api(house, ada, 'DELETE', `blocked/${bea.id}`)
    expect(await sits(bea, hers)).toBeNull()
  })

  it('is no longer heard in invitations that came before', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    for (const [one, other] of [
      [ada, bea],
      [bea, ada],
    ] as const)
      await api(house, one, 'PUT', `friends/${other.id}`)
    const { table } = await lay(house, bea, { open: false })
    await api(house, bea, 'POST', `tables/${table.id}/invite`, { person: ada.id, words: 'du Esel' })
    const news = async () => JSON.stringify((await api(house, ada, 'GET', 'news')).body)
    expect(await news()).toContain('du Esel')
    await api(house, ada, 'PUT', `blocked/${bea.id}`)
    expect(await news()).not.toContain('du Esel')
  })
})

describe('somebody whom very many ask to be their friend', () => {
  it('is asked by no more, and may still ask themselves', async () => {
    const house = await opened()
    const [ada, bea] = [await person(house, 'Ada'), await person(house, 'Bea')]
    const { meeting, people } = house.store
    for (let n = 0; n < 500; n++) {
      await people.put({ id: `z${n}`, name: 'Z', created: 1, seen: 1, doc: '{}' })
      await meeting.tie({ person: `z${n}`, other: ada.id, kind: 'friend', at: n })
    }
    expect((await api(house, bea, 'PUT', `friends/${ada.id}`)).key).toBe('company.asked')
    expect((await api(house, ada, 'PUT', `friends/${bea.id}`)).status).toBe(200)
    expect((await api<{ standing: string }>(house, bea, 'PUT', `friends/${ada.id}`)).body.standing).toBe('friend')
  })
})
