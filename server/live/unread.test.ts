// Lines that send and never read: what waits for them is bounded, and they are cut.
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { TestHouse } from '../test/house.ts'
import { opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { PING, PONG, textFrame, unreadTo } from '../test/unread.ts'

/** More than all buffers of the system and of the house together can hold of the answers. */
const MANY = 300_000

const gone = async ({ live }: TestHouse, left: number) => {
  while (live.sockets > left) await new Promise((go) => setTimeout(go, 1))
}

describe('a line that reads nothing', () => {
  it('and pings without end is cut when too many answers wait for it', async () => {
    const house = await opened()
    const { cookie } = await Player.enter(house.url, 'Eve')
    const line = await unreadTo(house.url, cookie)
    expect(await line.flood(PING, MANY)).toBeLessThan(MANY)
    expect(line.cut).toBe(true)
    await gone(house, 0)
  })

  it.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
    ['words', textFrame('{"t":"ping"}')],
  ])('and sends more %s than a line may is closed', async (_, frame) => {
    const house = await opened({ limits: { commands: 60 } })
    const { cookie } = await Player.enter(house.url, 'Eve')
    const line = await unreadTo(house.url, cookie)
    await line.flood(frame, 200)
    // The reason, and a closing frame with the code 1008.
    await line.until('live.too-fast"}\x88\x02\x03\xf0')
    line.end()
  })

  it('and goes on when it was closed is cut', async () => {
    const house = await opened({ limits: { commands: 60 } })
    const { cookie } = await Player.enter(house.url, 'Eve')
    const line = await unreadTo(house.url, cookie)
    expect(await line.flood(PONG, MANY)).toBeLessThan(MANY)
    await gone(house, 0)
  })

  it('is gone with the second heartbeat, whatever it sends', async () => {
    const house = await opened()
    const ada = await (await Player.enter(house.url, 'Ada')).connect()
    const { cookie } = await Player.enter(house.url, 'Eve')
    const line = await unreadTo(house.url, cookie)
    await ada.until(() => house.live.sockets === 2)
    const answered = new Promise((resolve) => ada.ws?.once('ping', resolve))
    house.live.beat()
    await answered
    for (const frame of [PONG, PING, textFrame('{"t":"ping"}')]) await line.flood(frame, 1)
    ada.say({ t: 'ping' })
    await ada.until(() => ada.frames.at(-1)?.startsWith('{"t":"pong"') === true)
    house.live.beat()
    await line.flood(PING, MANY)
    await gone(house, 1)
  })
})

describe('a refused line', () => {
  it('is ended by the house, also where its caller does not hang up', async () => {
    const { url } = await opened()
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.write('GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.resume()
    await new Promise((resolve) => socket.once('end', resolve))
    // What is written to an ended socket comes back as an error.
    const broken = new Promise((resolve) => socket.once('error', resolve))
    const knock = setInterval(() => socket.write('x'), 5)
    expect(await broken).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) })
    clearInterval(knock)
  })
})
