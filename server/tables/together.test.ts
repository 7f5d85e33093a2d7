// What friends and those who watch have of a table: seats for friends, words with an invitation, a talk of their own, and the bell.
import { describe, expect, it } from 'vitest'
import type { TableList } from '../../wire/http.ts'
import type { NewsReply } from '../../wire/news.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

const castle = { game: 'castle', seats: 2 }
const MINUTE = 60_000

async function ask<T = unknown>(player: Player, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${player.url}/api/${path}`, {
    method,
    headers: { cookie: player.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return JSON.parse(text || 'null')
}
const people = (url: string, ...names: string[]) => Promise.all(names.map((name) => Player.enter(url, name)))
const befriend = async (a: Player, b: Player) => {
  await ask(a, 'PUT', `friends/${b.id}`)
  await ask(b, 'PUT', `friends/${a.id}`)
}
const openSeats = async (player: Player) => (await player.ask<TableList>('GET', '?list=open')).body
const ids = async (player: Player) => (await openSeats(player)).tables.map(({ id }) => id)
const newsOf = (player: Player) => ask<NewsReply>(player, 'GET', 'news')

describe('a table for friends', () => {
  it('is found by friends of its host, who get its link with it, and by nobody else', async () => {
    const house = await opened()
    const [ada, bea, cem] = (await people(house.url, 'Ada', 'Béa', 'Cem')) as [Player, Player, Player]
    await befriend(ada, bea)
    await ask(cem, 'PUT', `friends/${ada.id}`)
    const { table, invite } = (await ada.ask('POST', '', { ...castle, friends: true })).body
    expect(table).toMatchObject({ open: false, friends: true })
    expect(await ids(cem)).toEqual([])
    expect((await openSeats(bea)).keys).toEqual({ [table.id]: invite })
    expect(await ids(bea)).toEqual([table.id])
    // Without the link it is as closed as any other.
    expect((await bea.ask('POST', `/${table.id}/sit`)).status).toBe(404)
    expect((await bea.ask('POST', `/${table.id}/sit`, { key: invite })).status).toBe(200)
    expect(await openSeats(bea)).toMatchObject({ tables: [], keys: {} })
  })

  it('is no longer shown to whoever is a friend no more, nor where nobody is', async () => {
    const house = await opened()
    const [ada, bea] = (await people(house.url, 'Ada', 'Béa')) as [Player, Player]
    await befriend(ada, bea)
    const { table } = (await ada.ask('POST', '', { ...castle, friends: true })).body
    expect(await ids(bea)).toEqual([table.id])
    house.pass(11 * MINUTE)
    expect(await ids(bea)).toEqual([])
    await ada.join(table.id)
    expect(await ids(bea)).toEqual([table.id])
    await ask(ada, 'DELETE', `friends/${bea.id}`)
    expect(await openSeats(bea)).toMatchObject({ tables: [], keys: {} })
  })

  it('can become one for everybody or for those with the link, and what is asked for wins', async () => {
    const house = await opened()
    const [ada, bea] = (await people(house.url, 'Ada', 'Béa')) as [Player, Player]
    await befriend(ada, bea)
    const { table } = (await ada.ask('POST', '', castle)).body
    const comes = async (wish: object) => {
      const { open, friends } = (await ada.ask('POST', `/${table.id}/terms`, wish)).body.table
      return [open, friends, (await openSeats(bea)).tables.length]
    }
    expect(await ids(bea)).toEqual([])
    expect(await comes({ friends: true })).toEqual([false, true, 1])
    expect(await comes({ open: true })).toEqual([true, false, 1])
    expect(await comes({ friends: true })).toEqual([false, true, 1])
    expect(await comes({ talk: 'off' })).toEqual([false, true, 1])
    expect(await comes({ open: false, friends: false })).toEqual([false, false, 0])
  })
})

describe('an invitation', () => {
  it('may carry a few words, which the friend reads with it', async () => {
    const house = await opened()
    const [ada, bea] = (await people(house.url, 'Ada', 'Béa')) as [Player, Player]
    await befriend(ada, bea)
    const { table } = (await ada.ask('POST', '', castle)).body
    const invite = (words?: string) => ada.ask('POST', `/${table.id}/invite`, { person: bea.id, words })
    expect((await invite('x'.repeat(201))).body.error?.key).toBe('tables.inviting')
    expect((await newsOf(bea)).news.filter(({ kind }) => kind === 'invited')).toEqual([])
    expect((await invite('  at\u0007 eight?\u202e ')).status).toBe(200)
    expect((await newsOf(bea)).news[0]).toMatchObject({ kind: 'invited', table: table.id, words: 'at  eight?' })
    expect(await ask(bea, 'GET', 'friends')).toMatchObject({ invitations: [{ host: 'Ada', words: 'at  eight?' }] })
    expect((await invite()).status).toBe(200)
    expect((await newsOf(bea)).news[0]).toMatchObject({ kind: 'invited', words: '' })
  })
})

describe('the talk of those who watch', () => {
  it('is kept apart from that of those who play, and pushes nothing of it out', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3, talk: 'on' }, false)
    const [ada] = players as [Player]
    const wim = await Player.enter(house.url, 'Wim')
    await wim.join(table)
    // Before the match there is one talk for all who came.
    await wim.do({ t: 'chat', text: 'which seat?' })
    await ada.ask('POST', `/${table}/start`)
    await ada.do({ t: 'chat', text: 'good luck' })
    for (let n = 0; n < 60; n++) {
      house.pass(16_000)
      expect(await wim.do({ t: 'chat', text: `oh ${n}` })).toMatchObject({ seq: expect.any(Number) })
    }
    await ada.until(() => ada.chat.some(({ text }) => text === 'oh 59'))
    const marks = new Map(ada.chat.map(({ text, watching }) => [text, watching]))
    expect([marks.get('which seat?'), marks.get('good luck'), marks.get('oh 59')]).toEqual([undefined, undefined, true])
    // Whoever comes later reads the last of both, also from a house that had forgotten the table.
    const heardBy = async (name: string) => {
      const late = await Player.enter(house.url, name)
      await late.join(table)
      await late.until(() => late.info !== null)
      return [
        late.chat.filter((l) => l.watching !== true).map((l) => l.text),
        late.chat.filter((l) => l.watching).length,
      ]
    }
    expect(await heardBy('Eve')).toEqual([['which seat?', 'good luck'], 50])
    for (const one of [...players, wim]) one.leave()
    house.house.runtime.loaded.delete(table)
    expect(await heardBy('Fay')).toEqual([['which seat?', 'good luck'], 50])
  })

  it('is not where the host stands, who talks with those who play', async () => {
    const house = await opened()
    const [ada, bea] = (await people(house.url, 'Ada', 'Béa')) as [Player, Player]
    const order = { ...castle, sit: null, bots: ['apprentice', null], open: true }
    const { table } = (await ada.ask('POST', '', order)).body
    await bea.ask('POST', `/${table.id}/sit`)
    await ada.join(table.id)
    await ada.ask('POST', `/${table.id}/start`)
    await ada.until(() => ada.view !== null)
    await ada.do({ t: 'chat', text: 'have fun' })
    await ada.until(() => ada.chat.some(({ text }) => text === 'have fun'))
    expect(ada.chat.find(({ text }) => text === 'have fun')?.watching).toBeUndefined()
  })
})

describe('the bell', () => {
  it('tells who asks and who agreed, until it was read', async () => {
    const house = await opened()
    const [ada, bea] = (await people(house.url, 'Ada', 'Béa')) as [Player, Player]
    expect(await newsOf(ada)).toEqual({ news: [], read: 0 })
    await ask(ada, 'PUT', `friends/${bea.id}`)
    const who = { person: ada.id, name: 'Ada', guest: true }
    expect((await newsOf(bea)).news).toEqual([{ kind: 'asked', at: expect.any(Number), who }])
    house.pass(1000)
    await ask(bea, 'PUT', `friends/${ada.id}`)
    expect((await newsOf(bea)).news).toEqual([])
    const { news } = await newsOf(ada)
    expect(news).toMatchObject([{ kind: 'befriended', who: { name: 'Béa' } }])
    const at = news[0]?.at ?? 0
    await ask(ada, 'PUT', 'news', { read: at })
    // What was read stays read, and nobody reads ahead.
    await ask(ada, 'PUT', 'news', { read: at - 5 })
    expect((await newsOf(ada)).read).toBe(at)
    await ask(ada, 'PUT', 'news', { read: at + 1e12 })
    expect((await newsOf(ada)).read).toBeLessThan(at + 1e11)
  })

  it('tells of matches that ended, to those who played them', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3 })
    await playOn(players)
    const [ada] = players as [Player]
    await expect.poll(async () => (await newsOf(ada)).news).toMatchObject([{ kind: 'ended', table, seats: 3 }])
    expect((await newsOf(await Player.enter(house.url, 'Wim'))).news).toEqual([])
  })
})
