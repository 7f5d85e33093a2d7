import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublic, outsideWith } from './guard.ts'

const heard: string[] = []
let status = 204
const receiver = createServer((request, reply) => {
  heard.push(`${request.headers.host} ${request.url}`)
  if (status === 0) return
  reply.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end('x'.repeat(100_000))
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  port = (receiver.address() as AddressInfo).port
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

describe('an address', () => {
  it('is public, or not', () => {
    for (const good of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a01:e0a::1'])
      expect(isPublic(good), good).toBe(true)
    for (const bad of [
      ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
      ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '198.18.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
      ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1'],
      ...['::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'name', ''],
    ])
      expect(isPublic(bad), bad).toBe(false)
  })
})

describe('what people give as an address', () => {
  const names: Record<string, readonly string[]> = {
    'good.example': ['93.184.216.34'],
    'inside.example': ['10.0.0.5'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
    'six.example': ['2606:4700::1', 'fe80::1'],
    'mapped.example': ['::ffff:127.0.0.1'],
  }
  const resolve = async (name: string) => {
    const found = names[name]
    if (found === undefined) throw new Error('ENOTFOUND')
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  const outside = outsideWith({ trusted: [], resolve, patience: 500 })

  it.each([
    ['https://good.example/hook', 'good'],
    ['http://good.example/hook', 'not-https'],
    ['ftp://good.example', 'not-https'],
    ['https://user:word@good.example', 'address'],
    ['not an address', 'address'],
    ['https://inside.example', 'not-public'],
    ['https://both.example', 'not-public'],
    ['https://six.example', 'not-public'],
    ['https://mapped.example', 'not-public'],
    ['https://nobody.example', 'not-found'],
    ['https://127.0.0.1', 'not-public'],
    ['https://127.1', 'not-public'],
    ['https://2130706433', 'not-public'],
    ['https://0x7f.1', 'not-public'],
    ['https://0', 'not-public'],
    ['https://[::1]', 'not-public'],
    ['https://[::ffff:127.0.0.1]', 'not-public'],
    ['https://[fe80::1]', 'not-public'],
    ['https://169.254.169.254/latest/meta-data', 'not-public'],
    ['https://192.168.0.1', 'not-public'],
  ])('%s is %s', async (url, is) => {
    expect(await outside.vet(url)).toBe(is)
    if (is !== 'good') expect(await outside.post(url, {}, '{}')).toEqual({ problem: is })
  })

  it('is looked up once: a name that leads elsewhere a moment later is not followed', async () => {
    let asked = 0
    const rebinding = async () => [{ address: asked++ === 0 ? '192.0.2.1' : '127.0.0.1', family: 4 }]
    // 192.0.2.1 is for documentation; as the name of a trusted host it stands for a public address that nobody has.
    const caught = outsideWith({ trusted: ['rebind.example'], resolve: rebinding, patience: 300 })
    const before = heard.length
    expect(await caught.post(`http://rebind.example:${port}/hook`, {}, '{}')).toEqual({ problem: 'no-answer' })
    expect([asked, heard.length]).toEqual([1, before])
  })

  it('of a host that the house trusts may be private; nothing is followed elsewhere, and nobody is waited for', async () => {
    const trusting = outsideWith({
      trusted: [`hook.lan:${port}`],
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      patience: 400,
    })
    const url = `http://hook.lan:${port}/a?b=c`
    expect(await trusting.post(url, {}, '{}')).toEqual({ status: 204 })
    expect(heard.at(-1)).toBe(`hook.lan:${port} /a?b=c`)
    status = 302
    const before = heard.length
    expect(await trusting.post(url, {}, '{}')).toEqual({ status: 302 })
    expect(heard).toHaveLength(before + 1)
    status = 0
    expect(await trusting.post(url, {}, '{}')).toEqual({ problem: 'no-answer' })
    const never = outsideWith({ trusted: [], resolve: () => new Promise(() => {}), patience: 100 })
    expect(await never.post('https://slow.example', {}, '{}')).toEqual({ problem: 'not-found' })
  })
})
