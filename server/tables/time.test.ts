// Clocks, requests, chat: what happens at a table besides the moves.
import { describe, expect, it } from 'vitest'
import { houses, opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'
import { DAY } from './runtime/clock.ts'

const pillars = { game: 'pillars', seats: 3 }
const live = { kind: 'live' as const, minutes: 1, increment: 10 }
const settled = (players: readonly Player[], seq: number) =>
  Promise.all(players.map((p) => p.until(() => p.seq >= seq)))

describe('a clock', () => {
  it('is told with every move, and is right after a crash', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, clock: live })
    const next = players.find((p) => p.mine) as Player
    expect(next.info?.seats.map((s) => s.left)).toEqual([60_000, 60_000, 60_000])
    house.pass(20_000)
    await next.play()
    await settled(players, 1)
    const left = next.info?.seats.map((s) => s.left) ?? []
    expect(Math.abs((left[next.seat as number] as number) - 50_000)).toBeLessThan(5000)
    expect((await next.ask('GET', `/${table}`)).body.table).toEqual(next.info)
    const later = await house.crash()
    houses.push(later)
    const back = await next.again(later.url).join(table)
    expect(back.info?.seats.map((s) => s.left)).toEqual(left)
  })

  it('that runs out gives the seat to a computer, which says so and gives it back', async () => {
    const house = await opened()
    const { players } = await seated(house, { ...pillars, clock: live })
    const slow = players.find((p) => p.mine) as Player
    const other = players.find((p) => p !== slow) as Player
    house.pass(59_000)
    await house.house.sweep()
    expect(other.info?.seats[slow.seat as number]?.away).toBe(false)
    house.pass(2000)
    await house.house.sweep()
    await other.until(() => other.seq >= 1 && other.chat.length === 1)
    expect(other.chat[0]).toMatchObject({ person: null, text: 'tables.computer-plays', with: { name: slow.name } })
    expect(other.info?.seats[slow.seat as number]).toMatchObject({ away: true, left: 0, bot: 'journeyman' })
    // The computer goes on playing for whoever is away.
    await playOn(
      players.filter((p) => p !== slow),
      () => other.seq >= 6,
    )
    expect(await slow.do({ t: 'return' })).toHaveProperty('seq')
    await other.until(() => other.info?.seats[slow.seat as number]?.away === false)
    expect(other.info?.seats[slow.seat as number]?.left).toBe(70_000)
    await playOn(players, () => other.seq >= 12)
    expect(other.info?.seats.every((s) => !s.away)).toBe(true)
  })

  it('of days stands still while its person is on vacation', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, clock: { kind: 'days', days: 1, budget: 1 } })
    const slow = players.find((p) => p.mine) as Player
    const { people, now } = house.house
    await people.records.change(slow.id, (_, doc) => ({
      doc: { ...doc, vacations: [{ from: now() + DAY, to: now() + 6 * DAY }] },
    }))
    house.pass(3 * DAY)
    await house.house.sweep()
    expect((await slow.ask('GET', `/${table}`)).body.table.seats[slow.seat as number]?.away).toBe(false)
    house.pass(3.5 * DAY)
    await house.house.sweep()
    await slow.play()
    await slow.until(() => slow.seq === 1)
    // Six and a half days, of which five were vacation: half a day of the budget is spent.
    const left = slow.info?.seats[slow.seat as number]?.left ?? 0
    expect(Math.abs(left - 1.5 * DAY)).toBeLessThan(60_000)
    house.pass(3 * DAY)
    await house.house.sweep()
    await slow.until(() => slow.info?.seats.some((s) => s.away) === true)
  })
})

describe('a table that all its people have left', () => {
  it('waits for them: computers do not play a match to its end among themselves', async () => {
    const house = await opened()
    const { players } = await seated(house, { ...pillars, clock: live, bots: [null, null, 'apprentice'] })
    const [ada, bea] = players as [Player, Player]
    for (const who of [ada, bea]) expect((await who.ask('POST', `/${who.info?.id}/stand`)).status).toBe(200)
    await ada.until(() => ada.info?.seats.filter((s) => s.away).length === 2)
    const { seq } = ada
    for (let round = 0; round < 5; round++) {
      house.pass(DAY)
      await house.house.sweep()
      await new Promise((go) => setTimeout(go, 20))
    }
    expect(ada.seq).toBeLessThanOrEqual(seq + 1)
    // One of them is back: the others' seats are played again.
    const there = ada.seq
    expect(await ada.do({ t: 'return' })).toHaveProperty('seq')
    await playOn([ada], () => ada.seq >= there + 5)
    expect(ada.info?.seats[bea.seat as number]?.away).toBe(true)
  })
})

