import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { bareTo } from './bare.ts'

it('a client of the load answers a ping with what it said, as every browser does', async () => {
  const server = createServer()
  const wss = new WebSocketServer({ server })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
  const answered = new Promise<string>((resolve) =>
    wss.on('connection', (ws: WebSocket) => {
      ws.on('pong', (data) => resolve(data.toString('latin1')))
      ws.ping(Buffer.from('\x00\xff12345\x80', 'latin1'))
    }),
  )
  const client = bareTo(port, '/', [], { open() {}, text() {}, close() {} })
  expect(await answered).toBe('\x00\xff12345\x80')
  client.close()
  wss.close()
  await new Promise((resolve) => server.close(resolve))
})
