import { describe, expect, it } from 'vitest'
import type { PodInfo } from '../../../wire/tournament.ts'
import { comparison, type DealRow, inOrder } from './deal.ts'

const pod: PodInfo = {
  ...{ table: 't', key: 'k', people: [], group: null, status: 'over', moves: 0, awaited: [], away: [], here: [] },
  ...{ scores: null, places: null },
}
const rows: DealRow[] = [
  [14, 5],
  [9, 5],
  [13, 2],
  [9, 7],
].map((scores, index) => ({ pod, index, chosen: [], scores }))

describe('the same deal at several tables', () => {
  it('gives two points for each table beaten at the same seat and one for an equal, the same sum for every seat', () => {
    expect(rows.map((row) => comparison(rows, row, 0))).toEqual([6, 1, 4, 1])
    expect(rows.map((row) => comparison(rows, row, 1))).toEqual([3, 3, 0, 6])
    for (const seat of [0, 1]) expect(rows.reduce((sum, row) => sum + comparison(rows, row, seat), 0)).toBe(12)
  })

  it('compares only tables of the same size', () => {
    const three: DealRow = { pod, index: 4, chosen: [], scores: [1, 1, 1] }
    expect(comparison([...rows, three], three, 0)).toBe(0)
  })

  it('puts the best of a seat first', () => {
    expect(inOrder(rows, 0).map((row) => row.index)).toEqual([0, 2, 1, 3])
    expect(inOrder(rows, 1).map((row) => row.index)).toEqual([3, 0, 1, 2])
  })
})
