import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, patch } from './difference.ts'
import { plainWith } from './test/plain.ts'
import { difference } from './written.ts'

const plain = plainWith(/^[a-z0-9#/."]{1,3}$/)

describe('the difference of two views', () => {
  it('turns the one into the other, for all plain data', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const frozen = JSON.stringify(a)
        expect(apply(a, difference(a, b))).toEqual(b)
        expect(JSON.stringify(a)).toBe(frozen)
      }),
      { numRuns: 3000 },
    )
  })
  it('does so also in place', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(patch(structuredClone(a), difference(a, b))).toEqual(b)
      }),
      { numRuns: 3000 },
    )
    const hands = [[1, 2, 3]]
    expect(patch(hands, { '0/#': 2 })).toBe(hands)
    expect(hands).toEqual([[1, 2]])
  })
  it('is null exactly where nothing changed', () => {
    fc.assert(fc.property(plain, (a) => difference(a, structuredClone(a)) === null))
    expect(difference([1], [2])).not.toBeNull()
  })
  it('names only what changed', () => {
    const before = {
      hands: [
        [1, 2, 3, 4, 5],
        [-1, -1],
      ],
      gold: [3, 4, 5, 6],
    }
    const after = {
      hands: [
        [1, 2, 3, 4],
        [-1, -1],
      ],
      gold: [3, 4, 2, 6],
    }
    expect(difference(before, after)).toEqual({ 'hands/0/#': 4, 'gold/2': [2] })
  })
  it('says what was added to a list, and how short a list became', () => {
    expect(difference([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7])).toEqual({ 6: [7] })
    expect(apply([1, 2], { 2: [3], 3: [4] })).toEqual([1, 2, 3, 4])
    expect(difference([[1], [2], [3]], [[1], [4]])).toEqual({ '1/0': [4], '#': 2 })
    expect(apply([[1], [2], [3]], { '1/0': [4], '#': 2 })).toEqual([[1], [4]])
  })
  it('says as a whole what holds a name that looks like a path', () => {
    const before = { at: { 'a/b': 1, c: 2 } }
    expect(difference(before, { at: { 'a/b': 1, c: 3 } })).toEqual({ at: [{ 'a/b': 1, c: 3 }] })
    expect(difference(before, { at: { c: 2 } })).toEqual({ at: [{ c: 2 }] })
    expect(difference(before, structuredClone(before))).toBeNull()
  })
  it('says a list that changed nearly everywhere as a whole', () => {
    expect(difference([1, 2, 3, 4], [5, 6, 7, 4])).toEqual([[5, 6, 7, 4]])
  })
  it('shares what did not change', () => {
    const before = { a: { deep: [1] }, b: 1 }
    expect(apply(before, { b: [2] }).a).toBe(before.a)
  })
  it('refuses a difference that does not fit', () => {
    expect(() => apply(3, { a: [1] })).toThrow('does not fit')
    expect(() => apply({ a: 1 }, { a: 7 })).toThrow('does not fit')
    expect(() => apply({ a: 1 }, { 'a/b': [1] })).toThrow('does not fit')
    expect(() => apply([1, 2], { 1: 0 })).toThrow('does not fit')
  })
})
