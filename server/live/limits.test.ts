// What a line may not do: it is told so, or closed, and nobody else notices.
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'
import { readFrame } from './frame.ts'
import { Rate } from './rate.ts'

/** The status with which the house refuses a line. */
const refused = (url: string, headers: Record<string, string>, path = '/live') =>
  new Promise<number>((resolve) => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers })
    ws.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    ws.on('error', () => {})
    ws.on('open', () => resolve(101))
  })

describe('a frame', () => {
  it('is one JSON object of a known kind, whole and within bounds', () => {
    const why = (text: string) => {
      const read = readFrame(text)
      return 'why' in read ? read.why : read.frame.t
    }
    expect(why('{"t":"ping"}')).toBe('ping')
    for (const text of ['', '{', '{"t":"ping"}{}']) expect(why(text)).toBe('live.not-json')
    for (const text of ['[]', 'null', '7', '"ping"']) expect(why(text)).toBe('live.not-a-frame')
    for (const text of ['{}', '{"t":7}', '{"t":"constructor"}', '{"t":"__proto__"}'])
      expect(why(text)).toBe('live.unknown-frame')
    const bad = [
      { t: 'join', c: 1 },
      { t: 'join', c: -1, table: 'x' },
      { t: 'join', c: 0.5, table: 'x' },
      { t: 'join', c: 1, table: 'x'.repeat(41) },
      { t: 'join', c: 1, table: 'x', seen: '3' },
      { t: 'join', c: 1, table: 'x', key: 7 },
      { t: 'play', c: 1, id: 'a' },
      { t: 'play', c: 1, id: 'a', choice: null },
      { t: 'play', c: 1, id: '', choice: {} },
      { t: 'undo', c: 1, id: 'x'.repeat(65) },
      { t: 'undo', c: 1, id: 'a\u0000' },
      { t: 'redo', c: 1, id: 'a\ud800' },
      { t: 'play', c: 1, id: 'a\nb', choice: {} },
      { t: 'join', c: 1, table: 'x\u0000' },
      { t: 'join', c: 1, table: 'x', key: '\ud800' },
      { t: 'answer-back', c: 1, id: 'a', request: '\u0000', yes: true },
      { t: 'ask-back', c: 1, id: 'a', line: -1 },
      { t: 'answer-back', c: 1, id: 'a', request: 'r', yes: 1 },
      { t: 'chat', c: 1, id: 'a', text: 'x'.repeat(2001) },
    ]
    for (const frame of bad) expect(why(JSON.stringify(frame))).toBe('live.bad-frame')
    expect(readFrame('{"t":"undo","c":5}')).toEqual({ why: 'live.bad-frame', c: 5 })
  })
})

describe('the rate of a line', () => {
  it('allows so many at once, and as many again in ten seconds', () => {
    const rate = new Rate(60)
    const may = (now: number) => rate.may(now)
    for (let k = 0; k < 60; k++) expect(may(1000)).toBe(true)
    expect(may(1000)).toBe(false)
    expect(may(1100)).toBe(false)
    expect(may(1400)).toBe(true)
    expect(may(1400)).toBe(true)
    expect(may(1400)).toBe(false)
    for (let k = 0; k < 60; k++) expect(may(60_000)).toBe(true)
    expect(may(60_000)).toBe(false)
    expect(may(0)).toBe(false)
    expect(new Rate(0).may(0)).toBe(true)
  })

  it('counts what is dear as several', () => {
    const rate = new Rate(60)
    expect([rate.may(1000, 50), rate.may(1000, 11), rate.may(1000, 10), rate.may(1000)]).toEqual([
      ...[true, false, true, false],
    ])
  })
})

