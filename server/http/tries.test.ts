// What one person, and one network, may ask for; and limits that hold also for what is asked for in the same moment.
import { describe, expect, it } from 'vitest'
import type { TableReply } from '../../wire/http.ts'
import { api, person } from '../test/clubhouse.ts'
import { openDoor } from '../test/door.ts'
import { opened } from '../test/opened.ts'
import { triesOf } from './tries.ts'

describe('what may be asked for in an hour', () => {
  it('is counted by person, and by network whoever one comes as', async () => {
    const asked: { people: Parameters<typeof triesOf>[1]['people'] | null } = { people: null }
    const of = async (cookie: string | undefined) => (await asked.people?.of(cookie)) ?? null
    const { ask, enter, house } = await openDoor({}, [
      (api) => {
        const tried = triesOf(api, { people: { of } }, { person: 2, network: 5 })
        api.get('/api/try', async (request) => {
          await tried(request)
          return {}
        })
      },
    ])
    asked.people = house.people
    const statuses: number[][] = []
    for (let n = 0; n < 3; n++) {
      const { cookie } = await enter()
      const mine: number[] = []
      for (let k = 0; k < 3; k++) mine.push((await ask('GET', '/api/try', { cookie })).status)
      statuses.push(mine)
    }
    expect(statuses).toEqual([
      [200, 200, 429],
      [200, 200, 429],
      [200, 429, 429],
    ])
  })
})

describe('codes that are read aloud', () => {
  it('are not found by trying, neither many at once nor one after the other', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    const { table } = (await api<TableReply>(house, ada, 'POST', 'tables', { game: 'castle', seats: 2 })).body
    const row = await house.store.tables.get(table.id)
    const tried = async (code: string) => (await api(house, ada, 'GET', `codes/${code}`)).status
    for (let n = 0; n < 40; n++) expect(await tried(row?.code ?? '')).toBe(200)
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => tried(`nothing-${n}`)))
    expect(all.filter((status) => status === 404)).toHaveLength(30)
    expect(all.filter((status) => status === 429)).toHaveLength(20)
    expect(await tried(row?.code ?? '')).toBe(429)
    house.pass(600_000)
    expect(await tried(row?.code ?? '')).toBe(200)
  })
})

describe('friends', () => {
  it('are no more than anybody may keep, also where fifty are asked in the same moment', async () => {
    const house = await opened()
    const ada = await person(house, 'Ada')
    const { meeting, people } = house.store
    const others = Array.from({ length: 545 }, (_, n) => `z${n}`)
    for (const id of others) await people.put({ id, name: 'Z', created: 1, seen: 1, doc: '{}' })
    await Promise.all(
      others.slice(0, 495).map((other) => meeting.tie({ person: ada.id, other, kind: 'friend', at: 1 })),
    )
    const asked = await Promise.all(others.slice(495).map((id) => api(house, ada, 'PUT', `friends/${id}`)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(asked.filter(({ key }) => key === 'company.full')).toHaveLength(45)
  })
})

describe('clubs and tables', () => {
  it('are no more than anybody may have, also where fifty are laid in the same moment', async () => {
    const house = await opened({ limits: { clubs: 3, tables: 4 } })
    const ada = await person(house, 'Ada', true)
    const fifty = (path: string, body: object) =>
      Promise.all(Array.from({ length: 50 }, () => api(house, ada, 'POST', path, body)))
    const made = (list: Awaited<ReturnType<typeof fifty>>) => list.filter(({ status }) => status === 201).length
    expect(made(await fifty('clubs', { name: 'Guilde' }))).toBe(3)
    expect(made(await fifty('tables', { game: 'castle', seats: 2 }))).toBe(4)
    const wish = { games: ['castle'], counts: [2], pace: 'live', fill: null }
    expect((await api(house, ada, 'PUT', 'seek', wish)).key).toBe('tables.too-many')
  })
})

describe('channels', () => {
  it('are no more than anybody may have, also where all are added in the same moment', async () => {
    const { ask, enter } = await openDoor({ trusted: ['127.0.0.1:9'] })
    const { cookie } = await enter()
    const add = (n: number) =>
      ask('POST', '/api/me/hooks', { cookie, body: { kind: 'json', url: `http://127.0.0.1:9/${n}` } })
    const keys = (await Promise.all(Array.from({ length: 12 }, (_, n) => add(n)))).map((one) => one.body.error?.key)
    expect(keys.filter((key) => key === undefined)).toHaveLength(5)
    expect(new Set(keys)).toEqual(new Set([undefined, 'hook.too-many']))
    expect((await ask('GET', '/api/me', { cookie })).body.hooks).toHaveLength(5)
  })
})
