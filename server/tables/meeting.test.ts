// Strangers and friends: open seats that are true, tables found for those who look, friends, blocks, profiles, ladders.
import { describe, expect, it } from 'vitest'
import type { TableList } from '../../wire/http.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const MINUTE = 60_000
const castle = { game: 'castle', seats: 2, open: true }

interface Told {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test is about
  readonly body: any
}
async function ask(player: Player, method: string, path: string, body?: unknown): Promise<Told> {
  const response = await fetch(`${player.url}/api/${path}`, {
    method,
    headers: { cookie: player.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const open = async (player: Player) => (await player.ask<TableList>('GET', '?list=open')).body
const ids = async (player: Player) => (await open(player)).tables.map((t) => t.id)
const befriend = async (a: Player, b: Player) => {
  await ask(a, 'PUT', `friends/${b.id}`)
  await ask(b, 'PUT', `friends/${a.id}`)
}

describe('open seats', () => {
  it('are of tables that wait, with a place for the reader, where somebody is', async () => {
    const house = await opened()
    const [ada, bea, cem] = [
      await Player.enter(house.url, 'Ada'),
      await Player.enter(house.url, 'Béa'),
      await Player.enter(house.url, 'Cem'),
    ]
    const { table } = (await ada.ask('POST', '', castle)).body
    await ada.ask('POST', '', { ...castle, open: false })
    expect(await ids(ada)).toEqual([])
    expect(await ids(bea)).toEqual([table.id])
    expect((await open(bea)).people).toEqual({ [ada.id]: { points: 1500, sure: 'new', lang: 'en' } })
    // Nobody has been there for a while: it is a ghost, until somebody is.
    house.pass(11 * MINUTE)
    expect(await ids(bea)).toEqual([])
    await ada.join(table.id)
    expect(await ids(bea)).toEqual([table.id])
    await house.house.sweep()
    ada.leave()
    await new Promise((go) => setTimeout(go, 50))
    house.pass(9 * MINUTE)
    expect(await ids(bea)).toEqual([table.id])
    // The last seat is taken.
    await cem.ask('POST', `/${table.id}/sit`)
    expect(await ids(bea)).toEqual([])
    expect((await bea.ask<TableList>('GET', '?list=watch')).body.tables).toEqual([])
  })

  it('say what is not played as the rulebook has it', async () => {
    const house = await opened()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(house.url, 'Béa')]
    const usual = (await ada.ask('POST', '', castle)).body.table
    const winter = (await ada.ask('POST', '', { ...castle, options: { season: 'winter' } })).body.table
    expect((await open(bea)).unusual).toEqual({ [usual.id]: [], [winter.id]: ['season'] })
  })

  it('with days for each turn stay three days', async () => {
    const house = await opened()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(house.url, 'Béa')]
    await ada.ask('POST', '', { ...castle, clock: { kind: 'days', days: 2, budget: 3 } })
    house.pass(2 * 24 * 60 * MINUTE)
    expect(await ids(bea)).toHaveLength(1)
    house.pass(2 * 24 * 60 * MINUTE)
    expect(await ids(bea)).toEqual([])
  })
})

describe('looking for a table', () => {
  const wish = { games: ['castle'], counts: [2], pace: 'live', fill: null }
  it('finds one as soon as enough fit, at whichever node they are', async () => {
    const house = await opened()
    const twin = await house.twin()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(twin.url, 'Béa')]
    expect((await ask(ada, 'PUT', 'seek', wish)).body.table).toBeNull()
    const { table } = (await ask(bea, 'PUT', 'seek', wish)).body
    expect(table).not.toBeNull()
    expect((await ask(ada, 'PUT', 'seek', wish)).body.table).toBe(table)
    const found = (await ada.ask('GET', `/${table}`)).body
    expect(found.table).toMatchObject({ status: 'running', rated: true, hints: 'none', open: true })
    expect(found.table.seats.map((s) => s.person).toSorted()).toEqual([ada.id, bea.id].toSorted())
    expect((await ask(ada, 'DELETE', 'seek')).status).toBe(204)
    expect((await ask(ada, 'PUT', 'seek', wish)).body.table).toBeNull()
    await twin.close()
  })

  it('is filled with computers after a while, or left by whoever goes', async () => {
    const house = await opened()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(house.url, 'Béa')]
    await ask(bea, 'PUT', 'seek', { ...wish, counts: [4] })
    await ask(bea, 'DELETE', 'seek')
    const filled = { ...wish, counts: [4], fill: 3 }
    await ask(ada, 'PUT', 'seek', filled)
    for (let k = 0; k < 9; k++) {
      house.pass(20_000)
      await ask(ada, 'PUT', 'seek', filled)
    }
    await house.house.sweep()
    const { table } = (await ask(ada, 'PUT', 'seek', filled)).body
    const { seats, rated } = (await ada.ask('GET', `/${table}`)).body.table
    expect(seats.map((s) => s.kind).toSorted()).toEqual(['bot', 'bot', 'bot', 'person'])
    expect(rated).toBe(false)
  })

  it('is told to others as places in these games, and to friends as what one looks for', async () => {
    const house = await opened()
    const [ada, bea, cem] = [
      await Player.enter(house.url, 'Ada'),
      await Player.enter(house.url, 'Béa'),
      await Player.enter(house.url, 'Cem'),
    ]
    await befriend(ada, bea)
    await ada.connect()
    const three = { ...wish, games: ['castle', 'pillars'], counts: [3] }
    await ask(ada, 'PUT', 'seek', three)
    await ask(cem, 'PUT', 'seek', { ...three, games: ['pillars'] })
    const looking = async (who: Player) => (await open(who)).looking
    expect(await looking(bea)).toEqual({ castle: 1, pillars: 2 })
    expect(await looking(ada)).toEqual({ pillars: 1 })
    const { games, counts, pace } = three
    await expect
      .poll(async () => (await ask(bea, 'GET', 'friends')).body.people)
      .toMatchObject([{ name: 'Ada', seeks: { games, counts, pace } }])
    await ask(bea, 'PUT', `blocked/${cem.id}`)
    expect(await looking(bea)).toEqual({ castle: 1, pillars: 1 })
    // A page that has fallen silent looks no more.
    house.pass(MINUTE)
    expect(await looking(bea)).toEqual({})
    expect((await ask(bea, 'GET', 'friends')).body.people[0].seeks).toBeNull()
  })

  it('refuses nonsense, and never brings together who has blocked whom', async () => {
    const house = await opened()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(house.url, 'Béa')]
    for (const bad of [
      {},
      { ...wish, games: [] },
      { ...wish, pace: 'soon' },
      { ...wish, fill: -1 },
      { ...wish, more: 1 },
    ])
      expect((await ask(ada, 'PUT', 'seek', bad)).status).toBe(400)
    expect((await ask(ada, 'PUT', 'seek', { ...wish, games: ['chess'] })).body.table).toBeNull()
    await ask(ada, 'PUT', `blocked/${bea.id}`)
    await ask(ada, 'PUT', 'seek', wish)
    expect((await ask(bea, 'PUT', 'seek', wish)).body.table).toBeNull()
    await ask(ada, 'DELETE', `blocked/${bea.id}`)
    await house.house.sweep()
    expect((await ask(bea, 'PUT', 'seek', wish)).body.table).not.toBeNull()
  })
})

