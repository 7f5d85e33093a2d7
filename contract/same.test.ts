import { describe, expect, it } from 'vitest'
import { same } from './same.ts'

describe('the same data', () => {
  it('is equal to its depths, members in whatever order', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true)
    expect(same([], [])).toBe(true)
  })

  it('is not what differs anywhere', () => {
    const pairs: [unknown, unknown][] = [
      [1, 2],
      [1, '1'],
      [null, 0],
      [null, {}],
      [{}, []],
      [[], {}],
      [[1], [1, 2]],
      [[1, 2], [1]],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { b: 1 }],
      [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ]
    for (const [a, b] of pairs) expect(same(a, b), JSON.stringify([a, b])).toBe(false)
  })
})
