// Tables from the first chair to the rematch, over the routes and the live connections.
import { describe, expect, it } from 'vitest'
import type { HandOver, TableList } from '../../wire/http.ts'
import { commitmentOf, seedOf } from '../../wire/shuffle.ts'
import { houses, opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'
import { DAY } from './runtime/clock.ts'

const key = (reply: { body: { error?: { key: string } } }) => reply.body.error?.key
const pillars = { game: 'pillars', seats: 3 }

describe('a table', () => {
  it('is set up as ordered, or refused with the reason', async () => {
    const { url } = await opened()
    const ada = await Player.enter(url, 'Ada')
    const clock = { kind: 'live', minutes: 10, increment: 5 }
    const made = await ada.ask('POST', '', {
      ...pillars,
      clock,
      bots: [null, 'master', null],
      options: { roundCap: 5 },
    })
    expect(made.status).toBe(201)
    const { table, seat, invite } = made.body
    expect(table).toMatchObject({ game: 'pillars', status: 'waiting', open: false, clock, host: ada.id, seq: 0 })
    expect(table.options.roundCap).toBe(5)
    expect(table.seats.map((s) => [s.kind, s.name, s.bot])).toEqual([
      ['person', 'Ada', null],
      ['bot', '', 'master'],
      ['open', '', null],
    ])
    expect([seat, invite?.length]).toEqual([0, 20])
    expect(table.shuffle).toMatchObject({ words: [null, null, null], secret: null })
    const wrong = async (order: object) => {
      const reply = await ada.ask('POST', '', { ...pillars, ...order })
      return [reply.status, key(reply)]
    }
    expect(await wrong({ seats: 9 })).toEqual([400, 'table.seats'])
    expect(await wrong({ game: 'chess' })).toEqual([400, 'tables.no-game'])
    expect(await wrong({ game: '../pillars' })).toEqual([400, 'tables.no-game'])
    expect(await wrong({ options: { x: 1 } })).toEqual([400, 'table.option-unknown'])
    expect(await wrong({ clock: { kind: 'live', minutes: 0, increment: 0 } })).toEqual([400, 'tables.clock'])
    expect(await wrong({ bots: ['random'] })).toEqual([400, 'tables.level'])
    expect(await wrong({ sit: 2, bots: [null, null, 'master'] })).toEqual([409, 'tables.seat-taken'])
    expect(await wrong({ more: 1 })).toEqual([400, 'http.invalid'])
    const stranger = new Player(url, 'nobody')
    expect((await stranger.ask('POST', '', pillars)).status).toBe(401)
  })

  it('that is not open is there only for those with its link', async () => {
    const { url } = await opened()
    const [ada, bea] = [await Player.enter(url, 'Ada'), await Player.enter(url, 'Béa')]
    const { table, invite } = (await ada.ask('POST', '', pillars)).body
    expect((await bea.ask('GET', `/${table.id}`)).status).toBe(404)
    expect(key(await bea.ask('POST', `/${table.id}/sit`))).toBe('tables.unknown')
    expect((await bea.join(table.id)).problems).toEqual(['tables.unknown'])
    expect((await bea.ask('GET', `/${table.id}?key=${invite}`)).body).toMatchObject({ seat: null, invite: null })
    expect((await bea.ask('POST', `/${table.id}/sit`, { key: invite })).body).toMatchObject({ seat: 1, invite })
    expect((await bea.ask('GET', `/${table.id}`)).status).toBe(200)
    const lists = await Promise.all(['open', 'watch'].map((l) => bea.ask<TableList>('GET', `?list=${l}`)))
    expect(lists.map((l) => l.body.tables)).toEqual([[], []])
    bea.leave()
  })

  it('is filled, rearranged and started by its host; everybody there follows', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, sit: 2 }, false)
    const [ada, bea, cem] = players as [Player, Player, Player]
    expect(players.map((p) => p.seat)).toEqual([2, 0, 1])
    const others = await Player.enter(house.url, 'Wim')
    expect(key(await others.ask('POST', `/${table}/sit`))).toBe('tables.full')
    expect(key(await bea.ask('POST', `/${table}/swap`, { a: 0, b: 1 }))).toBe('tables.host-only')
    await ada.ask('POST', `/${table}/swap`, { a: 0, b: 2 })
    await bea.until(() => bea.seat === 2)
    expect((await cem.ask('POST', `/${table}/stand`)).body.seat).toBeNull()
    await cem.until(() => cem.seat === null)
    expect(await ada.ask('POST', `/${table}/start`)).toMatchObject({
      status: 409,
      body: { error: { with: { free: 1 } } },
    })
    expect(key(await ada.ask('POST', `/${table}/bot`, { seat: 2, level: 'master' }))).toBe('tables.seat-taken')
    await ada.ask('POST', `/${table}/bot`, { seat: 1, level: 'apprentice' })
    await bea.until(() => bea.info?.seats[1]?.bot === 'apprentice')
    expect(key(await bea.ask('POST', `/${table}/start`))).toBe('tables.host-only')
    expect((await ada.ask('POST', `/${table}/start`)).status).toBe(200)
    await bea.until(() => bea.view !== null)
    expect(bea.info).toMatchObject({ status: 'running' })
    expect(key(await bea.ask('POST', `/${table}/words`, { words: 'late' }))).toBe('tables.started')
    expect(key(await others.ask('POST', `/${table}/sit`))).toBe('tables.started')
  })

  it('mixes the words of its players into a shuffle that it has promised before', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea] = players as [Player, Player]
    const { commitment } = ada.info?.shuffle ?? {}
    await ada.ask('POST', `/${table}/words`, { words: '  pluie\nd’été ' })
    await bea.ask('POST', `/${table}/words`, { words: 'x'.repeat(201) })
    await bea.until(() => bea.info?.shuffle.words[0] === 'pluie d’été')
    expect(bea.info?.shuffle.words).toEqual(['pluie d’été', null, null])
    await ada.ask('POST', `/${table}/start`)
    await ada.until(() => ada.view !== null)
    const t = await house.house.runtime.loaded.get(table)
    expect(commitmentOf(t?.doc.secret ?? '')).toBe(commitment)
    expect(t?.match?.standing.seed).toBe(seedOf(t?.doc.secret ?? '', ['pluie d’été', null, null]))
    expect(key(await ada.ask('GET', `/${table}/file`))).toBe('tables.not-over')
  })
})

