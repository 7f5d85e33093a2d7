// Half-sent requests from one address do not keep others out, and do not hold their places for long.
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { serve } from '../serve.ts'
import { settingsWith } from '../settings.ts'
import { folder } from '../test/door.ts'

const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

const half = (port: number, from: string) =>
  new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    sockets.push(socket)
    socket.on('connect', () => {
      socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      setTimeout(() => resolve('held'), 500)
    })
    socket.on('data', (data) => resolve(data.toString().split('\r\n', 1)[0] ?? ''))
    socket.on('error', () => resolve('refused'))
    socket.on('close', () => resolve('refused'))
  })

describe('many connections of one address', () => {
  it('are refused beyond the limit, while others come in', async () => {
    const { limits } = settingsWith({})
    const house = await serve(
      settingsWith({ data: folder(), port: 0, log: 'silent', limits: { ...limits, address: 3 } }),
    )
    const first = await Promise.all([1, 2, 3].map(() => half(house.port, '127.0.0.1')))
    expect(first).toEqual(['held', 'held', 'held'])
    expect(await half(house.port, '127.0.0.1')).toMatch(/429|refused/)
    expect(await half(house.port, '127.0.0.2')).toBe('held')
    sockets[0]?.destroy()
    await expect.poll(() => half(house.port, '127.0.0.1')).toBe('held')
    for (const socket of sockets) socket.destroy()
    await house.close()
  })
})
