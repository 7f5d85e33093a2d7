import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from './difference.ts'
import { plainWith } from './test/plain.ts'
import { closed, joined, writeMembers, written } from './written.ts'

const plain = plainWith(/^[a-z0-9#/."]{1,3}$/)

const record = fc.dictionary(fc.stringMatching(/^[a-c]{1,2}$/), plain, { maxKeys: 4, noNullPrototype: true })

const nowhere = () => false

/** The members may come in another order; nothing is said twice. */
function same(text: string, before: unknown, after: unknown): void {
  const d = difference(before, after)
  expect(JSON.parse(text)).toEqual(d)
  expect(text.length).toBe(JSON.stringify(d).length)
}

describe('a written difference', () => {
  it('is the text of the difference, for all plain data', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => same(written(a, b), a, b)),
      { numRuns: 3000 },
    )
  })
  it('can be put together from what all share and what is one\u2019s own', () => {
    fc.assert(
      fc.property(record, record, record, record, (a, b, own, other) => {
        const leave = new Set([...Object.keys(own), ...Object.keys(other)])
        const shared = writeMembers(a, b, (key) => leave.has(key))
        const mine = (all: object) => Object.fromEntries(Object.entries(all).filter(([key]) => leave.has(key)))
        const before = { ...a, ...own }
        const after = { ...b, ...other }
        same(closed(joined(shared, writeMembers(mine(before), mine(after), nowhere))), before, after)
      }),
      { numRuns: 2000 },
    )
  })
  it('has no place for a member that is named like a path', () => {
    expect(() => writeMembers({ 'a/b': 1 }, { 'a/b': 2 }, nowhere)).toThrow('named like a path')
    expect(() => writeMembers({}, { 'a/b': 2 }, nowhere)).toThrow('named like a path')
  })
})
