import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsWith } from '../settings.ts'
import { sqliteFile } from '../store/open.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { folder, openDoor } from '../test/door.ts'

describe('a request that changes something', () => {
  it('is done for the own page and for programs, not for other sites', async () => {
    const { ask } = await openDoor()
    const come = (headers: Record<string, string>) => ask('POST', '/api/me', { body: {}, headers })
    expect((await come({ origin: 'http://localhost:8080' })).status).toBe(200)
    expect((await come({})).status).toBe(200)
    for (const headers of [
      { origin: 'http://localhost:8081' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const { status, body, headers: back } = await come(headers)
      expect([status, body.error.key]).toEqual([403, 'http.origin'])
      expect(back['set-cookie']).toBeUndefined()
    }
  })

  it('behind a proxy must come from the public address', async () => {
    const { ask } = await openDoor({ origin: 'https://play.example.org' })
    const come = (origin: string) => ask('POST', '/api/me', { body: {}, headers: { origin, host: 'inside:8080' } })
    expect((await come('https://play.example.org')).status).toBe(200)
    expect((await come('http://inside:8080')).status).toBe(403)
    expect((await come('https://play.example.org.evil.example')).status).toBe(403)
  })
})

describe('an answer', () => {
  it('has strict headers', async () => {
    const { ask } = await openDoor({ origin: 'https://play.example.org' })
    const { headers } = await ask('GET', '/healthz')
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self' data:;connect-src 'self' wss://play.example.org;worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    )
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('does not put whatever a caller calls the host into its headers', async () => {
    const { ask } = await openDoor()
    const { headers } = await ask('GET', '/healthz', { headers: { host: 'x; script-src *' } })
    expect(headers['content-security-policy']).not.toContain('*')
  })

  it('to a bad request is one sentence in the reader’s language', async () => {
    const { ask, enter } = await openDoor()
    const fr = { 'accept-language': 'fr' }
    const cases: [number, string, Promise<{ status: number; body: { error: { key: string; text: string } } }>][] = [
      [404, 'http.not-found', ask('GET', '/api/nothing', { headers: fr })],
      [404, 'http.not-found', ask('DELETE', '/api/people/x', { headers: fr })],
      [404, 'http.not-found', ask('GET', `/api/people/${'x'.repeat(2000)}`, { headers: fr })],
      [400, 'http.invalid', ask('GET', '/api/people/%E0%A4%A', { headers: fr })],
      [400, 'http.invalid', ask('POST', '/api/me', { body: { nam: 'x' }, headers: fr })],
      [
        400,
        'http.invalid',
        ask('POST', '/api/me', { body: '{', headers: { ...fr, 'content-type': 'application/json' } }),
      ],
      [415, 'http.media', ask('POST', '/api/me', { body: '<a/>', headers: { ...fr, 'content-type': 'text/xml' } })],
      [413, 'http.too-large', ask('POST', '/api/me', { body: { name: 'x'.repeat(70_000) }, headers: fr })],
    ]
    for (const [status, key, asked] of cases) {
      const answer = await asked
      expect([answer.status, answer.body.error.key]).toEqual([status, key])
      expect(answer.body.error.text).not.toBe(key)
    }
    const { cookie } = await enter()
    await ask('PATCH', '/api/me', { cookie, body: { lang: 'fr' } })
    const mine = await ask('GET', '/api/nothing', { cookie, headers: { 'accept-language': 'en' } })
    expect(mine.body.error.text).toBe('Il n’y a rien à cette adresse.')
  })

  it('to what fails inside says so without a stack trace', async () => {
    const { ask } = await openDoor({}, [
      (app) => {
        app.get('/api/broken', async () => {
          throw new Error('secret detail')
        })
        app.get('/api/away', async () => {
          throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        })
      },
    ])
    const broken = await ask('GET', '/api/broken')
    expect([broken.status, broken.body.error.key]).toEqual([500, 'http.inside'])
    expect(broken.text).not.toMatch(/secret|at .*\.ts/)
    const away = await ask('GET', '/api/away')
    expect([away.status, away.body.error.key]).toEqual([503, 'http.busy'])
  })

  it('comes only so many times a minute', async () => {
    const { limits } = settingsWith({})
    const { ask } = await openDoor({ limits: { ...limits, requests: 3 } })
    for (let i = 0; i < 3; i++) expect((await ask('GET', '/api/me')).status).toBe(401)
    const fourth = await ask('GET', '/api/me', { headers: { 'accept-language': 'fr' } })
    expect(fourth.status).toBe(429)
    expect(fourth.headers['retry-after']).toBeDefined()
    expect(fourth.body.error.text).toMatch(/^Trop de demandes\. Réessayez dans \d+ s\.$/)
    expect((await ask('GET', '/healthz')).status).toBe(200)
  })
})

describe('the house itself', () => {
  it('is well while its store answers', async () => {
    const { ask, house } = await openDoor()
    expect(await ask('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { ok: true, store: 'sqlite', writes: true, writer: true, commitAge: expect.any(Number) },
    })
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200, body: { ok: true, why: null } })
    house.store.ping = async () => {
      throw new Error('gone')
    }
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 503, body: { ok: false, writes: false } })
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, body: { ok: false, why: 'store' } })
  })

  it('is not well any more once another server has taken its file', async () => {
    const { ask, house } = await openDoor()
    const entry = { command: null, at: 1, entry: { seat: 0, undo: true } } as const
    await house.store.tables.append({ table: 'a', seq: 1, ...entry })
    // A house from before there was a lock.
    const other = openSqlite(sqliteFile(house.settings.data))
    await other.tables.append({ table: 'a', seq: 2, ...entry })
    expect(await ask('GET', '/healthz')).toMatchObject({
      status: 503,
      body: { ok: false, writes: false, writer: false },
    })
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, body: { ok: false, why: 'store' } })
    await other.close()
  })

  it('is measured by whoever may', async () => {
    const local = await openDoor()
    const here = { headers: { host: '127.0.0.1:8080' } }
    expect((await local.ask('GET', '/metrics', here)).text).toContain('chantier_commit_seconds')
    expect((await local.ask('GET', '/metrics', { headers: { host: 'play.example.org' } })).status).toBe(404)
    const passed = { host: 'localhost', 'x-forwarded-for': '192.0.2.1' }
    expect((await local.ask('GET', '/metrics', { headers: passed })).status).toBe(404)
    const token = await openDoor({ metrics: { token: '0123456789abcdef' } })
    expect((await token.ask('GET', '/metrics', here)).status).toBe(404)
    const key = { authorization: 'Bearer 0123456789abcdef' }
    expect((await token.ask('GET', '/metrics', { headers: key })).status).toBe(200)
    const off = await openDoor({ metrics: 'off' })
    expect((await off.ask('GET', '/metrics', here)).status).toBe(404)
  })

  it('describes every call of its API with a summary and an answer', async () => {
    const { ask } = await openDoor()
    const { body } = await ask('GET', '/api/docs/json')
    const calls = Object.entries(body.paths as Record<string, Record<string, { summary?: string; responses: object }>>)
    expect(calls.length).toBeGreaterThan(12)
    for (const [path, methods] of calls)
      for (const [method, call] of Object.entries(methods)) {
        expect(call.summary, `${method} ${path}`).toBeTruthy()
        expect(Object.keys(call.responses), `${method} ${path}`).not.toEqual(['default'])
      }
    expect((await ask('GET', '/api/docs/')).text).toContain('Chantier API')
  })

  it('keeps one page of its description under one name', async () => {
    const { ask } = await openDoor()
    expect((await ask('GET', '/api/docs/static/swagger-ui.css')).status).toBe(200)
    for (const other of [
      'static/%73wagger-ui.css',
      'static//swagger-ui.css',
      'static/swagger%2Dui.css',
      'none',
      '%E0%A4%A',
    ])
      expect([other, (await ask('GET', `/api/docs/${other}`)).status]).toEqual([
        other,
        other === '%E0%A4%A' ? 400 : 404,
      ])
  })
})

