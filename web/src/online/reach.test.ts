import { describe, expect, it } from 'vitest'
import { reachedFrom } from './reach.ts'

describe('a link', () => {
  it('has the address that others can open', () => {
    const lan = { origin: null, network: ['http://192.168.1.20:8080/'] }
    expect(reachedFrom('http://localhost:8080/', lan)).toEqual({ kind: 'network', base: 'http://192.168.1.20:8080/' })
    expect(reachedFrom('http://localhost:8080/chantier/', lan).base).toBe('http://192.168.1.20:8080/chantier/')
    const open = { origin: 'https://play.example.org', network: [] }
    expect(reachedFrom('http://localhost:8080/', open)).toEqual({ kind: 'all', base: 'https://play.example.org/' })
  })
  it('says where it cannot be opened', () => {
    const none = { origin: null, network: [] }
    expect(reachedFrom('http://localhost:8080/', none).kind).toBe('machine')
    expect(reachedFrom('http://127.0.0.1:8080/', null).kind).toBe('machine')
    expect(reachedFrom('http://192.168.1.20:8080/', none)).toEqual({
      kind: 'network',
      base: 'http://192.168.1.20:8080/',
    })
    expect(reachedFrom('http://nas:8080/', none).kind).toBe('network')
    expect(reachedFrom('https://play.example.org/', none).kind).toBe('all')
    expect(reachedFrom('http://8.8.8.8/', none).kind).toBe('all')
  })
})
