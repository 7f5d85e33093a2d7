// Names over HTTP: whoever can come back keeps theirs, nobody takes one that looks like it, guests are marked.
import { describe, expect, it } from 'vitest'
import { openDoor } from '../test/door.ts'

/** Somebody called so who keeps the name: recovery codes do it as passkeys do. */
async function keeper(door: Awaited<ReturnType<typeof openDoor>>, name: string) {
  const { cookie } = await door.enter(name)
  expect((await door.ask('POST', '/api/me/recovery', { cookie })).status).toBe(200)
  return cookie
}

describe('a kept name', () => {
  it('is refused to everybody else, also in other letters', async () => {
    const door = await openDoor()
    const alice = await keeper(door, 'Alice')
    const { cookie } = await door.enter('Bob')
    for (const name of ['Alice', 'alice', 'Álice', 'Аlice', 'A lice', 'Al\u200bice', 'AIice']) {
      const taken = await door.ask('PATCH', '/api/me', { cookie, body: { name } })
      expect([name, taken.status, taken.body.error?.key]).toEqual([name, 409, 'people.name-taken'])
    }
    expect((await door.ask('PATCH', '/api/me', { cookie, body: { name: 'Alicia' } })).status).toBe(200)
    // Whoever keeps it may write it as they like, and gives it up for another.
    expect((await door.ask('PATCH', '/api/me', { cookie: alice, body: { name: 'ALICE' } })).status).toBe(200)
    expect((await door.ask('PATCH', '/api/me', { cookie: alice, body: { name: 'Zoé' } })).status).toBe(200)
    expect((await door.ask('PATCH', '/api/me', { cookie, body: { name: 'Alice' } })).status).toBe(200)
    expect((await door.ask('PATCH', '/api/me', { cookie, body: { name: 'Zoe' } })).status).toBe(409)
  })

  it('is kept by one of two guests of the same name, and the other is told to take another', async () => {
    const door = await openDoor()
    const [one, two] = [await door.enter('Sam'), await door.enter('Sam')]
    expect((await door.ask('POST', '/api/me/recovery', { cookie: one.cookie })).status).toBe(200)
    for (const way of ['/api/me/recovery', '/api/me/passkeys/options'])
      expect((await door.ask('POST', way, { cookie: two.cookie })).body.error?.key).toBe('people.name-taken')
  })

  it('does not shut out whoever comes in under it: they get a number', async () => {
    const door = await openDoor()
    await keeper(door, 'Alice')
    const came = await door.ask('POST', '/api/me', { body: { name: 'Alice', keep: true } })
    expect(came.body.name).toMatch(/^Alice \d{4}$/)
    const long = 'A'.repeat(40)
    await keeper(door, long)
    expect((await door.ask('POST', '/api/me', { body: { name: long } })).body.name).toHaveLength(40)
  })

  it('is free again when its person leaves the house', async () => {
    const door = await openDoor()
    const alice = await keeper(door, 'Alice')
    const { cookie } = await door.enter('Bob')
    await door.ask('DELETE', '/api/me', { cookie: alice })
    expect((await door.ask('PATCH', '/api/me', { cookie, body: { name: 'Alice' } })).status).toBe(200)
  })

  it('was not kept in earlier houses: the oldest passkey has it', async () => {
    const door = await openDoor()
    const key = { publicKey: new Uint8Array([1]), counter: 0, transports: '', name: '', created: 1 }
    for (const [at, id] of ['first', 'second'].entries()) {
      await door.house.store.people.put({ id, name: 'Old', created: at, seen: at, doc: '{}' })
      await door.house.store.people.addPasskey({ ...key, id: `key-${id}`, person: id }, 20)
    }
    await door.house.people.names.keepEarlier()
    expect(await door.house.people.get('first')).toMatchObject({ guest: false })
    expect(await door.house.people.get('second')).toMatchObject({ guest: true })
  })
})
