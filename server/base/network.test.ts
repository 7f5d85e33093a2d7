import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isNear, networkAddresses } from './network.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null, ...more }) as NetworkInterfaceInfo

const interfaces = {
  lo: [at('127.0.0.1', { internal: true })],
  lan: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6' })],
  lost: [at('169.254.3.4')],
}

describe('where others in the network find a house', () => {
  it('is said where it listens to all of them, and has no public address', () => {
    expect(networkAddresses({ host: '0.0.0.0', origin: null }, 8080, interfaces)).toEqual(['http://192.168.1.20:8080/'])
    expect(networkAddresses({ host: '::', origin: null }, 1, interfaces)).toEqual(['http://192.168.1.20:1/'])
    expect(networkAddresses({ host: '127.0.0.1', origin: null }, 8080, interfaces)).toEqual([])
    expect(networkAddresses({ host: '0.0.0.0', origin: 'https://play.example.org' }, 8080, interfaces)).toEqual([])
  })

  it('is told only to who is near', () => {
    for (const near of ['localhost', '127.0.0.1', '[::1]', '192.168.1.20', '10.1.2.3', '172.20.0.1', 'nas.local'])
      expect(isNear(near), near).toBe(true)
    for (const far of ['play.example.org', '172.32.0.1', '8.8.8.8', '1921.168.1.1'])
      expect(isNear(far), far).toBe(false)
  })
})
