// Notices of people whose channels hang, or whose table cannot be opened: they hold up nobody else's.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoticeRow } from '../store/outbox.ts'
import { openDoor } from '../test/door.ts'
import { laneKey, lanesOf } from './lanes.ts'
import type { TableFacts } from './message.ts'
import type { News } from './notices.ts'

/** Takes what is sent to /well; what is sent to /hang gets no answer before it is let go. */
const hanging: ServerResponse[] = []
const receiver = createServer((request, reply) => {
  if (request.url === '/hang') hanging.push(reply)
  else reply.end()
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((go) => receiver.listen(0, '127.0.0.1', go))
  const { port } = receiver.address() as AddressInfo
  host = `127.0.0.1:${port}`
})
afterAll(() => void receiver.close())

const letGo = (status: number) => {
  for (const reply of hanging.splice(0)) reply.writeHead(status).end()
}
const WAITS: TableFacts = {
  ...{ running: true, asks: false, awaited: true, here: false, others: [], said: null, deadline: null },
}
const turnAt = (person: string, table: string, at: number): News => ({
  ...{ person, table, at, game: 'pillars', kind: 'turn', live: false },
})
const many = (n: number) => Array.from({ length: n }, (_, i) => `t${i}`)

async function door() {
  const opened = await openDoor({ trusted: [host] }, [], { trusted: [host], patience: 60_000 })
  const listens = async (path: string) => {
    const who = await opened.enter()
    const hook = { kind: 'json', url: `http://${host}${path}` }
    expect((await opened.ask('POST', '/api/me/hooks', { cookie: who.cookie, body: hook })).status).toBe(200)
    return who.id
  }
  return { ...opened, listens }
}

describe('a channel that hangs', () => {
  it('hangs once, however many tables it is to be told of, and nobody else waits for it', async () => {
    const { house, clock, listens } = await door()
    const [slow, well] = [await listens('/hang'), await listens('/well')]
    house.notices.connect(async () => WAITS)
    await house.notices.post(many(100).map((table) => turnAt(slow, table, clock.at - 2)))
    await house.notices.post([turnAt(well, 't0', clock.at - 1)])
    const first = house.notices.sweep()
    await expect.poll(() => hanging.length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(await house.notices.sweep()).toBe(1)
    expect(hanging).toHaveLength(1)
    letGo(500)
    expect(await first).toBe(0)
    expect(hanging).toEqual([])
  })

  it('loses no notice that was not tried', async () => {
    const { house, clock, listens } = await door()
    const slow = await listens('/hang')
    house.notices.connect(async () => WAITS)
    await house.notices.post(many(3).map((table) => turnAt(slow, table, clock.at)))
    const first = house.notices.sweep()
    await expect.poll(() => hanging.length, { timeout: 60_000 }).toBe(1)
    letGo(500)
    await first
    clock.at += 3_600_000
    const rows = await house.store.notices.take(clock.at, 9, clock.at)
    expect(rows.map(({ tries }) => tries).toSorted()).toEqual([1, 1, 2])
  })
})

describe('a table that cannot be opened', () => {
  it('keeps nothing from the others of the same person, and is given up in the end', async () => {
    const { house, clock, listens } = await door()
    const well = await listens('/well')
    house.notices.connect(async (table) => {
      if (table === 'bad') throw new Error('broken')
      return WAITS
    })
    await house.notices.post([turnAt(well, 'bad', clock.at - 1), turnAt(well, 'good', clock.at)])
    expect(await house.notices.sweep()).toBe(1)
    for (let i = 0; i < 20; i++) {
      clock.at += 3_600_000
      await house.notices.sweep()
    }
    expect(await house.store.notices.take(clock.at + 3_600_000, 9, clock.at)).toEqual([])
  })
})

describe('lanes', () => {
  const row = (more: Partial<NoticeRow>): NoticeRow => ({
    ...{ person: 'ada', table: 't', channel: 'phone', kind: 'turn', game: 'pillars', since: 0, at: 0, tries: 1 },
    ...{ sent: null, ...more },
  })
  const enter = (lanes: ReturnType<typeof lanesOf>, one: NoticeRow) => lanes.enter(laneKey(one), [one])
  it('take one message at a time for each channel', () => {
    const lanes = lanesOf(8)
    const leave = enter(lanes, row({}))
    expect(enter(lanes, row({ table: 'other' }))).toBeNull()
    expect(enter(lanes, row({ channel: 'tablet' }))).not.toBeNull()
    leave?.()
    expect(enter(lanes, row({}))).not.toBeNull()
  })

  it('keep room for what is new beside letters and what failed', () => {
    const lanes = lanesOf(8)
    const people = many(5)
    expect(people.map((person) => enter(lanes, row({ person, channel: 'mail' })) !== null)).toEqual([
      ...[true, true, false, false, false],
    ])
    expect(people.map((person) => enter(lanes, row({ person, tries: 2 })) !== null)).toEqual([
      ...[true, true, false, false, false],
    ])
    expect(people.map((person) => enter(lanes, row({ person, channel: 'new' })) !== null)).toEqual([
      ...[true, true, true, true, true],
    ])
  })
})
