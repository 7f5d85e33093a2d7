// The address of a caller: of the socket, or as a trusted proxy gives it.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Settings } from '../settings.ts'

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
/** An IPv4 address that came over IPv6 is that address. */
export const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '')

function listOf(words: readonly string[]): BlockList {
  const list = new BlockList()
  for (const net of words.flatMap((word) => NAMED[word] ?? [word])) {
    const [address = '', bits] = net.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** Whether somebody's word about the caller's address counts. */
export function truster({ trustProxy }: Pick<Settings, 'trustProxy'>): (address: string) => boolean {
  const trusted = Array.isArray(trustProxy) ? listOf(trustProxy) : null
  return (address) =>
    isIP(address) > 0 && (trusted === null ? trustProxy === true : trusted.check(address, family(address)))
}

/** What a limit counts by: an IPv4 address, or the first half of an IPv6 one, since whoever has one has all of that network. */
export function networkOf(address: string): string {
  const bare = plain(address)
  if (!isIPv6(bare)) return bare
  const [front = '', back] = (bare.split('%', 1)[0] ?? '').split('::')
  const head = front === '' ? [] : front.split(':')
  const tail = back === undefined || back === '' ? [] : back.split(':')
  const groups = back === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** From the nearest proxy outward while each is trusted; the first address that is not is the caller's. */
export function addressReader(settings: Pick<Settings, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusts = truster(settings)
  return (request) => {
    let caller = plain(request.socket.remoteAddress ?? '')
    const said = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean)
    while (trusts(caller) && said.length > 0) caller = plain(said.pop() ?? '')
    return caller
  }
}