describe('lists', () => {
  it('tell where one may sit, watch, plays, is awaited and has played', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, options: { roundCap: 5 } })
    const [ada] = players as [Player]
    await ada.ask('POST', '', { game: 'spyrium', seats: 2, open: true })
    const wim = await Player.enter(house.url, 'Wim')
    const games = async (who: Player, query: string) =>
      (await who.ask<TableList>('GET', `?list=${query}`)).body.tables.map((t) => t.game)
    expect(await games(wim, 'open')).toEqual(['spyrium'])
    expect(await games(wim, 'open&game=pillars')).toEqual([])
    expect(await games(wim, 'watch')).toEqual(['pillars'])
    expect(await games(wim, 'mine')).toEqual([])
    expect((await games(ada, 'mine')).sort()).toEqual(['pillars', 'spyrium'])
    for (const player of players) expect(await games(player, 'turn')).toEqual(player.mine ? ['pillars'] : [])
    for (const player of players) player.say({ t: 'turns' })
    for (const player of players) await player.until(() => player.turns !== null)
    for (let k = 0; k < 8; k++) {
      const next = players.find((p) => p.mine) as Player
      await next.play()
      await Promise.all(players.map((p) => p.until(() => p.seq === next.seq)))
      for (const p of players) await p.until(() => p.turns?.includes(table) === p.mine)
    }
    await playOn(players)
    expect(await games(ada, 'past')).toEqual(['pillars'])
    const page = (await ada.ask<TableList>('GET', '?list=mine&limit=1')).body
    expect(page.tables).toHaveLength(1)
    expect((await ada.ask<TableList>('GET', `?list=mine&limit=1&before=${page.next}`)).body.tables).toHaveLength(0)
  })

  it('are right after a crash, although the documents were not written at every move', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const next = players.find((p) => p.mine) as Player
    await next.play()
    await Promise.all(players.map((p) => p.until(() => p.seq === 1)))
    const awaited = players.find((p) => p.mine) as Player
    const later = await house.crash()
    houses.push(later)
    const turn = async (who: Player) => (await who.again(later.url).ask<TableList>('GET', '?list=turn')).body.tables
    expect(await turn(next)).toEqual([])
    expect((await turn(awaited)).map((t) => [t.id, t.seq])).toEqual([[table, 1]])
  })
})