describe('a vacation that ends early', () => {
  it('gives back only the days it took', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { ...pillars, clock: { kind: 'days', days: 1, budget: 0 } })
    const slow = players.find((p) => p.mine) as Player
    const me = (method: string, path: string, body?: unknown) =>
      fetch(`${slow.url}/api/me${path}`, {
        method,
        headers: { cookie: slow.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    const away = async () => {
      await house.house.sweep()
      return (await slow.ask('GET', `/${table}`)).body.table.seats[slow.seat as number]?.away
    }
    const from = house.house.now()
    expect((await me('POST', '/vacations', { from, to: from + 10 * DAY })).status).toBe(200)
    house.pass(3 * DAY)
    expect(await away()).toBe(false)
    const [taken] = ((await (await me('GET', '')).json()) as { vacation: { list: { from: number }[] } }).vacation.list
    expect((await me('DELETE', `/vacations/${taken?.from}`)).status).toBe(200)
    house.pass(0.9 * DAY)
    expect(await away()).toBe(false)
    house.pass(0.2 * DAY)
    expect(await away()).toBe(true)
  })
})

describe('asking to take back', () => {
  it('happens when all others agree, and everybody follows', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    await playOn(players, () => ada.seq >= 2)
    await settled(players, 2)
    const then = structuredClone(players.map((p) => [p.view, p.story.length]))
    await playOn(players, () => ada.seq >= 7)
    await settled(players, 7)
    expect(await ada.do({ t: 'ask-back', line: 10 })).toEqual({ refusal: { clause: 'tables.no-such-moment' } })
    expect(await ada.do({ t: 'ask-back', line: 3 }, 'please')).toEqual({ seq: 7 })
    await bea.until(() => bea.info?.request !== null)
    const request = bea.info?.request?.id as string
    expect(bea.info?.request).toMatchObject({ seat: ada.seat, to: 2, agreed: [] })
    expect(await bea.do({ t: 'ask-back', line: 4 })).toEqual({ refusal: { clause: 'tables.asked-already' } })
    expect(await ada.do({ t: 'answer-back', request, yes: true })).toEqual({
      refusal: { clause: 'tables.own-request' },
    })
    expect(await bea.do({ t: 'answer-back', request, yes: true })).toEqual({ seq: 7 })
    await cem.until(() => cem.info?.request?.agreed.length === 1)
    expect(await cem.do({ t: 'answer-back', request, yes: true })).toEqual({ seq: 8 })
    await settled(players, 8)
    expect(players.map((p) => [p.view, p.story.length])).toEqual(then)
    await ada.until(() => ada.info?.request === null)
    await playOn(players, () => ada.seq >= 12)
    // The same after a crash, and for whoever comes new.
    const later = await house.crash()
    houses.push(later)
    const back = await ada.again(later.url).join(table)
    expect([back.view, back.story]).toEqual([ada.view, ada.story])
  })

  it('is over when somebody says no, or plays on', async () => {
    const house = await opened()
    const { players } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    await playOn(players, () => ada.seq >= 3)
    await settled(players, 3)
    await ada.do({ t: 'ask-back', line: 1 })
    await bea.until(() => bea.info?.request !== null)
    await bea.do({ t: 'answer-back', request: bea.info?.request?.id, yes: false })
    await ada.until(() => ada.info?.request === null && ada.chat.length === 1)
    expect(ada.chat[0]).toMatchObject({ text: 'tables.back-refused', with: { name: bea.name } })
    await ada.do({ t: 'ask-back', line: 1 })
    await bea.until(() => bea.info?.request !== null)
    const { id } = bea.info?.request ?? { id: '' }
    await playOn(players, () => ada.seq >= 4)
    await bea.until(() => bea.info?.request === null)
    expect(await bea.do({ t: 'answer-back', request: id, yes: true })).toEqual({
      refusal: { clause: 'tables.no-request' },
    })
  })

  it('needs those who have left, too: nobody who would say no is passed over', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    await playOn(players, () => ada.seq >= 3)
    await settled(players, 3)
    await cem.ask('POST', `/${table}/stand`)
    await ada.until(() => ada.info?.seats[cem.seat as number]?.away === true)
    await ada.do({ t: 'ask-back', line: 1 })
    await bea.until(() => bea.info?.request !== null)
    const { seq } = ada
    await bea.do({ t: 'answer-back', request: bea.info?.request?.id, yes: true })
    await ada.until(() => ada.info?.request?.agreed.length === 1)
    expect(ada.info?.request).not.toBeNull()
    expect(ada.story.length).toBeGreaterThan(1)
    expect(ada.seq).toBe(seq)
  })

  it('needs nobody where only computers sit beside', async () => {
    const house = await opened()
    const { players } = await seated(house, { ...pillars, bots: [null, 'apprentice', 'apprentice'] })
    const [ada] = players as [Player]
    await playOn(players, () => ada.mine && ada.seq >= 4)
    const { seq } = ada
    expect(await ada.do({ t: 'ask-back', line: 1 })).toEqual({ seq: seq + 1 })
    await ada.until(() => ada.seq > seq)
    await playOn(players, () => ada.seq > seq + 6)
  })
})

