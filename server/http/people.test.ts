import { describe, expect, it } from 'vitest'
import { cookieOf, NO_TABLES, openDoor } from '../test/door.ts'

const finished = (table: string, people: (string | null)[], at: number, winners = [0]) => ({
  table,
  game: 'pillars',
  at,
  people,
  scores: people.map((_, seat) => 50 - seat),
  winners,
  rated: true,
  open: true,
})

describe('somebody', () => {
  it('is known by name, ratings, history and statistics', async () => {
    const { ask, enter, house } = await openDoor()
    const [ada, bea] = [await enter('Ada'), await enter('Béa')]
    await house.people.finish(finished('t1', [ada.id, bea.id], 100))
    await house.people.finish(finished('t2', [bea.id, null, ada.id], 200))
    const { body } = await ask('GET', `/api/people/${ada.id}`)
    expect(body).toMatchObject({ name: 'Ada', away: null, ratings: [{ game: 'pillars', matches: 2, wins: 1 }] })
    expect(body.ratings[0].person).toBeUndefined()
    const history = await ask('GET', `/api/people/${ada.id}/history?limit=1`)
    expect(history.body).toMatchObject([{ table: 't2', place: 3, won: false }])
    const older = await ask('GET', `/api/people/${ada.id}/history?before=200`)
    expect(older.body.map((r: { table: string }) => r.table)).toEqual(['t1'])
    expect((await ask('GET', `/api/people/${ada.id}/statistics`)).body).toMatchObject({
      matches: 2,
      wins: 1,
      streak: 0,
      first: 100,
      last: 200,
      games: [
        {
          game: 'pillars',
          score: 49,
          place: 2,
          best: 50,
          bySeats: [
            { seats: 2, wins: 1 },
            { seats: 3, wins: 0 },
          ],
        },
      ],
    })
    expect((await ask('GET', '/api/people/nobody')).status).toBe(404)
    expect((await ask('GET', `/api/people/${ada.id}/history?limit=1000`)).status).toBe(400)
  })

  it('may be muted, and heard again', async () => {
    const { ask, enter } = await openDoor()
    const { cookie } = await enter()
    expect((await ask('PUT', '/api/me/muted/eve', { cookie })).body).toEqual(['eve'])
    expect((await ask('PUT', '/api/me/muted/eve', { cookie })).body).toEqual(['eve'])
    expect((await ask('DELETE', '/api/me/muted/eve', { cookie })).body).toEqual([])
    expect((await ask('PUT', '/api/me/muted/eve')).status).toBe(401)
  })
})

describe('recovery codes', () => {
  it('bring somebody back, each once', async () => {
    const { ask, enter } = await openDoor()
    const { cookie, id } = await enter()
    const made = (await ask('POST', '/api/me/recovery', { cookie })).body
    const { codes } = made as { codes: [string, ...string[]] }
    // Whoever has codes is no guest any more, and hears so at once.
    expect(made.me).toMatchObject({ id, codes: 10, guest: false })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
    expect((await ask('GET', '/api/me', { cookie })).body).toMatchObject({ codes: 10, guest: false })
    const back = await ask('POST', '/api/recovery', {
      body: { code: ` ${codes[0].toLowerCase().replaceAll('-', ' ')} ` },
    })
    expect(back.body).toMatchObject({ id, codes: 9 })
    expect((await ask('GET', '/api/me', { cookie: cookieOf(back) })).body.id).toBe(id)
    const again = await ask('POST', '/api/recovery', { body: { code: codes[0] } })
    expect([again.status, again.body.error.key]).toEqual([400, 'recovery.refused'])
    await ask('POST', '/api/me/recovery', { cookie })
    expect((await ask('POST', '/api/recovery', { body: { code: codes[1] } })).status).toBe(400)
  })
})

