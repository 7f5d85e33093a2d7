import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply } from './difference.ts'
import { plainWith } from './test/plain.ts'
import { closed, joined, UNCHANGED, written, writtenMember, writtenMembers } from './written.ts'

const plain = plainWith(/^[a-z0-9#/."]{1,3}$/)

const record = fc.dictionary(fc.stringMatching(/^[a-c]{1,2}$/), plain, { maxKeys: 4, noNullPrototype: true })

const nowhere = () => false

/** The members may come in another order; nothing is said twice. */
function same(text: string, before: unknown, after: unknown): void {
  const whole = written(before, after)
  expect(JSON.parse(text)).toEqual(JSON.parse(whole))
  expect(text.length).toBe(whole.length)
}

describe('a written difference', () => {
  it('is JSON as JSON.stringify would write it, and says nothing of what is the same', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const text = written(a, b)
        expect(JSON.stringify(JSON.parse(text)).length).toBe(text.length)
        expect(written(apply(a, JSON.parse(text)), b)).toBe(UNCHANGED)
        expect(written(a, structuredClone(a))).toBe(UNCHANGED)
      }),
      { numRuns: 3000 },
    )
  })
  it('can be put together from what all share and what is one\u2019s own', () => {
    fc.assert(
      fc.property(record, record, record, record, (a, b, own, other) => {
        const leave = new Set([...Object.keys(own), ...Object.keys(other)])
        const shared = writtenMembers(a, b, (key) => leave.has(key))
        const mine = (all: object) => Object.fromEntries(Object.entries(all).filter(([key]) => leave.has(key)))
        const before = { ...a, ...own }
        const after = { ...b, ...other }
        same(closed(joined(shared, writtenMembers(mine(before), mine(after), nowhere))), before, after)
      }),
      { numRuns: 2000 },
    )
    expect(closed(joined(writtenMember('a', [1, 2], [1]), writtenMember('b', 1, 1)))).toBe('{"a/#":1}')
  })
  it('has no place for a member that is named like a path', () => {
    expect(() => writtenMembers({ 'a/b': 1 }, { 'a/b': 2 }, nowhere)).toThrow('named like a path')
    expect(() => writtenMembers({}, { 'a/b': 2 }, nowhere)).toThrow('named like a path')
  })
})