describe('asking to take back after something was taken back already', () => {
  it('takes back the line that was meant', async () => {
    const house = await opened()
    const { players } = await seated(house, { ...pillars, bots: [null, 'apprentice', 'apprentice'] })
    const [ada] = players as [Player]
    await playOn(players, () => ada.mine && ada.canUndo)
    // Undone and done again: the log has two entries more than the story has lines.
    await ada.do({ t: 'undo' })
    await ada.do({ t: 'redo' })
    await ada.until(() => ada.mine)
    const then = structuredClone([ada.view, ada.story])
    const line = ada.story.length
    await ada.play()
    await playOn(players, () => ada.mine && ada.story.length > line + 2)
    await ada.do({ t: 'ask-back', line })
    await ada.until(() => ada.story.length === line)
    expect([ada.view, ada.story]).toEqual(then)
  })
})

describe('chat', () => {
  it('reaches everybody but those who do not want to read it; a silenced person may not speak', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea, cem] = players as [Player, Player, Player]
    expect(await ada.do({ t: 'chat', text: '  bonjour\u202e \u0007' }, 'hello')).toHaveProperty('seq')
    await Promise.all(players.map((p) => p.until(() => p.chat.length === 1)))
    expect(bea.chat[0]).toMatchObject({ n: 1, person: ada.id, name: 'Ada', text: 'bonjour' })
    ada.answers.clear()
    await ada.do({ t: 'chat', text: 'bonjour' }, 'hello')
    expect(await ada.do({ t: 'chat', text: ' ' })).toMatchObject({ refusal: { clause: 'tables.chat' } })
    expect(await ada.do({ t: 'chat', text: 'x'.repeat(501) })).toMatchObject({ refusal: { clause: 'tables.chat' } })
    await bea.ask('POST', `/${table}/mute`, { person: ada.id, on: true, for: 'me' })
    await ada.do({ t: 'chat', text: 'encore' })
    await cem.until(() => cem.chat.length === 2)
    expect((await bea.again().join(table)).chat).toEqual([])
    expect(bea.chat).toHaveLength(1)
    expect((await bea.ask('POST', `/${table}/mute`, { person: cem.id, on: true, for: 'all' })).status).toBe(403)
    await ada.ask('POST', `/${table}/mute`, { person: cem.id, on: true, for: 'all' })
    expect(await cem.do({ t: 'chat', text: 'moi' })).toEqual({ refusal: { clause: 'tables.muted' } })
    const lines = (await cem.ask<{ lines: unknown[] }>('GET', `/${table}/chat?before=99`)).body.lines
    expect(lines).toHaveLength(2)
    const wim = await (await Player.enter(house.url, 'Wim')).join(table)
    expect(await wim.do({ t: 'chat', text: 'allez' })).toHaveProperty('seq')
  })

  it('knows who is there', async () => {
    const house = await opened()
    const { players, table } = await seated(house, pillars)
    const [ada, bea] = players as [Player, Player]
    expect(ada.info?.seats.map((s) => s.here)).toEqual([true, true, true])
    const second = await bea.again().join(table)
    bea.leave()
    const wim = await (await Player.enter(house.url, 'Wim')).join(table)
    await ada.until(() => ada.info?.watchers === 1)
    expect(ada.info?.seats[1]?.here).toBe(true)
    second.leave()
    await ada.until(() => ada.info?.seats[1]?.here === false)
    wim.say({ t: 'leave', c: 7 })
    await ada.until(() => ada.info?.watchers === 0)
  })
})