describe('the site', () => {
  const web = folder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>Chantier</title>')
  writeFileSync(join(web, 'assets', 'main-8KZeRJPP.js'), 'plain')
  writeFileSync(join(web, 'assets', 'main-8KZeRJPP.js.br'), 'small')
  writeFileSync(join(web, '.secret'), 'hidden')
  writeFileSync(join(web, '..', 'outside.txt'), 'outside')

  it('keeps hashed files for ever and asks for the others anew', async () => {
    const { ask } = await openDoor({ web })
    expect((await ask('GET', '/')).headers['cache-control']).toBe('no-cache')
    const script = await ask('GET', '/assets/main-8KZeRJPP.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.text).toBe('plain')
    const small = await ask('GET', '/assets/main-8KZeRJPP.js', { headers: { 'accept-encoding': 'br' } })
    expect([small.text, small.headers['content-encoding']]).toEqual(['small', 'br'])
    expect(small.headers['content-type']).toMatch(/javascript/)
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('stays in its folder', async () => {
    const { ask } = await openDoor({ web })
    for (const path of [
      '/.secret',
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/..%5c..%5coutside.txt',
      '/%00',
      '/assets/%',
    ])
      expect((await ask('GET', path)).text, path).not.toMatch(/outside|hidden/)
  })

  it('leads a link that lost its # to its page, and nothing else', async () => {
    const { ask } = await openDoor({ web })
    const html = { headers: { accept: 'text/html,*/*' } }
    const page = await ask('GET', '/table/ab-c_1?x=1', html)
    expect([page.status, page.headers.location]).toEqual([302, '/#/table/ab-c_1'])
    expect((await ask('GET', '//evil.example/', html)).headers.location ?? '').not.toMatch(/^\/\/|evil\.example/)
    expect((await ask('GET', '/table/x')).status).toBe(404)
    expect((await ask('GET', '/api/x', html)).status).toBe(404)
  })

  it('says what to do while it is not built', async () => {
    const { ask } = await openDoor()
    const { status, text } = await ask('GET', '/', { headers: { 'accept-language': 'fr' } })
    expect([status, text]).toEqual([503, expect.stringContaining('npm run build')])
  })
})
