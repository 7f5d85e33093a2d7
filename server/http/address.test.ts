import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressReader } from './address.ts'

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
