// How many sockets each network holds at once.
import type { EventEmitter } from 'node:events'
import { networkOf } from './address.ts'

export interface Tally {
  /** Counts a socket until it closes; false where its network holds as many as it may. 0 is no limit. */
  take(socket: EventEmitter, address: string, most: number): boolean
}

export function tally(): Tally {
  const counts = new Map<string, number>()
  const countOff = (network: string) => () => {
    const left = (counts.get(network) ?? 1) - 1
    if (left > 0) counts.set(network, left)
    else counts.delete(network)
  }
  return {
    take(socket, address, most) {
      const network = networkOf(address)
      const count = counts.get(network) ?? 0
      if (most > 0 && count >= most) return false
      counts.set(network, count + 1)
      // Made apart, so that it holds on to nothing but the network's name.
      socket.once('close', countOff(network))
      return true
    },
  }
}
