import { describe, expect, it } from 'vitest'
import { kept, keptBy, same } from './same.ts'

describe('same', () => {
  it('compares what is said, not who says it', () => {
    expect(same({ a: [1, { b: 'x' }], c: null }, { a: [1, { b: 'x' }], c: null })).toBe(true)
    expect(same({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false)
    expect(same([1, 2], [1, 2, 3])).toBe(false)
    expect(same([], {})).toBe(false)
    expect(same(null, {})).toBe(false)
  })
  it('counts a part that is there and a part that is not as different', () => {
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(same({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false)
  })
})

describe('kept', () => {
  it('is the old one as long as nothing has changed', () => {
    const was = { at: { x: 1 } }
    expect(kept(was, { at: { x: 1 } })).toBe(was)
    const now = { at: { x: 2 } }
    expect(kept(was, now)).toBe(now)
    expect(kept(undefined, now)).toBe(now)
  })
  it('finds the old things of a list by their keys', () => {
    const a = { id: 'a', n: 1 }
    const b = { id: 'b', n: 2 }
    const list = keptBy(
      [a, b],
      [
        { id: 'b', n: 2 },
        { id: 'a', n: 9 },
      ],
      (t) => t.id,
    )
    expect(list[0]).toBe(b)
    expect(list[1]).toEqual({ id: 'a', n: 9 })
    const was = [a, b]
    expect(keptBy(was, [{ ...a }, { ...b }], (t) => t.id)).toBe(was)
    expect(keptBy(was, [{ ...a }], (t) => t.id)).toEqual([a])
  })
})
