import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { tally } from './tally.ts'

describe('sockets of a network', () => {
  it('are counted together until they close, whichever way an address is written', () => {
    const { take } = tally()
    const [first, second] = [new EventEmitter(), new EventEmitter()]
    expect(take(first, '10.0.0.1', 2)).toBe(true)
    expect(take(second, '::ffff:10.0.0.1', 2)).toBe(true)
    expect(take(new EventEmitter(), '10.0.0.1', 2)).toBe(false)
    expect(take(new EventEmitter(), '10.0.0.2', 2)).toBe(true)
    expect(take(new EventEmitter(), '10.0.0.1', 0)).toBe(true)
    first.emit('close')
    second.emit('close')
    expect(take(new EventEmitter(), '10.0.0.1', 2)).toBe(true)
  })
})
