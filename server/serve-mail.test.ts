import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningServer, serve } from './serve.ts'
import { settingsWith } from './settings.ts'
import { folder } from './test/door.ts'
import { ask, guest, startTable } from './test/guests.ts'

const letters: string[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume()
    stream.on('end', () => {
      letters.push(session.envelope.rcptTo.map((r) => r.address).join())
      done()
    })
  },
})
let house: RunningServer
const clock = { at: Date.UTC(2026, 4, 1) }
const address = () => `http://127.0.0.1:${house.port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const { port } = post.server.address() as AddressInfo
  const mail = { smtp: `smtp://127.0.0.1:${port}`, mailFrom: 'table@example.org', origin: 'https://play.example.org' }
  house = await serve(settingsWith({ ...mail, data: folder(), port: 0, log: 'silent' }), { now: () => clock.at })
})
afterAll(async () => {
  await house.close()
  await new Promise<void>((resolve) => post.close(resolve))
})

/** Somebody with a confirmed address. */
async function player(name: string): Promise<{ cookie: string; id: string }> {
  const cookie = await guest(address(), name)
  const { people } = house.house
  const { id } = (await people.of(cookie)) ?? { id: '' }
  const mail = { address: `${name}@example.net`, confirmed: true, turn: true }
  await people.records.change(id, (_, doc) => ({ doc: { ...doc, mail } }))
  return { cookie, id }
}

describe('a table over days', () => {
  it('writes to whoever it waits for, unless they are there', async () => {
    const [ada, bea] = [await player('ada'), await player('bea')]
    const order = { game: 'spyrium', seats: 2, clock: { kind: 'days', days: 3, budget: 9 } } as const
    const table = await startTable(address(), [ada.cookie, bea.cookie], order)
    // Those whom it waits for have their turn, the others hear that it begins.
    expect(table).not.toBe('')
    const names = ['ada@example.net', 'bea@example.net']
    const { notices } = house.house
    expect(await notices.sweep()).toBe(0)
    clock.at += 11 * 60_000
    expect(await notices.sweep()).toBe(names.length)
    expect(letters.toSorted()).toEqual(names.toSorted())
  })

  it('writes to nobody who sits there', async () => {
    const [cleo, dora] = [await player('cleo'), await player('dora')]
    const order = { game: 'spyrium', seats: 2, clock: { kind: 'none' } } as const
    const table = await startTable(address(), [cleo.cookie, dora.cookie], order)
    const before = letters.length
    const lines: WebSocket[] = []
    for (const { cookie } of [cleo, dora]) {
      const line = new WebSocket(`ws://127.0.0.1:${house.port}/live`, { headers: { cookie } })
      lines.push(line)
      await new Promise((resolve) => line.once('message', resolve))
      line.send(JSON.stringify({ t: 'join', c: 1, table }))
      await new Promise((resolve) => line.once('message', resolve))
    }
    clock.at += 11 * 60_000
    expect(await house.house.notices.sweep()).toBe(0)
    expect(letters).toHaveLength(before)
    for (const line of lines) line.close()
  })
})

describe('somebody who leaves for good', () => {
  it('leaves the seat to a computer and no name behind', async () => {
    const [eve, fay] = [await player('eve'), await player('fay')]
    const table = await startTable(address(), [eve.cookie, fay.cookie], { game: 'spyrium', seats: 2 })
    expect((await ask(address(), eve.cookie, 'DELETE', '/api/me')).status).toBe(204)
    const reply = await ask(address(), fay.cookie, 'GET', `/api/tables/${table}`)
    const text = await reply.text()
    expect(text).not.toContain('eve')
    expect(JSON.parse(text).table.seats[0]).toMatchObject({ kind: 'bot', person: null })
    const kept = await house.house.store.tables.get(table)
    expect(kept?.people).toEqual([fay.id])
  })
})