describe('a line', () => {
  it('is for people the house knows, from its own page, at its own place', async () => {
    const { url } = await opened()
    const { cookie } = await Player.enter(url, 'Ada')
    expect(await refused(url, {})).toBe(401)
    expect(await refused(url, { cookie: `${cookie}x` })).toBe(401)
    expect(await refused(url, { cookie, origin: 'https://elsewhere.example' })).toBe(403)
    expect(await refused(url, { cookie }, '/other')).toBe(404)
    expect(await refused(url, { cookie, origin: url })).toBe(101)
  })

  it('of one address are so many and no more', async () => {
    const { url } = await opened({ limits: { sockets: 3 } })
    const ada = await Player.enter(url, 'Ada')
    const lines = await Promise.all([0, 1, 2].map(() => ada.again().connect()))
    expect(await refused(url, { cookie: ada.cookie })).toBe(429)
    lines[0]?.leave()
    while ((await refused(url, { cookie: ada.cookie })) === 429) await new Promise((go) => setTimeout(go, 5))
  })

  it('that asks for all its turns again and again is closed sooner than one that only asks whether we are there', async () => {
    const house = await opened({ limits: { commands: 60 } })
    const { players } = await seated(house, { game: 'pillars', seats: 3 })
    const [ada, bea] = players as [Player, Player]
    for (let k = 0; k < 40; k++) {
      ada.say({ t: 'turns' })
      bea.say({ t: 'ping' })
    }
    await ada.until(() => ada.closed !== null)
    expect([ada.closed, bea.closed]).toEqual([1008, null])
  })

  it('that says nonsense is told so; one that says too much is closed', async () => {
    const house = await opened({ limits: { commands: 60 } })
    const { players } = await seated(house, { game: 'pillars', seats: 3 })
    const [ada, bea, cem] = players as [Player, Player, Player]
    ada.ws?.send('nonsense')
    ada.ws?.send(new Uint8Array(50))
    ada.ws?.send('{"t":"undo","c":7}')
    await ada.until(() => ada.problems.length === 3)
    expect(ada.problems).toEqual(['live.not-json', 'live.not-json', 'live.bad-frame'])
    ada.say({ t: 'undo', c: 9, id: 'x' } as never)
    ada.ws?.send(JSON.stringify({ t: 'chat', c: 7, id: 'y', text: 'x'.repeat(17_000) }))
    await ada.until(() => ada.closed !== null)
    expect(ada.closed).toBe(1009)
    for (let k = 0; k < 80; k++) bea.say({ t: 'ping' })
    await bea.until(() => bea.closed !== null)
    expect([bea.closed, bea.problems.at(-1)]).toEqual([1008, 'live.too-fast'])
    cem.say({ t: 'ping' })
    await cem.until(() => cem.frames.at(-1)?.startsWith('{"t":"pong"') === true)
    expect(cem.info?.seats.map((s) => s.here)).toEqual([false, false, true])
  })

  it('is told so where too much was taken back from its network; choices are never held up', async () => {
    const house = await opened({ limits: { kept: 0.1 } })
    const { players } = await seated(house, { game: 'nehemiah', seats: 2 })
    await playOn(players, () => players.some((one) => one.canUndo))
    const one = players.find((player) => player.canUndo)
    if (one === undefined) throw new Error('nothing can be taken back')
    let answer: Awaited<ReturnType<Player['do']>> = { seq: 0 }
    for (let n = 0; n < 200 && 'seq' in answer; n++) {
      answer = await one.do({ t: n % 2 === 0 ? 'undo' : 'redo' })
      const { seq } = one
      await Promise.all(players.map((player) => player.until(() => player.seq >= seq)))
    }
    expect(answer).toEqual({ refusal: { clause: 'tables.back-network', with: { seconds: expect.any(Number) } } })
    const from = one.seq
    await playOn(players, () => one.seq > from + 20)
  })

  it('looks at so many tables and no more, also where it asks for all in the same moment', async () => {
    const house = await opened()
    const ada = await Player.enter(house.url, 'Ada')
    const ids: string[] = []
    for (let n = 0; n < 70; n++)
      ids.push((await ada.ask('POST', '', { game: 'castle', seats: 2, open: true })).body.table.id)
    const ws = new WebSocket(`${house.url.replace('http', 'ws')}/live`, { headers: { cookie: ada.cookie } })
    const joined = new Set<number>()
    const problems: string[] = []
    await new Promise<void>((done) => {
      ws.on('open', () => {
        // Not in memory: every table has to be read first.
        for (const id of ids) house.house.runtime.loaded.delete(id)
        for (const [c, table] of ids.entries()) ws.send(JSON.stringify({ t: 'join', c, table }))
      })
      ws.on('message', (data) => {
        const { t, c, why } = JSON.parse(data.toString())
        if (t === 'problem') problems.push(why)
        else if (c !== undefined) joined.add(c)
        if (joined.size + problems.length >= 70) done()
      })
    })
    ws.close()
    expect(problems).toEqual(Array.from({ length: 6 }, () => 'live.too-many-tables'))
  })

  it('that asks for two tables under one number looks at the later one alone', async () => {
    const house = await opened()
    const [ada, bea] = [await Player.enter(house.url, 'Ada'), await Player.enter(house.url, 'Bea')]
    const lay = async () => (await ada.ask('POST', '', { game: 'castle', seats: 2, open: true })).body.table.id
    const [one, two] = [await lay(), await lay()]
    await bea.connect()
    for (const table of [one, two, one, two]) bea.say({ t: 'join', c: 7, table })
    await bea.until(() => bea.info?.id === two)
    const listening = async (id: string) => !(await house.house.runtime.loaded.get(id))?.audience.empty
    expect([await listening(one), await listening(two)]).toEqual([false, true])
  })

  it('is closed when its person signs out everywhere', async () => {
    const house = await opened()
    const ada = await Player.enter(house.url, 'Ada')
    await ada.connect()
    await fetch(`${house.url}/api/me/sign-out`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    })
    await ada.until(() => ada.closed !== null)
    expect(ada.closed).toBe(4001)
  })

  it('comes back by itself when the house closes: it is told to', async () => {
    const house = await opened()
    const ada = await (await Player.enter(house.url, 'Ada')).connect()
    await house.close()
    expect(ada.closed).toBe(1012)
  })
})
