// Where a house without a public address can be found by others in the same network.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Settings } from '../settings.ts'

const EVERYWHERE = ['0.0.0.0', '::']
/** A machine has few; one with many has them for its own purposes. */
const MOST = 4

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** The addresses, such as http://192.168.1.20:8080/; none where the house listens to this machine only or has a public one. */
export function networkAddresses(
  { host, origin }: Pick<Settings, 'host' | 'origin'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (origin !== null || !EVERYWHERE.includes(host)) return []
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'))
    .map((one) => `http://${one.address}:${port}/`)
    .slice(0, MOST)
}

/** Whether an address is only good on this machine, or within a network of its own. */
export const isNear = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|.*\.local)$/.test(
    hostname,
  )
