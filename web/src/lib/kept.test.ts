import { describe, expect, it } from 'vitest'
import { kept, keptBy } from './kept.ts'

/** Whether what is now says the same as what was. */
const isKept = (was: unknown, now: unknown) => kept(was, now) === was

describe('kept', () => {
  it('compares what is said, not who says it', () => {
    expect(isKept({ a: [1, { b: 'x' }], c: null }, { a: [1, { b: 'x' }], c: null })).toBe(true)
    expect(isKept({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false)
    expect(isKept([1, 2], [1, 2, 3])).toBe(false)
    expect(isKept([1, 2, 3], [1, 2])).toBe(false)
    expect(isKept([], {})).toBe(false)
    expect(isKept(null, {})).toBe(false)
  })
  it('counts a part that is there and a part that is not as different', () => {
    expect(isKept({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(isKept({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false)
    expect(isKept({ a: 1, b: undefined }, { a: 1 })).toBe(false)
  })
  it('is the old one as long as nothing has changed', () => {
    const was = { at: { x: 1 } }
    expect(kept(was, { at: { x: 1 } })).toBe(was)
    const now = { at: { x: 2 } }
    expect(kept(was, now)).toEqual(now)
    expect(kept(undefined, now)).toBe(now)
  })
  it('keeps the parts that have not changed, and says what is now', () => {
    const was = { at: { x: 1 }, look: { is: 'card', tags: [{ n: 1 }, { n: 2 }] }, gone: 1 }
    const now = { at: { x: 2 }, look: { is: 'card', tags: [{ n: 1 }, { n: 3 }, { n: 2 }] }, come: 1 }
    const both = kept<unknown>(was, now) as typeof now
    expect(both).toEqual(now)
    expect(both.look.tags[0]).toBe(was.look.tags[0])
    const moved = kept(was, { ...was, at: { x: 2 } })
    expect(moved.look).toBe(was.look)
    // Neither the old nor the new one is written on.
    expect([was.at.x, now.look.tags.length]).toEqual([1, 3])
  })
  it('leaves alone what is no plain data', () => {
    const now = { on: new Set(['b']) }
    expect(kept({ on: new Set(['a']) }, now).on).toBe(now.on)
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
