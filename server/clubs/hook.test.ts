// The webhook of a club: what it hears, over failures and kills, once; and that nobody can use it to reach into the house's network.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClubInfo } from '../../wire/club.ts'
import { api, clubhouse, cup } from '../test/clubhouse.ts'
import { houses, opened } from '../test/opened.ts'

const heard: { title: string; text: string }[] = []
let status = 200
const receiver = createServer(async (request, reply) => {
  const body = await json(request)
  if (status === 200) heard.push(body as { title: string; text: string })
  reply.writeHead(status).end()
})
let url = ''
let trusted: string[] = []
beforeAll(async () => {
  await new Promise<void>((go) => receiver.listen(0, '127.0.0.1', go))
  const { port } = receiver.address() as AddressInfo
  trusted = [`127.0.0.1:${port}`]
  url = `http://127.0.0.1:${port}/hook`
})
afterAll(() => void receiver.close())

describe('the webhook of a club', () => {
  it('hears what is announced and started, also after it failed and over a crash, once', async () => {
    const house = await opened({ trusted })
    const hall = await clubhouse(house, 2)
    const path = `clubs/${hall.club.id}`
    const set = await api<ClubInfo>(house, hall.owner, 'POST', `${path}/set-hook`, { kind: 'json', url })
    expect(set.body.hook).toEqual({ kind: 'json', host: new URL(url).host, off: false })
    expect((await api<ClubInfo>(house, hall.people[1] ?? null, 'GET', path)).body.hook).toBeNull()
    heard.length = 0
    expect((await api(house, hall.owner, 'POST', `${path}/test-hook`, {})).status).toBe(200)
    expect(heard.splice(0).map((one) => one.text)).toEqual(['This club tells here what it plays.'])
    status = 500
    await cup(house, hall)
    await house.house.sweep()
    expect(heard).toEqual([])
    status = 200
    const again = await house.crash()
    houses.push(again)
    await again.house.sweep()
    expect(heard).toEqual([])
    again.pass(60_000)
    await again.house.sweep()
    await again.house.sweep()
    expect(heard.splice(0).map(({ title, text }) => [title, text])).toEqual([
      ['Guilde du Vieux Pont', 'Mardi is announced.'],
    ])
  })

  it('is off where nobody will ever take anything, until a test is taken', async () => {
    const house = await opened({ trusted })
    const hall = await clubhouse(house, 2)
    const path = `clubs/${hall.club.id}`
    const hookOf = async () => (await api<ClubInfo>(house, hall.owner, 'GET', path)).body.hook
    await api(house, hall.owner, 'POST', `${path}/set-hook`, { kind: 'json', url })
    status = 410
    await cup(house, hall)
    await house.house.sweep()
    expect((await hookOf())?.off).toBe(true)
    expect((await api(house, hall.owner, 'POST', `${path}/test-hook`, {})).key).toBe('outside.status')
    status = 200
    await api(house, hall.owner, 'POST', `${path}/test-hook`, {})
    expect((await hookOf())?.off).toBe(false)
    await api(house, hall.owner, 'POST', `${path}/drop-hook`, {})
    expect(await hookOf()).toBeNull()
    expect((await api(house, hall.owner, 'POST', `${path}/test-hook`, {})).status).toBe(404)
  })

  it('reaches only what is public, and says why not', async () => {
    const house = await opened()
    const { club, owner } = await clubhouse(house, 1)
    const set = async (address: string, kind = 'json') =>
      (await api(house, owner, 'POST', `clubs/${club.id}/set-hook`, { kind, url: address })).key
    expect(await set(url)).toBe('outside.not-https')
    expect(await set('https://127.0.0.1/x')).toBe('outside.not-public')
    expect(await set('https://[::1]/x')).toBe('outside.not-public')
    expect(await set('no address')).toBe('outside.address')
    expect(await set('https://u:p@example.org/')).toBe('outside.address')
    expect(await set('https://example.org/', 'telegram')).toBe('http.invalid')
    expect(await set(`https://example.org/${'x'.repeat(2000)}`)).toBe('http.invalid')
  })

  it('is tested so often an hour and no more: it knocks at doors of others', async () => {
    const house = await opened({ trusted })
    const { club, owner } = await clubhouse(house, 1)
    await api(house, owner, 'POST', `clubs/${club.id}/set-hook`, { kind: 'json', url })
    heard.length = 0
    const keys: (string | null)[] = []
    for (let n = 0; n < 33; n++) keys.push((await api(house, owner, 'POST', `clubs/${club.id}/test-hook`, {})).key)
    expect(heard).toHaveLength(29)
    expect(keys.slice(29)).toEqual(['http.too-many', 'http.too-many', 'http.too-many', 'http.too-many'])
  })
})
