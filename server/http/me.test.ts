import { describe, expect, it } from 'vitest'
import { settingsWith } from '../settings.ts'
import { cookieOf, openDoor } from '../test/door.ts'

const DAY = 24 * 3600 * 1000

describe('a guest', () => {
  it('comes in with a name, and is known by the cookie alone', async () => {
    const { ask } = await openDoor()
    expect((await ask('GET', '/api/me')).status).toBe(401)
    const came = await ask('POST', '/api/me', {
      body: { name: '  Ada\u202e  L. ' },
      headers: { 'accept-language': 'fr' },
    })
    expect(came.body).toMatchObject({ name: 'Ada L.', lang: 'fr', guest: true, passkeys: 0 })
    const [header] = [came.headers['set-cookie']].flat() as string[]
    expect(header).toMatch(/^chantier=[\w-]{43}\.[\w+/]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await ask('GET', '/api/me', { cookie: cookieOf(came) })
    expect(again.body.id).toBe(came.body.id)
    // The same person for another year.
    expect(cookieOf(again)).toBe(cookieOf(came))
  })

  it('without a name gets one, and stays the same person when coming in again', async () => {
    const { ask } = await openDoor()
    const came = await ask('POST', '/api/me', { body: {}, headers: { 'accept-language': 'fr-CA, en;q=0.5' } })
    expect(came.body.name).toMatch(/^Invité \d{4}$/)
    const cookie = cookieOf(came)
    const twice = await ask('POST', '/api/me', { cookie, body: { name: 'Béa' } })
    expect(twice.body).toMatchObject({ id: came.body.id, name: 'Béa' })
    expect(twice.headers['set-cookie']).toBeUndefined()
    expect((await ask('PATCH', '/api/me', { cookie, body: { lang: 'en' } })).body).toMatchObject({
      name: 'Béa',
      lang: 'en',
    })
  })

  it('has a cookie that is marked secure where the house is', async () => {
    const { ask } = await openDoor({ origin: 'https://play.example.org' })
    expect(String((await ask('POST', '/api/me', { body: {} })).headers['set-cookie'])).toMatch(/; Secure$/)
  })

  it('is not known by a cookie that was changed, cut or signed by another house', async () => {
    const { ask, enter } = await openDoor()
    const other = await openDoor()
    const { cookie } = await enter()
    const { cookie: foreign } = await other.enter()
    const bad = [
      cookie.replace(/=(.)/, (_, first) => (first === '_' ? '=-' : '=_')),
      cookie.slice(0, -1),
      cookie.replace(/\..*/, ''),
      `${cookie}x`,
      foreign,
      'chantier=',
      'chantier',
      `chantier=${'a'.repeat(9000)}`,
    ]
    for (const one of bad) expect((await ask('GET', '/api/me', { cookie: one })).status, one.slice(0, 40)).toBe(401)
    expect((await ask('GET', '/api/me', { cookie: `a=b; ${cookie}` })).status).toBe(200)
  })

  it('may not have a name that cannot be seen or is too long', async () => {
    const { ask } = await openDoor()
    for (const name of ['', '   ', '\u200b\u200e', 'x'.repeat(41)]) {
      const { status, body } = await ask('POST', '/api/me', { body: { name }, headers: { 'accept-language': 'fr' } })
      expect(status).toBe(400)
      expect(body.error).toEqual({
        key: 'people.name',
        with: { max: 40 },
        text: 'Un nom a de 1 à 40 caractères, dont au moins un visible.',
      })
    }
    expect((await ask('POST', '/api/me', { body: { name: '𝒜𝒹𝒶🎲' } })).status).toBe(200)
  })

  it('is limited: so many new ones from one address in an hour, but not for whoever is known', async () => {
    const { limits } = settingsWith({})
    const { ask, enter } = await openDoor({ limits: { ...limits, guests: 2 } })
    const { cookie } = await enter()
    await enter()
    const third = await ask('POST', '/api/me', { body: {} })
    expect(third.status).toBe(429)
    expect(third.body.error.key).toBe('people.too-many')
    expect((await ask('POST', '/api/me', { cookie, body: {} })).status).toBe(200)
  })
})

describe('signing out', () => {
  it('here leaves the other devices alone; everywhere leaves none', async () => {
    const { ask, enter, house } = await openDoor()
    const { cookie, id } = await enter()
    const second = cookieOf({
      status: 0,
      text: '',
      body: null,
      headers: { 'set-cookie': await house.people.sessions.open(id) },
    })
    const third = cookieOf({
      status: 0,
      text: '',
      body: null,
      headers: { 'set-cookie': await house.people.sessions.open(id) },
    })
    const out = await ask('POST', '/api/me/sign-out', { cookie, body: {} })
    expect(out.status).toBe(204)
    expect(String(out.headers['set-cookie'])).toMatch(/^chantier=; Max-Age=0/)
    expect((await ask('GET', '/api/me', { cookie })).status).toBe(401)
    expect((await ask('GET', '/api/me', { cookie: second })).status).toBe(200)
    await ask('POST', '/api/me/sign-out', { cookie: second, body: { everywhere: true } })
    expect((await ask('GET', '/api/me', { cookie: third })).status).toBe(401)
  })

  it('happens by itself after a year and more of silence, and never to whoever comes back', async () => {
    const { ask, enter, clock } = await openDoor()
    const { cookie } = await enter()
    for (let i = 0; i < 3; i++) {
      clock.at += 300 * DAY
      expect((await ask('GET', '/api/me', { cookie })).status).toBe(200)
    }
    clock.at += 401 * DAY
    expect((await ask('GET', '/api/me', { cookie })).status).toBe(401)
  })
})

describe('a name', () => {
  it('is another so often an hour and no more; the same one again is none', async () => {
    const { ask, enter } = await openDoor()
    const { cookie } = await enter('Ada')
    const called = async (name: string) => (await ask('PATCH', '/api/me', { cookie, body: { name } })).status
    for (let n = 0; n < 20; n++) expect(await called(`Ada ${n}`)).toBe(200)
    expect([await called('Bea'), await called('Ada 19')]).toEqual([429, 200])
    expect((await ask('PATCH', '/api/me', { cookie, body: { lang: 'fr' } })).status).toBe(200)
  })
})