describe('friends', () => {
  it('are friends when both say so; they see who is here, and ask each other to a table', async () => {
    const house = await opened()
    const [ada, bea, cem] = [
      await Player.enter(house.url, 'Ada'),
      await Player.enter(house.url, 'Béa'),
      await Player.enter(house.url, 'Cem'),
    ]
    expect((await ask(ada, 'PUT', `friends/${bea.id}`)).body).toEqual({ standing: 'asked' })
    expect((await ask(bea, 'GET', 'friends')).body.people).toMatchObject([
      { name: 'Ada', standing: 'asking', here: false },
    ])
    expect((await ask(bea, 'PUT', `friends/${ada.id}`)).body).toEqual({ standing: 'friend' })
    expect((await ask(ada, 'PUT', `friends/${ada.id}`)).status).toBe(404)
    expect((await ask(ada, 'PUT', 'friends/nobody')).status).toBe(404)
    await bea.connect()
    await bea.until(() => bea.frames.length > 0)
    await expect.poll(async () => (await ask(ada, 'GET', 'friends')).body.people[0].here).toBe(true)
    bea.leave()
    await expect.poll(async () => (await ask(ada, 'GET', 'friends')).body.people[0].here).toBe(false)
    const { table } = (await ada.ask('POST', '', { ...castle, open: false })).body
    expect((await ada.ask('POST', `/${table.id}/invite`, { person: cem.id })).status).toBe(403)
    expect((await ada.ask('POST', `/${table.id}/invite`, { person: bea.id })).status).toBe(200)
    expect((await ask(bea, 'GET', 'friends')).body.invitations).toMatchObject([{ table: table.id, host: 'Ada' }])
    expect((await bea.ask('POST', `/${table.id}/sit`)).status).toBe(200)
    await ada.ask('POST', `/${table.id}/start`)
    expect((await ask(bea, 'GET', 'friends')).body.invitations).toEqual([])
    await ask(bea, 'DELETE', `friends/${ada.id}`)
    expect((await ask(ada, 'GET', 'friends')).body.people).toEqual([])
  })

  it('who are blocked neither talk nor invite nor see one’s seats, and do not learn of it', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3 }, false)
    const [ada, bea, cem] = players as [Player, Player, Player]
    await befriend(ada, bea)
    await ask(ada, 'PUT', `blocked/${bea.id}`)
    expect((await ask(bea, 'GET', 'friends')).body.people).toEqual([])
    await bea.do({ t: 'chat', text: 'hello' })
    await cem.until(() => cem.chat.some((l) => l.text === 'hello'))
    await cem.do({ t: 'chat', text: 'and you' })
    await ada.until(() => ada.chat.some((l) => l.text === 'and you'))
    expect(ada.chat.some((l) => l.text === 'hello')).toBe(false)
    const own = (await ada.ask('POST', '', castle)).body.table
    expect(await ids(bea)).toEqual([])
    expect(await ids(cem)).toContain(own.id)
    expect(table).not.toBe(own.id)
  })
})

