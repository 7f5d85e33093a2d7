// The route of how matches of the house began: who may ask, how it is kept by pages, and what nonsense is answered with.
import { describe, expect, it } from 'vitest'
import { findTitle } from '../../games/shelf.ts'
import { person } from '../test/clubhouse.ts'
import { ask } from '../test/guests.ts'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'

const GAME = 'castle'

/** Matches that were counted: five people at as many tables. */
async function counted({ store }: TestHouse): Promise<void> {
  const rules = (await findTitle(GAME))?.game.version ?? 0
  const ids = Array.from({ length: 5 }, (_, n) => `t${n}`)
  for (const id of ids) {
    const table = { id, version: 1, game: GAME, status: 'over', open: true, code: null, people: [], due: null } as const
    await store.tables.put({ ...table, created: 1, updated: 1, doc: '{}' })
    await store.people.put({ id: `p${id}`, name: id, created: 1, seen: 1, doc: '{}' })
    const result = { table: id, person: `p${id}`, game: GAME, seats: 2, seat: 0, score: 9, place: 1, won: true, at: 10 }
    await store.people.finish([{ ...result, open: true }], () => [])
  }
  const row = {
    seat: 0,
    game: GAME,
    rules,
    seats: 2,
    variant: 'summer',
    who: 'people',
    path: ['7'],
    won: 60,
    points: 9,
  }
  const rows = ids.map((table) => ({ ...row, table, at: 10 }))
  await store.openings.keep({ form: 1, at: 1, table: 't4' }, rows, 99)
}

describe('GET /api/openings/:game', () => {
  it('tells everybody the same, signed in or not', async () => {
    const house = await opened()
    await counted(house)
    const ada = await person(house, 'Ada')
    for (const cookie of ['', ada.cookie]) {
      const reply = await ask(house.url, cookie, 'GET', `/api/openings/${GAME}`)
      expect(reply.status).toBe(200)
      expect(await reply.json()).toEqual({
        rules: (await findTitle(GAME))?.game.version,
        chapters: [
          { seats: 2, variant: 'summer', who: 'people', matches: 5, tree: [5, 300, 45, { 7: [5, 300, 45, {}] }] },
        ],
      })
    }
  })

  it('need not be sent again to whoever has it', async () => {
    const house = await opened()
    await counted(house)
    const first = await fetch(`${house.url}/api/openings/${GAME}`)
    const tag = first.headers.get('etag') ?? ''
    expect([first.headers.get('cache-control'), /^"[\w-]{22}"$/.test(tag)]).toEqual(['public, max-age=300', true])
    const again = await fetch(`${house.url}/api/openings/${GAME}`, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${house.url}/api/openings/${GAME}`, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('says of a game without a match nothing, and of no game that there is none', async () => {
    const house = await opened()
    const none = await fetch(`${house.url}/api/openings/pillars`)
    expect(await none.json()).toMatchObject({ chapters: [] })
    const asked = async (game: string) => {
      const reply = await fetch(`${house.url}/api/openings/${game}`, { headers: { 'accept-language': 'fr' } })
      const { error } = (await reply.json()) as { error: { text: string } }
      return [reply.status, reply.headers.get('cache-control'), error.text] as const
    }
    const [status, cache, text] = await asked('chess')
    expect([status, cache]).toEqual([404, 'no-store'])
    expect(text).toContain('chess')
    for (const silly of ['..%2F..%2Fetc', '%2e%2e%2fcastle', 'castle%2Fopenings', '__proto__', 'a%20b', '%27%3B--'])
      expect([silly, (await asked(silly))[0]]).toEqual([silly, 404])
    for (const bad of ['x'.repeat(41), '%00', '%0A']) expect([bad, (await asked(bad))[0]]).toEqual([bad, 400])
  })

  it('cannot be written to', async () => {
    const house = await opened()
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(house.url, '', method, `/api/openings/${GAME}`, {})).status).toBe(404)
  })
})
