// Who is at a table is right within five seconds of a cut, and again when the line comes back to life.
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { opened } from '../test/opened.ts'
import type { Player } from '../test/player.ts'
import { seated } from '../test/sitting.ts'

/** Passes bytes on between a player and the house, until it is told to swallow them. */
async function cable(port: number): Promise<{ url: string; cut(on: boolean): void; close(): void }> {
  let swallows = false
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (swallows || to.write(bytes)))
      from.on('close', () => to.destroy())
      from.on('error', () => {})
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    cut(on) {
      swallows = on
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a line that is cut without a word', () => {
  it('is seen by the others within five seconds', async () => {
    const house = await opened()
    const { players, table } = await seated(house, { game: 'pillars', seats: 3 })
    const [ada, bea] = players as [Player, Player]
    const wire = await cable(Number(new URL(house.url).port))
    const far = await bea.again(wire.url).join(table)
    bea.leave()
    const seat = far.seat as number
    await ada.until(() => ada.info?.seats[seat]?.here === true)
    wire.cut(true)
    const from = performance.now()
    await ada.until(() => ada.info?.seats[seat]?.here === false)
    expect(performance.now() - from).toBeLessThan(5000)
    wire.close()
    const back = await bea.again().join(table)
    await ada.until(() => ada.info?.seats[seat]?.here === true)
    back.leave()
  }, 20_000)
})