describe('passkeys', () => {
  it('are offered only where browsers make them', async () => {
    const { ask, enter } = await openDoor()
    const { cookie } = await enter()
    const at = (host: string) => ask('POST', '/api/me/passkeys/options', { cookie, headers: { host } })
    expect((await at('localhost:8080')).body).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required' },
    })
    expect((await at('127.0.0.1:8080')).body.error.key).toBe('passkey.origin')
    expect((await at('play.example.org')).body.error.key).toBe('passkey.origin')
    const numbers = await ask('GET', '/api/me', { cookie, headers: { host: '127.0.0.1:8080' } })
    expect(numbers.body.house.passkeys).toBe(false)
    const secure = await openDoor({ origin: 'https://play.example.org' })
    const guest = await secure.enter()
    const options = await secure.ask('POST', '/api/me/passkeys/options', { cookie: guest.cookie })
    expect(options.body.rp.id).toBe('play.example.org')
  })

  it('are refused without a ceremony, or with nonsense', async () => {
    const { ask, enter } = await openDoor()
    const { cookie } = await enter()
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
    expect((await ask('POST', '/api/me/passkeys', { cookie, body: { credential } })).body.error.key).toBe(
      'passkey.stale',
    )
    const begun = await ask('POST', '/api/me/passkeys/options', { cookie })
    const both = cookieOf(begun, cookie)
    expect((await ask('POST', '/api/me/passkeys', { cookie: both, body: { credential } })).body.error.key).toBe(
      'passkey.refused',
    )
    const asked = await ask('POST', '/api/passkeys/options')
    const signing = { cookie: cookieOf(asked), body: { credential } }
    expect((await ask('POST', '/api/passkeys/sign-in', signing)).body.error.key).toBe('passkey.unknown')
  })

  it('must be answered within five minutes', async () => {
    const { ask, enter, clock } = await openDoor()
    const { cookie } = await enter()
    const both = cookieOf(await ask('POST', '/api/me/passkeys/options', { cookie }), cookie)
    clock.at += 301_000
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
    expect((await ask('POST', '/api/me/passkeys', { cookie: both, body: { credential } })).body.error.key).toBe(
      'passkey.stale',
    )
  })
})

describe('one’s own data', () => {
  it('is handed over whole, without what opens anything', async () => {
    const { ask, enter, house } = await openDoor()
    const { cookie, id } = await enter('Ada')
    await house.people.finish(finished('t1', [id, null], 100))
    const row = { id: 't1', game: 'pillars', status: 'over' as const, open: true, people: [id], due: null, doc: '{}' }
    await house.store.tables.put({ ...row, code: null, version: 1, created: 1, updated: 2 })
    await house.store.tables.say('t1', { at: 5, person: id, name: 'Ada', text: 'bonjour' })
    await house.store.tables.say('t1', { at: 6, person: 'bea', name: 'Béa', text: 'hello' })
    const { body, text, headers } = await ask('GET', '/api/me/export', { cookie })
    expect(headers['content-disposition']).toContain('attachment')
    expect(body).toMatchObject({
      person: { id, name: 'Ada' },
      results: [{ table: 't1' }],
      tables: [{ table: 't1', game: 'pillars' }],
      chat: [{ table: 't1', text: 'bonjour' }],
    })
    expect(text).not.toMatch(/hash|token|hello/)
  })

  it('is gone when one leaves for good', async () => {
    const { ask, enter, house } = await openDoor()
    const { cookie, id } = await enter('Ada')
    const gone: string[] = []
    house.people.connect({
      ...NO_TABLES,
      removePerson: async (person) => void gone.push(`tables ${person}`),
      dismiss: (person) => void gone.push(`lines ${person}`),
    })
    const row = { id: 't1', game: 'pillars', status: 'over' as const, open: true, people: [id], due: null, doc: '{}' }
    await house.store.tables.put({ ...row, code: null, version: 1, created: 1, updated: 2 })
    await house.store.tables.say('t1', { at: 5, person: id, name: 'Ada', text: 'bonjour' })
    expect((await ask('DELETE', '/api/me', { cookie })).status).toBe(204)
    expect(gone).toContain(`tables ${id}`)
    expect(gone).toContain(`lines ${id}`)
    expect((await ask('GET', '/api/me', { cookie })).status).toBe(401)
    expect((await ask('GET', `/api/people/${id}`)).status).toBe(404)
    expect(await house.store.tables.said('t1', 0, 9)).toMatchObject([{ name: '', text: '' }])
  })
})
