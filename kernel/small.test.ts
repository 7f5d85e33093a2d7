import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { small } from './small.ts'

describe('a small set', () => {
  const members = fc.uniqueArray(fc.integer({ min: 0, max: 30 }))
  it('is a set', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const set = small.of(...a)
        expect(small.list(set)).toEqual([...a].sort((x, y) => x - y))
        expect(small.size(set)).toBe(a.length)
        expect(small.first(set)).toBe(a.length === 0 ? -1 : Math.min(...a))
        expect(small.list(small.union(set, small.of(...b)))).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y))
        expect(small.list(small.both(set, small.of(...b)))).toEqual(
          a.filter((x) => b.includes(x)).sort((x, y) => x - y),
        )
        expect(small.list(small.minus(set, small.of(...b)))).toEqual(
          a.filter((x) => !b.includes(x)).sort((x, y) => x - y),
        )
        expect(small.covers(set, small.of(...b))).toBe(b.every((x) => a.includes(x)))
        for (const x of b) {
          expect(small.has(set, x)).toBe(a.includes(x))
          expect(small.has(small.with(set, x), x)).toBe(true)
          expect(small.has(small.without(set, x), x)).toBe(false)
        }
        expect(small.isEmpty(set)).toBe(a.length === 0)
      }),
    )
  })
  it('holds all up to a number', () => {
    expect(small.list(small.upTo(4))).toEqual([0, 1, 2, 3])
    expect(small.isEmpty(small.upTo(0))).toBe(true)
  })
  it('is one number however it was made, also where it is full', () => {
    const all = Array.from({ length: 31 }, (_, member) => member)
    expect(small.upTo(31)).toBe(small.of(...all))
  })
})