describe('a person', () => {
  it('hands a seat over by a key that counts once', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    const wim = await Player.enter(house.url, 'Wim')
    const first = (await ada.ask<HandOver>('POST', `/${table}/hand`)).body.key
    const second = (await ada.ask<HandOver>('POST', `/${table}/hand`)).body.key
    expect(key(await wim.ask('POST', `/${table}/take`, { key: first }))).toBe('tables.key')
    expect(key(await bea.ask('POST', `/${table}/take`, { key: second }))).toBe('tables.one-seat')
    expect(key(await ada.ask('POST', `/${table}/take`, { key: second }))).toBe('tables.own-key')
    expect((await wim.ask('POST', `/${table}/take`, { key: second })).body.seat).toBe(0)
    await ada.until(() => ada.seat === null)
    expect(JSON.stringify(ada.view)).not.toBe(JSON.stringify((await wim.join(table)).view))
    expect(await ada.do({ t: 'undo' })).toEqual({ refusal: { clause: 'tables.not-seated' } })
    expect(key(await wim.ask('POST', `/${table}/take`, { key: second }))).toBe('tables.key')
  })

  it('leaves, is played for, and is back with the first command', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const next = players.find((p) => p.mine) as Player
    const other = players.find((p) => p !== next) as Player
    await next.ask('POST', `/${table}/stand`)
    await other.until(() => other.seq > 0 && other.chat.length > 0)
    expect(other.chat[0]).toMatchObject({ person: null, text: 'tables.left', with: { name: next.name } })
    expect(other.info?.seats[next.seat as number]).toMatchObject({ kind: 'person', away: true, bot: 'journeyman' })
    expect(await next.do({ t: 'return' })).toHaveProperty('seq')
    await other.until(() => other.chat.length > 1)
    expect(other.info?.seats[next.seat as number]).toMatchObject({ away: false, bot: null })
    await playOn(players, () => (players[0]?.seq ?? 0) > 12)
  })

  it('may keep so many open tables and no more', async () => {
    const { url } = await opened({ limits: { tables: 2 } })
    const [ada, bea] = [await Player.enter(url, 'Ada'), await Player.enter(url, 'Béa')]
    for (let k = 0; k < 2; k++) expect((await ada.ask('POST', '', pillars)).status).toBe(201)
    expect(key(await ada.ask('POST', '', pillars))).toBe('tables.too-many')
    const { table } = (await bea.ask('POST', '', { ...pillars, open: true })).body
    expect(key(await ada.ask('POST', `/${table.id}/sit`))).toBe('tables.too-many')
  })

  it('cannot pass the limit by asking for many at the same moment', async () => {
    const { url } = await opened({ limits: { tables: 2 } })
    const [ada, bea] = [await Player.enter(url, 'Ada'), await Player.enter(url, 'Béa')]
    const open = await Promise.all([1, 2].map(async () => (await bea.ask('POST', '', { ...pillars, open: true })).body))
    const laid = Array.from({ length: 6 }, () => ada.ask('POST', '', pillars))
    const sat = open.map(({ table }) => ada.ask('POST', `/${table.id}/sit`))
    const given = (await Promise.all([...laid, ...sat])).filter(({ status }) => status < 300)
    expect(given).toHaveLength(2)
    expect((await ada.ask<TableList>('GET', '?list=mine')).body.tables).toHaveLength(2)
  })

  it('counts the tables one laid for others, too, until they are called off', async () => {
    const { url } = await opened({ limits: { tables: 2 } })
    const ada = await Player.enter(url, 'Ada')
    const laid = { ...pillars, sit: null }
    const { table } = (await ada.ask('POST', '', laid)).body
    expect((await ada.ask('POST', '', laid)).status).toBe(201)
    expect(key(await ada.ask('POST', '', laid))).toBe('tables.too-many')
    expect((await ada.ask<TableList>('GET', '?list=mine')).body.tables).toHaveLength(2)
    // One's own table is no further one: there is room to sit down at it, and to change seats.
    for (const seat of [0, 1]) expect((await ada.ask('POST', `/${table.id}/sit`, { seat })).status).toBe(200)
    expect((await ada.ask('POST', `/${table.id}/stand`)).status).toBe(200)
    expect(key(await ada.ask('POST', '', pillars))).toBe('tables.too-many')
    expect((await ada.ask('POST', `/${table.id}/cancel`)).status).toBe(200)
    expect((await ada.ask('POST', '', pillars)).status).toBe(201)
  })

  it('who leaves the house calls off the tables where nobody else sits', async () => {
    const { url, house, store } = await opened()
    const ada = await Player.enter(url, 'Ada')
    const { table } = (await ada.ask('POST', '', { ...pillars, sit: null, open: true })).body
    await house.tables.removePerson(ada.id)
    expect(await store.tables.list({ person: ada.id, limit: 1 })).toEqual([])
    expect(await store.tables.get(table.id)).toMatchObject({ status: 'archived', open: false })
  })

  it('who leaves the house leaves their seats to computers', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    await house.house.tables.removePerson(ada.id)
    await bea.until(() => bea.info?.seats[0]?.kind === 'bot')
    expect(JSON.stringify(bea.info?.seats)).not.toContain(ada.id)
    expect(await house.store.tables.list({ person: ada.id, limit: 1 })).toEqual([])
    await playOn(players.slice(1), () => bea.seq > 8)
    expect(table).toBe(bea.info?.id)
  })
})

