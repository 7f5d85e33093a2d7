// How many connections one network may hold, requests and live ones together: whoever opens thousands and sends half a
// request on each keeps out nobody but themselves.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plain, truster } from '../base/address.ts'
import { tally } from '../base/tally.ts'
import type { Settings } from '../settings.ts'

const FULL = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** A trusted proxy speaks for everybody, and is not counted. */
export function limitConnections(server: Server, settings: Pick<Settings, 'limits' | 'trustProxy'>): void {
  const most = settings.limits.address
  if (most === 0) return
  const trusts = truster(settings)
  const { take } = tally()
  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? '')
    if (!trusts(address) && !take(socket, address, most)) socket.end(FULL, () => socket.destroy())
  })
}
