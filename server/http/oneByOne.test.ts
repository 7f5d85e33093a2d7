// Whoever asks for the next thing before the last answer has gone out is cut off; whoever waits is answered as often as they ask.
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetFolders, type TestHouse, testHouse } from '../test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(async () => {
  await house.close()
  forgetFolders()
})

/** What a line hears that sends these requests in one piece, until it is ended. */
const heardBy = (paths: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(house.url)
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.on('data', (data) => {
      heard += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`).join(''))
  })

const answersIn = (heard: string) => heard.split('HTTP/1.1 ').length - 1

describe('a connection', () => {
  it('has one answer at a time, and ends when more is asked for', async () => {
    expect(answersIn(await heardBy(Array.from({ length: 8 }, () => '/api/docs/json')))).toBeLessThan(2)
    expect(answersIn(await heardBy(Array.from({ length: 1000 }, () => '/api/none')))).toBeLessThan(2)
  })

  it('is kept by whoever waits for the answer, and serves as often as it is asked', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    for (let i = 0; i < 60; i++)
      await new Promise<void>((resolve, reject) => {
        const path = i % 3 === 0 ? '/api/docs/json' : i % 3 === 1 ? '/api/none' : '/healthz'
        get(`${house.url}${path}`, { agent }, (reply) => {
          ports.add(reply.socket.localPort)
          reply.resume().on('end', () => resolve())
        }).on('error', reject)
      })
    agent.destroy()
    expect(ports.size).toBe(1)
  })
})