describe('a rematch', () => {
  it('is one table for all, each a seat further; nobody needs the link', async () => {
    const house = await opened()
    const { players, table } = await seated(house, {
      ...pillars,
      open: false,
      options: { roundCap: 5 },
      bots: [null, null, 'apprentice'],
    })
    const [ada, bea] = players as [Player, Player]
    expect(key(await ada.ask('POST', `/${table}/rematch`))).toBe('tables.not-over')
    await playOn(players)
    const made = (await ada.ask('POST', `/${table}/rematch`)).body
    await bea.until(() => bea.info?.rematch === made.table.id)
    expect(made.seat).toBe(1)
    expect(made.table.seats.map((s) => s.kind)).toEqual(['bot', 'person', 'open'])
    const found = (await bea.ask('POST', `/${table}/rematch`)).body
    expect(found).toMatchObject({ seat: 2, table: { id: made.table.id, status: 'running' } })
  })
})

describe('a table that nobody returns to', () => {
  it('is put away, never deleted, and is there again for whoever returns', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada] = players as [Player]
    const waiting = (await ada.ask('POST', '', pillars)).body.table.id
    house.pass(8 * DAY)
    await house.house.sweep()
    expect((await ada.ask('GET', `/${waiting}`)).body.table.status).toBe('archived')
    expect((await ada.ask('GET', `/${table}`)).body.table.status).toBe('running')
    house.pass(60 * DAY)
    await house.house.sweep()
    await ada.until(() => ada.info?.status === 'archived')
    expect((await ada.ask<TableList>('GET', '?list=past')).body.tables).toHaveLength(2)
    const next = players.find((p) => p.mine) as Player
    expect(await next.play()).toEqual({ seq: 1 })
    await ada.until(() => ada.info?.status === 'running')
    expect((await ada.ask('POST', `/${waiting}/sit`, { seat: 2 })).body.table.status).toBe('waiting')
  })
})

describe('a table in memory', () => {
  it('is let go when nobody looks, and is the same for whoever comes back', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'nehemiah', seats: 2 })
    const [ada, bea] = players as [Player, Player]
    await playOn(players, () => ada.seq >= 6)
    await bea.until(() => bea.seq === ada.seq)
    for (const player of players) player.leave()
    const { loaded: open } = house.house.runtime
    const t = await open.get(table)
    while (t?.audience.empty === false) await new Promise((go) => setTimeout(go, 2))
    await house.house.sweep()
    expect(open.has(table)).toBe(true)
    house.pass(130_000)
    await house.house.sweep()
    while (open.has(table)) await new Promise((go) => setTimeout(go, 2))
    expect((await house.store.tables.lastSnapshot(table))?.seq).toBe(ada.seq)
    const back = await Promise.all(players.map((p) => p.again().join(table)))
    expect(back.map((p) => [p.view, p.story, p.noUndo])).toEqual(players.map((p) => [p.view, p.story, p.noUndo]))
    await playOn(back, () => (back[0]?.seq ?? 0) >= 12)
  })

  it('that could not write its end does so later', async () => {
    const house = await opened()
    const { players } = await seated(house, { ...pillars, options: { roundCap: 5 } })
    const [ada, bea] = players as [Player, Player]
    const { people } = house.house
    const { finish } = people
    people.finish = async () => {
      throw new Error('not now')
    }
    await playOn(players, () => players.some((p) => p.view?.agenda.length === 0))
    await house.house.sweep()
    expect(ada.info?.status).toBe('running')
    people.finish = finish
    house.pass(21_000)
    await house.house.sweep()
    await Promise.all(players.map((p) => p.until(() => p.info?.status === 'over')))
    expect(await house.store.people.results(bea.id, 9)).toHaveLength(1)
  })
})
