import { describe, expect, it } from 'vitest'
import { figuresOf, interval, rowsOf } from './rows.ts'
import { branchAt, count, merged, noBranch, readBranch } from './tree.ts'

const begun = (path: readonly string[], share: number, points: number) => ({ seat: 0, path, share, points })

describe('a tree of beginnings', () => {
  const tree = noBranch()
  count(tree, begun(['a', 'b'], 1, 50))
  count(tree, begun(['a', 'c'], 0, 40))
  count(tree, begun(['a'], 1 / 3, 30))
  count(tree, begun(['d', 'b'], 0, 20))
  it('counts every step of a line, and whole sixtieths of wins', () => {
    expect(tree.slice(0, 3)).toEqual([4, 80, 140])
    expect(branchAt(tree, ['a'])?.slice(0, 3)).toEqual([3, 80, 120])
    expect(branchAt(tree, ['a', 'b'])?.slice(0, 3)).toEqual([1, 60, 50])
    expect(branchAt(tree, ['a', 'x'])).toBe(null)
  })
  it('is the same counted in two parts', () => {
    const [one, two] = [noBranch(), noBranch()]
    count(one, begun(['a', 'b'], 1, 50))
    count(one, begun(['d', 'b'], 0, 20))
    count(two, begun(['a', 'c'], 0, 40))
    count(two, begun(['a'], 1 / 3, 30))
    expect(merged([one, two])).toEqual(tree)
  })
  it('is read with care', () => {
    expect(readBranch(JSON.parse(JSON.stringify(tree)))).toEqual(tree)
    for (const bad of [null, [], [1, 2, 3], [1, 2, 3, null], [-1, 0, 0, {}], [1, 0.5, 0, {}], [1, 0, 0, { a: [1] }]])
      expect(readBranch(bad)).toBe(null)
    const deep = JSON.parse(`${'[1,0,0,{"a":'.repeat(40)}[1,0,0,{}]${'}]'.repeat(40)}`)
    expect(readBranch(deep)).toBe(null)
  })
  it('becomes rows, the usual ones first, rare ones together', () => {
    expect(rowsOf(tree, 1).map(({ label, times }) => [label, times])).toEqual([
      ['a', 3],
      ['d', 1],
    ])
    const [a, rare] = rowsOf(tree, 2)
    expect([a?.often, a?.points]).toEqual([0.75, 40])
    expect(a?.share).toBeCloseTo(4 / 9, 12)
    expect([rare?.label, rare?.times, rare?.points]).toEqual([null, 1, 20])
  })
})

describe('how far a share may be off', () => {
  it('is less the more matches there are, and never beyond all or nothing', () => {
    const wide = (n: number) => interval(0.25, n)[1] - interval(0.25, n)[0]
    expect(wide(100)).toBeLessThan(wide(10))
    expect(interval(0, 5)[0]).toBe(0)
    expect(interval(0, 5)[1]).toBeGreaterThan(0.3)
    expect(interval(1, 5)[1]).toBeCloseTo(1, 9)
    expect(interval(0.5, 0)).toEqual([0, 1])
  })
  it('holds the truth about nineteen times of twenty', () => {
    // All outcomes of 40 matches that are each won with a chance of 1 in 4, by their weight.
    let held = 0
    let weight = 0.75 ** 40
    for (let k = 0; k <= 40; k++) {
      const [low, high] = interval(k / 40, 40)
      if (low <= 0.25 && 0.25 <= high) held += weight
      weight *= ((40 - k) / (k + 1)) * (0.25 / 0.75)
    }
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.98)
  })
  it('tells nothing where there is nothing', () => {
    expect(figuresOf(noBranch(), 0)).toMatchObject({ times: 0, often: 0, share: 0, points: 0 })
  })
})
