// Two text frames a moment to many sockets: our writer, `ws.send`, and `ws.send` on a corked socket.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { FrameWriter } from '../../server/live/frameWriter.ts'
import { inTurns, micros } from './inTurns.ts'

const SOCKETS = 400
const MOMENTS = 40

/** A process of its own that opens so many sockets and reads whatever comes. */
const READER = `
const { connect } = require('node:net')
const head = ['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: ' + Buffer.alloc(16).toString('base64')].join('\\r\\n') + '\\r\\n\\r\\n'
for (let i = 0; i < ${SOCKETS}; i++) {
  const socket = connect(Number(process.argv[1]), '127.0.0.1', () => socket.write(head))
  socket.resume()
  socket.on('error', () => {})
}`

interface End {
  readonly ws: WebSocket
  readonly socket: Duplex
  readonly writer: FrameWriter
}

export async function frames(): Promise<string> {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const server = createServer()
  const ends: End[] = []
  const { promise: all, resolve } = Promise.withResolvers<void>()
  server.on('upgrade', (request, socket, rest) =>
    wss.handleUpgrade(request, socket, rest, (ws) => {
      if (ends.push({ ws, socket, writer: new FrameWriter(socket) }) === SOCKETS) resolve()
    }),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const reader = spawn(process.execPath, ['-e', READER, String(port)], { stdio: 'ignore' })
  await all
  const done = '{"t":"done","id":"3f2a91c8-12","seq":41}'
  const moved = `{"t":"moved","c":1,"seq":41,"told":{"seat":1,"events":[]},"view":{"x":${'1'.repeat(300)}}}`
  const moment = (say: (end: End) => void) => async () => {
    for (const end of ends) say(end)
    await new Promise((go) => setImmediate(go))
  }
  const took = await inTurns(
    {
      ours: moment(({ writer }) => {
        writer.write(done)
        writer.write(moved)
      }),
      ws: moment(({ ws }) => {
        ws.send(done)
        ws.send(moved)
      }),
      'ws, corked': moment(({ ws, socket }) => {
        socket.cork()
        ws.send(done)
        ws.send(moved)
        process.nextTick(() => socket.uncork())
      }),
    },
    MOMENTS,
  )
  reader.kill()
  for (const { ws } of ends) ws.terminate()
  server.close()
  return `a socket and moment: ${micros(new Map([...took].map(([name, n]) => [name, n / SOCKETS])))}`
}
