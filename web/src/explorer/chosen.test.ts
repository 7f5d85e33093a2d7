import { describe, expect, test } from 'vitest'
import { type Branch, count, noBranch } from '../../../match/openings/tree.ts'
import { type Filter, leastOf, matchesOf, matching, pageOf, seenAt, tablesFor } from './chosen.ts'
import type { Counted } from './counted.ts'

const treeOf = (...paths: readonly string[][]): Branch => {
  const tree = noBranch()
  for (const path of paths) count(tree, { seat: 0, path, share: 0.5, points: 10 })
  return tree
}
const counted = (more: Partial<Counted> & { tree: Branch }): Counted => ({
  ...{ source: 'book', seats: 2, variant: '', who: 'masters', matches: 5, shown: [], chapter: null },
  ...more,
})
const FILTER: Filter = { source: 'book', seats: 2, variant: '', who: null }

describe('which matches are counted', () => {
  const list = [
    counted({ tree: treeOf(['a', 'b'], ['a', 'c']) }),
    counted({ tree: treeOf(['d', 'b']), who: 'others' }),
    counted({ tree: treeOf(['g']), who: 'lot' }),
    counted({ tree: treeOf(['e']), seats: 3 }),
    counted({ tree: treeOf(['f']), source: 'device', who: 'people', matches: 2 }),
    counted({ tree: treeOf(['f']), source: 'device', who: 'others', matches: 3 }),
  ]
  test('those of the table, the source and the players that are asked for', () => {
    expect(pageOf(matching(list, FILTER), []).all.times).toBe(3)
    expect(pageOf(matching(list, { ...FILTER, who: 'masters' }), []).all.times).toBe(2)
    expect(pageOf(matching(list, { ...FILTER, who: 'lot' }), []).all.times).toBe(1)
    expect(pageOf(matching(list, { ...FILTER, seats: 3 }), []).all.times).toBe(1)
    expect(pageOf(matching(list, { ...FILTER, variant: 'x' }), []).rows).toEqual([])
  })
  test('a match of this device counts once, whoever sat at it', () => {
    expect(matchesOf(matching(list, FILTER))).toBe(10)
    expect(matchesOf(matching(list, { ...FILTER, source: 'device' }))).toBe(3)
  })
  test('a line leads to what was chosen after it', () => {
    const here = matching(list, { ...FILTER, source: 'device' })
    expect(pageOf(here, []).rows.map(({ label, times }) => [label, times])).toEqual([['f', 2]])
    expect(pageOf(here, ['f']).rows).toEqual([])
    expect(pageOf(here, ['nobody']).all.times).toBe(0)
  })
})

test('a choice needs more matches behind it in a larger book, up to a hundred; on a device one is enough', () => {
  expect([10, 1000, 100_000].map((times) => leastOf('book', times))).toEqual([3, 20, 100])
  expect(leastOf('device', 100_000)).toBe(1)
})

describe('the table a line is shown on', () => {
  const shown = (path: readonly string[], lines: readonly number[]) => () => ({
    match: {} as never,
    seat: 0,
    path,
    lines,
  })
  const here = [
    counted({
      tree: noBranch(),
      shown: [shown(['a', 'b'], [1, 5]), () => null, shown(['a', 'c'], [2, 6]), shown(['d'], [3])],
    }),
  ]
  const at = (path: readonly string[], label: string | null) => {
    const seen = seenAt(here, path, label)
    return seen === null ? null : [seen.shown.path.join(), seen.line, seen.exact]
  }
  test('went this way and made this choice; else went this way; else some of it', () => {
    expect(at([], 'd')).toEqual(['d', 3, true])
    expect(at(['a'], 'c')).toEqual(['a,c', 6, true])
    expect(at(['a'], 'x')).toEqual(['a,b', 5, false])
    expect(at(['d'], 'x')).toEqual(['a,b', 1, false])
    expect(seenAt([], [], null)).toBe(null)
  })
})

describe('matches of the house', () => {
  const book = counted({ tree: treeOf(['a']), shown: [() => null] })
  const house = counted({ tree: treeOf(['a'], ['b']), source: 'house', who: 'people' })
  const asked: Filter = { ...FILTER, source: 'house' }
  test('are counted apart, and shown on tables of the book that are of the same kind', () => {
    const lot = counted({ tree: treeOf(['b']), who: 'lot' })
    const all = [book, house, lot, counted({ tree: treeOf(['c']), seats: 3 })]
    expect(matching(all, asked)).toEqual([house])
    expect(tablesFor(all, asked)).toEqual([book, lot])
    expect(tablesFor(all, FILTER)).toEqual([book])
  })
  test('of people and of computers are rather too few than too many', () => {
    expect(matchesOf([house, counted({ ...house, who: 'masters', matches: 7 })])).toBe(7)
  })
  test('have no row for what is told only together', () => {
    const tree: Branch = [90, 0, 0, { a: [50, 0, 0, {}], '': [40, 0, 0, {}] }]
    const { rows } = pageOf([counted({ ...house, tree })], [])
    expect(rows.map(({ label, times }) => [label, times])).toEqual([
      ['a', 50],
      [null, 40],
    ])
  })
})
