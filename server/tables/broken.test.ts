// One table, club or address that fails is alone with it: every list, clock, tournament and pairing of the others goes on.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import type { TableList } from '../../wire/http.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { EVER } from '../people/sanctions.ts'
import { api, clubhouse, cup, playOut } from '../test/clubhouse.ts'
import type { TestHouse } from '../test/house.ts'
import { houses, opened } from '../test/opened.ts'
import type { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const pillars = { game: 'pillars', seats: 3 }
const live = { kind: 'live' as const, minutes: 1, increment: 10 }

/** Its match cannot be set up any more, and it is due for ever: what a bent row or rules that fail would come to. */
async function breakTable(house: TestHouse, table: string, due: number | null = 1): Promise<void> {
  const row = await house.store.tables.get(table)
  if (row === null) throw new Error('no such table')
  const doc = { ...JSON.parse(row.doc), options: { none: 'such' }, seq: 0 }
  const kept = await house.store.tables.put({ ...row, version: row.version + 1, due, doc: JSON.stringify(doc) })
  if (!kept) throw new Error('not kept')
}

describe('a table that cannot be opened', () => {
  it('leaves the clocks of all others running, however many of its kind are due before them', async () => {
    let house = await opened()
    const { players, table } = await seated(house, { ...pillars, clock: live })
    const spoilt = await seated(house, { ...pillars, clock: live })
    house = await house.restart()
    houses.push(house)
    const row = await house.store.tables.get(spoilt.table)
    if (row === null) throw new Error('no such table')
    await breakTable(house, spoilt.table)
    // More of them than one round looks at.
    for (let n = 0; n < 220; n++) {
      const doc = { ...JSON.parse(row.doc), id: `spoilt${n}`, options: { none: 'such' } }
      await house.store.tables.put({ ...row, id: doc.id, version: 1, code: null, due: 2, doc: JSON.stringify(doc) })
    }
    house.pass(120_000)
    await house.house.sweep()
    await house.house.sweep()
    const [ada] = players as [Player]
    const seats = (await ada.again(house.url).ask('GET', `/${table}`)).body.table.seats
    expect(seats.filter(({ away }) => away)).toHaveLength(1)
  })

  it('is shown as it was written down where others are listed, and keeps nobody from leaving', async () => {
    let house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada] = players as [Player]
    await playOn(players, () => ada.seq >= 6)
    const other = await ada.ask('POST', '', pillars)
    house = await house.crash()
    houses.push(house)
    await breakTable(house, table)
    const mine = await ada.again(house.url).ask<TableList>('GET', '?list=mine')
    expect(mine.status).toBe(200)
    expect(mine.body.tables.map(({ id }) => id).toSorted()).toEqual([table, other.body.table.id].toSorted())
    expect((await fetch(`${house.url}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } })).status).toBe(204)
    const left = await house.store.tables.get(other.body.table.id)
    expect(left?.people).not.toContain(ada.id)
  })

  it('keeps no house from opening, nor whoever may not come from losing their other seats', async () => {
    let house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    const { body } = await ada.ask('POST', '', { ...pillars, open: true })
    for (const other of [bea, cem]) await other.ask('POST', `/${body.table.id}/sit`)
    await ada.ask('POST', `/${body.table.id}/start`)
    await house.house.people.sanctions.set(ada.id, { banned: EVER })
    house = await house.restart()
    houses.push(house)
    await breakTable(house, table)
    await house.house.desk.open()
    const { seats } = (await bea.again(house.url).ask('GET', `/${body.table.id}`)).body.table
    expect(seats.map(({ away }) => away)).toEqual([true, false, false])
  })
})

describe('an address outside that never answers', () => {
  const silent: Server = createServer(() => {})
  afterAll(() => {
    silent.closeAllConnections()
    silent.close()
  })

  it('keeps no other webhook waiting', async () => {
    const heard: string[] = []
    const good = createServer((request, reply) => {
      heard.push(request.url ?? '')
      request.resume()
      reply.end()
    })
    await Promise.all([silent, good].map((server) => new Promise<void>((go) => server.listen(0, '127.0.0.1', go))))
    const [slow, quick] = [silent, good].map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`)
    const house = await opened({ trusted: [slow ?? '', quick ?? ''] })
    for (const [owner, host] of [
      ['Ada', slow],
      ['Bea', slow],
      ['Cem', quick],
    ] as const) {
      const hall = await clubhouse(house, 2, owner)
      await api(house, hall.owner, 'POST', `clubs/${hall.club.id}/set-hook`, { kind: 'json', url: `http://${host}/x` })
      await cup(house, hall)
    }
    const swept = house.house.clubs.sweep()
    await expect.poll(() => heard).toEqual(['/x'])
    silent.closeAllConnections()
    await swept
    good.close()
  })
})

describe('tournaments', () => {
  it('are tended however many there are before them', async () => {
    const house = await opened()
    const hall = await clubhouse(house, 2)
    const t = await cup(house, hall)
    for (const deed of ['prepare', 'start']) await api(house, hall.owner, 'POST', `tournaments/${t.id}/${deed}`, {})
    const row = await house.store.documents.get(t.id)
    if (row === null) throw new Error('no such tournament')
    const doc = JSON.parse(row.doc)
    const [round] = doc.list
    for (let n = 0; n < 101; n++) {
      const waits = JSON.stringify({ ...doc, id: `0${n}`, list: [{ ...round, pods: [] }] })
      await house.store.documents.put({ ...row, id: `0${n}`, version: 1, doc: waits })
    }
    // The house was killed before it could be told that the match has ended.
    Object.assign(house.house.runtime, { ended: () => {} })
    await playOut(house, round.pods[0].table)
    await house.house.sweep()
    await house.house.sweep()
    const now = await api<TournamentInfo>(house, hall.owner, 'GET', `tournaments/${t.id}`)
    expect(now.body.roundList[0]?.status).toBe('over')
  })

  it('gather what was played beside a table that cannot be opened', async () => {
    let house = await opened()
    const hall = await clubhouse(house, 4)
    const t = await cup(house, hall)
    for (const deed of ['prepare', 'start']) await api(house, hall.owner, 'POST', `tournaments/${t.id}/${deed}`, {})
    const row = await house.store.documents.get(t.id)
    const [one, other] = JSON.parse(row?.doc ?? '').list[0].pods
    house = await house.crash()
    houses.push(house)
    await breakTable(house, one.table, null)
    Object.assign(house.house.runtime, { ended: () => {} })
    await playOut(house, other.table)
    // The organiser writes down how the broken one ended, which is to stop it.
    const body = { table: one.table, scores: [9, 3] }
    expect((await api(house, hall.owner, 'POST', `tournaments/${t.id}/result`, body)).status).toBe(200)
    const now = await api<TournamentInfo>(house, hall.owner, 'GET', `tournaments/${t.id}`)
    expect(now.body.roundList[0]?.status).toBe('over')
  })
})
