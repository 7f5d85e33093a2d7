// How many connections one network may hold, requests and live ones together: whoever opens thousands and sends half a
// request on each keeps out nobody but themselves.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, truster } from '../base/address.ts'
import type { Settings } from '../settings.ts'

const FULL = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** A trusted proxy speaks for everybody, and is not counted. */
export function limitConnections(server: Server, settings: Pick<Settings, 'limits' | 'trustProxy'>): void {
  const most = settings.limits.address
  if (most === 0) return
  const trusts = truster(settings)
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (trusts(remoteAddress.replace(/^::ffff:/, ''))) return
    const network = networkOf(remoteAddress)
    const count = counts.get(network) ?? 0
    if (count >= most) {
      socket.end(FULL, () => socket.destroy())
      return
    }
    counts.set(network, count + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
