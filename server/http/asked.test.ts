import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../store/postgres/open.ts'
import { houseOn } from '../test/house.ts'
import { houses, opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { type Postgres, startPostgres } from '../test/postgres.ts'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres(['fsync=off'])
})
afterAll(() => server.stop())

type Schema = Readonly<Record<string, unknown>>
const isRecord = (x: unknown): x is Schema => typeof x === 'object' && x !== null

/** Every string in a shape, with its place. */
function* stringsIn(shape: unknown, place: string): Generator<[string, Schema]> {
  if (!isRecord(shape)) return
  if (shape.type === 'string' && !('const' in shape) && !('enum' in shape)) yield [place, shape]
  for (const [key, part] of Object.entries(shape)) yield* stringsIn(part, `${place} ${key}`)
}

describe('what a request may hold', () => {
  it('is bounded in length and in signs, at every route', async () => {
    const { url } = await opened()
    const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as { paths: Record<string, Schema> }
    const open: string[] = []
    let strings = 0
    for (const [path, methods] of Object.entries(paths))
      for (const [method, route] of Object.entries(methods)) {
        const { parameters, requestBody } = route as Schema
        for (const [place, text] of stringsIn({ parameters, requestBody }, `${method} ${path}`)) {
          strings++
          if (typeof text.maxLength !== 'number' || typeof text.pattern !== 'string') open.push(place)
        }
      }
    expect(open).toEqual([])
    expect(strings).toBeGreaterThan(20)
  })

  it('is refused where PostgreSQL could not hold it, and nothing fails', async () => {
    const house = await houseOn(await openPostgres(server.url, { connections: 2 }))
    houses.push(house)
    const ada = await Player.enter(house.url, 'Ada')
    const ask = (method: string, path: string, body?: unknown) =>
      fetch(`${house.url}/api${path}`, {
        method,
        headers: { cookie: ada.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    const nul = '\u0000'
    const credential = { id: nul, rawId: nul, type: 'public-key', response: {} }
    const asked: [string, string, unknown?][] = [
      ['GET', '/tables/%00'],
      ['GET', '/tables/x?key=%00'],
      ['GET', '/tables?game=%00'],
      ['GET', '/tables?before=1.5'],
      ['GET', '/tables?before=1e30'],
      ['GET', '/tables?before=-1'],
      ['GET', '/tables/x/chat?before=3000000000'],
      ['GET', '/tables/x/chat?before=1e30'],
      ['GET', '/people/%00'],
      ['GET', '/people/%00/history'],
      ['GET', `/people/${ada.id}/history?before=1.5`],
      ['GET', `/people/${ada.id}/history?before=1e30`],
      ['GET', '/people/%00/judged'],
      ['GET', '/openings/%00'],
      ['PUT', '/tables/%00/judged', {}],
      ['PUT', '/me/muted/%00'],
      ['DELETE', '/me/passkeys/%00'],
      ['POST', '/passkeys/sign-in', { credential }],
      ['POST', '/recovery', { code: nul }],
      ['PATCH', '/me', { name: nul }],
      ['POST', '/tables', { game: nul, seats: 2 }],
      ['POST', '/me/vacations', { from: 1.5, to: 1e300 }],
    ]
    const answers = await Promise.all(asked.map(async (args) => [args[1], (await ask(...args)).status] as const))
    expect(answers.filter(([, status]) => status < 400 || status >= 500)).toEqual([])
  })
})

describe('a command that PostgreSQL could not hold', () => {
  it('is answered, and neither its line nor anybody else’s is closed', async () => {
    const house = await houseOn(await openPostgres(server.url, { connections: 2 }))
    houses.push(house)
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => Player.enter(house.url, name)))
    if (ada === undefined || bea === undefined) throw new Error('nobody came')
    const { body } = await ada.ask('POST', '', {
      game: 'pillars',
      seats: 3,
      bots: [null, null, 'apprentice'],
      open: true,
    })
    await bea.ask('POST', `/${body.table.id}/sit`)
    await ada.ask('POST', `/${body.table.id}/start`)
    await Promise.all([ada.join(body.table.id), bea.join(body.table.id)])
    ada.say({ t: 'undo', c: 7, id: 'a\u0000b' })
    ada.say({ t: 'join', c: 8, table: '\u0000' })
    ada.say({ t: 'chat', c: 7, id: 'well', text: 'a\u0000b' })
    await ada.until(() => ada.answers.has('well'))
    expect(ada.problems).toEqual(['live.bad-frame', 'live.bad-frame'])
    expect(ada.chat.at(-1)?.text).toBe('a b')
    expect([ada.closed, bea.closed]).toEqual([null, null])
  })
})
