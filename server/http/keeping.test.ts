// One network cannot fill the disk, whatever it has kept and as however many guests it comes.
import { describe, expect, it } from 'vitest'
import { settingsWith } from '../settings.ts'
import { api, type Person, person } from '../test/clubhouse.ts'
import { openDoor } from '../test/door.ts'
import { opened } from '../test/opened.ts'
import { sayIn } from '../texts/say.ts'
import { KEEPS } from './keeping.ts'

const { limits } = settingsWith({})
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('what those of one network have kept', () => {
  it('is bounded however many guests they are, by IPv6 networks, and takes nothing from others', async () => {
    const door = await openDoor({ limits: { ...limits, requests: 0, guests: 0, kept: 1 }, trustProxy: true })
    const enter = async (address: string) => {
      const came = await door.ask('POST', '/api/me', { body: { name: 'Eve' }, headers: from(address) })
      return came.body.error?.key ?? came.status
    }
    const came: unknown[] = []
    for (let n = 0; n < 400; n++) came.push(await enter(`2001:db8::${n.toString(16)}`))
    expect(came.filter((one) => one === 200).length).toBeLessThan(260)
    expect(came.at(-1)).toBe('http.network')
    expect(await enter('2001:db8:0:1::1')).toBe(200)
    // It empties by itself.
    door.clock.at += 3600_000
    expect(await enter('2001:db8::1')).toBe(200)
  })

  it('counts nothing that was refused, and nothing that is said again and again in one place', async () => {
    const house = await opened({ limits: { kept: 1 } })
    const ada = await person(house, 'Ada')
    const asked = async (method: string, path: string, body?: object) =>
      (await api(house, ada, method, path, body)).status
    for (let n = 0; n < 300; n++) expect(await asked('POST', 'tables', { game: 'none', seats: 2 })).toBe(400)
    const wish = { games: ['castle'], counts: [2], pace: 'live', fill: null }
    for (let n = 0; n < 300; n++) expect(await asked('PUT', 'seek', wish)).toBe(200)
    expect(await asked('POST', 'tables', { game: 'castle', seats: 2 })).toBe(201)
  })

  it('holds tables, too: the next guest of the network lays none once there are very many', async () => {
    const house = await opened({ limits: { kept: 1 } })
    const keys: (string | null)[] = []
    const guests = await Promise.all(Array.from({ length: 12 }, (_, n) => person(house, `Eve ${n}`)))
    for (let n = 0; n < 24; n++) {
      const order = { game: 'castle', seats: 2 }
      keys.push((await api(house, guests[n % 12] as Person, 'POST', 'tables', order)).key)
    }
    expect(keys[0]).toBeNull()
    expect(keys.at(-1)).toBe('http.network')
  })

  it('is refused in a sentence of each language', () => {
    for (const lang of ['en', 'fr', 'de'])
      for (const key of ['http.network', 'tables.chat-network', 'tables.back-network'])
        expect(sayIn(lang, key, { seconds: 7 })).toMatch(/7.s/)
  })

  it('names routes that there are', async () => {
    const house = await opened()
    const { paths } = (await api<{ paths: Record<string, object> }>(house, null, 'GET', 'docs/json')).body
    for (const route of Object.keys(KEEPS)) {
      const [method = '', path = ''] = route.split(' ')
      expect(Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')] ?? {}), route).toContain(method.toLowerCase())
    }
  })
})
