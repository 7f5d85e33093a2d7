import { describe, expect, it } from 'vitest'
import { figuresOf, interval, leastAmong, rowsOf } from './rows.ts'
import { type Branch, branchAt, count, merged, noBranch, REST, readBranch } from './tree.ts'

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
    expect(branchAt(tree, ['x', 'y', 'z'])).toBe(null)
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
    expect(readBranch([0, 0, 0, {}])).toEqual(noBranch())
    // Points may be lost.
    expect(readBranch([1, 0, -5, {}])).toEqual([1, 0, -5, {}])
    for (const bad of [null, 'tree', {}, [], [1, 2, 3], [1, 2, 3, null], [1, 2, 3, 4], [1, 2, 3, {}, 5]])
      expect(readBranch(bad)).toBe(null)
    for (const bad of [
      [-1, 0, 0, {}],
      [1, -1, 0, {}],
      [1, 0.5, 0, {}],
      [1, 0, '0', {}],
      [2 ** 53, 0, 0, {}],
    ])
      expect(readBranch(bad)).toBe(null)
    for (const next of ['{"a":[1]}', '{"b":[1,0,0,{}],"a":null}', '{"__proto__":[1,0,0,{}]}'])
      expect(readBranch(JSON.parse(`[1,0,0,${next}]`))).toBe(null)
    const deep = JSON.parse(`${'[1,0,0,{"a":'.repeat(40)}[1,0,0,{}]${'}]'.repeat(40)}`)
    expect(readBranch(deep)).toBe(null)
  })
  it('becomes rows in the order of how usual they are, with what is told as rare among the rare', () => {
    const next: Branch[3] = {
      [REST]: [9, 60, 90, {}],
      b: [5, 0, 0, {}],
      d: [1, 30, 7, {}],
      a: [20, 0, 0, {}],
      c: [5, 0, 0, {}],
    }
    const rows = rowsOf([40, 0, 0, next], 5)
    expect(rows.map(({ label, times }) => [label, times])).toEqual([
      ['a', 20],
      ['b', 5],
      ['c', 5],
      [null, 10],
    ])
    // A win and a half of ten; half of all that stood here are the first row's.
    expect(rows.at(-1)).toMatchObject({ often: 0.25, share: 0.15, points: 9.7 })
    expect(rows[0]?.often).toBe(0.5)
  })
  it('has rows for choices made often enough among all: a fiftieth of them, but never fewer than 3 and never more than 100', () => {
    expect([0, 50, 150, 200, 1000, 5000, 100_000].map(leastAmong)).toEqual([3, 3, 3, 4, 20, 100, 100])
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
  it('is what Wilson reckoned', () => {
    // 50 of 100, and 1 of 10, as statistics books print them.
    for (const [part, times, low, high] of [
      [0.5, 100, 0.404, 0.596],
      [0.1, 10, 0.018, 0.404],
    ] as const) {
      expect(interval(part, times)[0]).toBeCloseTo(low, 3)
      expect(interval(part, times)[1]).toBeCloseTo(high, 3)
    }
    for (const n of [1, 2, 5, 50]) expect(interval(1, n)[1]).toBeLessThanOrEqual(1)
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
