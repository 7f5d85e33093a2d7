import { describe, expect, it } from 'vitest'
import { fairQueueOf } from './fairQueue.ts'

describe('a fair queue', () => {
  const takeAll = <T>(queue: { take(): T | undefined }) => {
    const all: T[] = []
    for (let next = queue.take(); next !== undefined; next = queue.take()) all.push(next)
    return all
  }

  it('gives every owner a turn, however much one of them asks', () => {
    const queue = fairQueueOf<string>()
    for (let i = 0; i < 4; i++) queue.add(`many ${i}`, 'many', 'now')
    queue.add('one', 'few', 'now')
    queue.add('two', 'few', 'now')
    expect(queue.size).toBe(6)
    expect(takeAll(queue)).toEqual(['many 0', 'one', 'many 1', 'two', 'many 2', 'many 3'])
    expect(queue.size).toBe(0)
  })

  it('takes what somebody waits for before what can wait, also from the same owner', () => {
    const queue = fairQueueOf<string>()
    queue.add('analysis', 'a', 'later')
    queue.add('move', 'a', 'now')
    queue.add('another move', 'b', 'now')
    expect(takeAll(queue)).toEqual(['move', 'another move', 'analysis'])
  })

  it('puts who has just had a turn behind those who come meanwhile', () => {
    const queue = fairQueueOf<string>()
    queue.add('a1', 'a', 'now')
    queue.add('a2', 'a', 'now')
    expect(queue.take()).toBe('a1')
    queue.add('b1', 'b', 'now')
    expect(takeAll(queue)).toEqual(['a2', 'b1'])
  })
})
