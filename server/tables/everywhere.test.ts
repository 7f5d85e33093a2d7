// Somebody signs in, signs out or leaves for good: what their tables and their lines make of it.
import { describe, expect, it } from 'vitest'
import { SIGNED_OUT } from '../live/connection.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const pillars = { game: 'pillars', seats: 3 }
const post = (who: Player, path: string, body: object) =>
  fetch(`${who.url}/api${path}`, {
    method: 'POST',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const leave = (who: Player) => fetch(`${who.url}/api/me`, { method: 'DELETE', headers: { cookie: who.cookie } })
/** A code that brings this person back on another device. */
async function codeOf(who: Player): Promise<string> {
  return ((await (await post(who, '/me/recovery', {})).json()) as { codes: [string] }).codes[0]
}

describe('somebody at a table', () => {
  it('is marked as a guest there and in the talk, until the name is kept; another name is shown at once', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [one, other] = players as [Player, Player]
    const seat = one.seat as number
    const shown = () => other.info?.seats[seat]
    expect(shown()).toMatchObject({ guest: true })
    await one.do({ t: 'chat', text: 'as a guest' })
    await other.until(() => other.chat.some((line) => line.text === 'as a guest' && line.guest === true))
    const named = await fetch(`${one.url}/api/me`, {
      method: 'PATCH',
      headers: { cookie: one.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Quite Another' }),
    })
    expect(named.status).toBe(200)
    await other.until(() => shown()?.name === 'Quite Another')
    expect(shown()?.guest).toBe(true)
    await codeOf(one)
    await other.until(() => shown()?.guest === false)
    expect((await other.ask('GET', `/${table}`)).status).toBe(200)
  })
})

describe('a guest who signs in', () => {
  it('takes the seats along, and plays on as who they are', async () => {
    const house = await opened()
    const ada = await Player.enter(house.url, 'Ada')
    const code = await codeOf(ada)
    const { players, table } = await seated(house, pillars)
    const guest = players.find((p) => p.mine) as Player
    const other = players.find((p) => p !== guest) as Player
    const seat = guest.seat as number
    const came = await post(guest, '/recovery', { code })
    expect(((await came.json()) as { id: string }).id).toBe(ada.id)
    await other.until(() => other.info?.seats[seat]?.person === ada.id)
    await guest.until(() => guest.closed === SIGNED_OUT)
    ada.title = guest.title
    ada.cookie = (came.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const back = await ada.join(table)
    expect(back.seat).toBe(seat)
    expect(await back.play()).toHaveProperty('seq')
    expect((await guest.ask('GET', `/${table}`)).status).toBe(401)
  })

  it('keeps the seat of a table where that person already sits', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea] = players as [Player, Player]
    const came = await post(bea, '/recovery', { code: await codeOf(ada) })
    expect(came.status).toBe(200)
    const { seats } = (await ada.ask('GET', `/${table}`)).body.table
    expect(seats.map((s) => s.person)).toEqual(players.map((p) => p.id))
  })

  it('leaves an account that can be come back to as it is', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars, false)
    const [ada, bea] = players as [Player, Player]
    const cem = await Player.enter(house.url, 'Cem')
    await codeOf(bea)
    expect((await post(bea, '/recovery', { code: await codeOf(cem) })).status).toBe(200)
    expect((await ada.ask('GET', `/${table}`)).body.table.seats.map((s) => s.person)).toEqual(players.map((p) => p.id))
  })
})

describe('signing out here', () => {
  it('closes the lines of this device, and no other', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    const code = await codeOf(ada)
    const elsewhere = new Player(house.url, 'Ada')
    const came = await post(elsewhere, '/recovery', { code })
    elsewhere.title = ada.title
    elsewhere.cookie = (came.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    await elsewhere.join(table)
    expect((await post(ada, '/me/sign-out', {})).status).toBe(204)
    await ada.until(() => ada.closed !== null)
    expect(ada.closed).toBe(SIGNED_OUT)
    await playOn([elsewhere, ...players.slice(1)], () => bea.seq >= 4)
    expect([elsewhere.closed, bea.closed]).toEqual([null, null])
  })
})

describe('somebody who leaves for good', () => {
  it('is a nameless player of a finished match, not a free seat', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, options: { roundCap: 5 } })
    const [ada, bea] = players as [Player, Player]
    await playOn(players, () => bea.info?.status === 'over')
    expect((await leave(ada)).status).toBe(204)
    const { seats } = (await bea.ask('GET', `/${table}`)).body.table
    expect(seats[ada.seat as number]).toMatchObject({ kind: 'person', person: null, name: '', bot: null })
  })

  it('is replaced while the match runs', async () => {
    const house = await opened()
    const { players } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    expect((await leave(ada)).status).toBe(204)
    await bea.until(() => bea.info?.seats[ada.seat as number]?.kind === 'bot')
    await playOn(players.slice(1), () => bea.seq >= 6)
  })
})
