import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressReader, networkOf } from './address.ts'

const from = (trustProxy: boolean | string[], remote: string, said?: string) =>
  addressReader({ trustProxy })({
    socket: { remoteAddress: remote },
    headers: said === undefined ? {} : { 'x-forwarded-for': said },
  } as unknown as IncomingMessage)

describe('the address of a caller', () => {
  it('is the other end of the line where nobody is trusted', () => {
    expect(from(false, '127.0.0.1', '192.0.2.7')).toBe('127.0.0.1')
    expect(from(false, '::ffff:192.0.2.1')).toBe('192.0.2.1')
  })
  it('is what trusted proxies say, and no further', () => {
    expect(from(['loopback'], '127.0.0.1', '192.0.2.7')).toBe('192.0.2.7')
    expect(from(['loopback'], '192.0.2.1', '192.0.2.7')).toBe('192.0.2.1')
    expect(from(['loopback', '10.0.0.0/8'], '::1', '198.51.100.9, 192.0.2.7, 10.1.2.3')).toBe('192.0.2.7')
    expect(from(['::1'], '::1', '2001:db8::5')).toBe('2001:db8::5')
    expect(from(true, '127.0.0.1', '198.51.100.9, 192.0.2.7')).toBe('198.51.100.9')
    expect(from(['loopback'], '127.0.0.1')).toBe('127.0.0.1')
  })
})

describe('what a limit counts by', () => {
  it('is the address, and of an IPv6 address the network, which one caller has whole', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('')).toBe('')
  })
})