describe('somebody’s page', () => {
  it('tells friends all, strangers of open tables only, and no private match anywhere', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, open: false })
    const [ada, bea] = players as [Player, Player]
    await playOn(players)
    await expect.poll(async () => (await house.store.people.resultsAt(table)).length).toBe(3)
    const eve = await Player.enter(house.url, 'Eve')
    const profile = async (who: Player) => (await ask(who, 'GET', `people/${ada.id}/profile`)).body
    expect(await profile(eve)).toMatchObject({ matches: 0, opponents: [], history: [], standing: 'none' })
    expect((await ask(eve, 'GET', `people/${ada.id}/history`)).body).toEqual([])
    expect((await ask(bea, 'GET', `people/${ada.id}/history`)).body).toMatchObject([{ table }])
    expect((await ask(ada, 'GET', `people/${ada.id}/history`)).body).toMatchObject([{ table }])
    await befriend(ada, eve)
    const seen = await profile(eve)
    expect(seen).toMatchObject({ matches: 1, standing: 'friend', ratings: [{ game: 'pillars', sure: 'new' }] })
    expect(seen.opponents).toHaveLength(2)
    expect(seen.achievements.map((a: { id: string }) => a.id)).toContain('every-game')
    expect((await ask(eve, 'GET', 'people/nobody/profile')).status).toBe(404)
  })

  it('and that they are here is shown to whom they want, also in figures that others ask for', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, open: true })
    const [ada, bea] = players as [Player, Player]
    await playOn(players)
    await expect.poll(async () => (await house.store.people.resultsAt(table)).length).toBe(3)
    const [eve, fay] = [await Player.enter(house.url, 'Eve'), await Player.enter(house.url, 'Fay')]
    await befriend(ada, fay)
    await ada.connect()
    const see = async (who: Player) => ({
      profile: (await ask(who, 'GET', `people/${ada.id}/profile`)).body,
      matches: (await ask(who, 'GET', `people/${ada.id}/statistics`)).body.matches,
      history: (await ask(who, 'GET', `people/${ada.id}/history`)).body.length,
    })
    const shows = (page: string, here: string) => ask(ada, 'PUT', 'me/shows', { page, here })
    expect(await see(eve)).toMatchObject({ profile: { shown: true, matches: 1, here: false }, matches: 1, history: 1 })
    await expect.poll(async () => (await see(fay)).profile.here).toBe(true)

    expect((await shows('friends', 'nobody')).body.shows).toEqual({ page: 'friends', here: 'nobody' })
    const hidden = { shown: false, matches: 0, history: [], opponents: [], games: [] }
    expect(await see(eve)).toMatchObject({ profile: hidden, matches: 0, history: 0 })
    expect(await see(fay)).toMatchObject({ profile: { shown: true, matches: 1, here: false }, matches: 1, history: 1 })
    expect((await ask(fay, 'GET', 'friends')).body.people).toMatchObject([{ name: 'Ada', here: false, at: null }])

    await shows('nobody', 'nobody')
    expect(await see(fay)).toMatchObject({ profile: hidden, matches: 0, history: 0 })
    // Whoever played with somebody knows of that match; and one always sees all of oneself.
    expect(await see(bea)).toMatchObject({ profile: hidden, history: 1 })
    expect(await see(ada)).toMatchObject({ profile: { shown: true, matches: 1 }, matches: 1, history: 1 })
    for (const bad of [
      {},
      { page: 'all' },
      { page: 'some', here: 'nobody' },
      { page: 'all', here: 'friends', more: 1 },
    ])
      expect((await ask(ada, 'PUT', 'me/shows', bad)).status).toBe(400)
    expect((await fetch(`${house.url}/api/me/shows`, { method: 'PUT' })).status).not.toBe(200)
  })

  it('counts variants that were tried, as far as the reader may know of the match', async () => {
    const house = await opened()
    const options = { kingTrickTie: 'nearest-left' }
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, open: false, options })
    await playOn(players)
    await expect.poll(async () => (await house.store.people.resultsAt(table)).length).toBe(3)
    const [ada] = players as [Player]
    const eve = await Player.enter(house.url, 'Eve')
    const tried = async (who: Player) =>
      (await ask(who, 'GET', `people/${ada.id}/profile`)).body.achievements.find(
        (one: { id: string }) => one.id === 'variants',
      )
    expect([(await tried(ada)).got, (await tried(eve)).got]).toEqual([1, 0])
    // All variants of all games, and there are some.
    expect((await tried(ada)).of).toBeGreaterThan(10)
  })

  it('tells no stranger in figures what was played at closed tables', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, open: false })
    await playOn(players)
    await expect.poll(async () => (await house.store.people.resultsAt(table)).length).toBe(3)
    const [ada] = players as [Player]
    const eve = await Player.enter(house.url, 'Eve')
    expect((await ask(eve, 'GET', `people/${ada.id}/statistics`)).body).toMatchObject({ matches: 0, games: [] })
    expect((await ask(ada, 'GET', `people/${ada.id}/statistics`)).body.matches).toBe(1)
  })

  it('and a ladder has those who played rated this season, settled or not', async () => {
    const house = await opened()
    const { players } = await seated(house, { game: 'pillars', seats: 3 })
    const [ada] = players as [Player]
    await playOn(players)
    const ladder = async (query: string) => (await ask(ada, 'GET', `ladder?${query}`)).body
    await expect.poll(async () => (await ladder('game=pillars')).rungs.length).toBe(3)
    expect((await ladder('game=pillars')).rungs[0]).toMatchObject({ place: null, sure: 'new', matches: 1 })
    expect((await ladder('game=pillars&seats=3')).rungs).toHaveLength(3)
    expect((await ladder('game=pillars&seats=4')).rungs).toEqual([])
    expect((await ladder('game=pillars&season=2001-1')).rungs).toEqual([])
    expect((await ask(ada, 'GET', 'ladder?game=pillars&seats=99')).status).toBe(400)
    expect((await ask(ada, 'GET', 'ladder')).status).toBe(400)
  })
})
