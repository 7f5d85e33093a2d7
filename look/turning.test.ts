import { describe, expect, it } from 'vitest'
import type { State } from '../kernel/words.ts'
import { swingsOf, turningsOf } from './turning.ts'

describe('turning points', () => {
  it('are the moments at which the lead changes hands', () => {
    const scores = [
      [0, 0],
      [4, 0],
      [4, 9],
      [12, 9],
    ]
    expect(swingsOf(scores).filter((t) => t.kind === 'lead')).toEqual([
      { row: 2, kind: 'lead', seat: 1, over: 0, by: 9 },
      { row: 3, kind: 'lead', seat: 0, over: 1, by: 8 },
    ])
  })
  it('do not count the first lead of the match, nor a tie', () => {
    expect(
      swingsOf([
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ]).map((t) => t.kind),
    ).toEqual([])
  })
  it('take the lead from whoever had a share of it, not from one who had lost it', () => {
    const scores = [
      [0, 0, 0],
      [0, 0, 3],
      [5, 5, 3],
      [8, 5, 3],
    ]
    expect(swingsOf(scores).filter((t) => t.kind === 'lead')).toEqual([
      { row: 3, kind: 'lead', seat: 0, over: 1, by: 3 },
    ])
  })
  it('count a lead that was lost to two and is won back', () => {
    const scores = [
      [0, 0, 0],
      [3, 0, 0],
      [3, 5, 5],
      [9, 5, 5],
    ]
    expect(swingsOf(scores).filter((t) => t.kind === 'lead')).toEqual([
      { row: 3, kind: 'lead', seat: 0, over: 1, by: 6 },
    ])
  })
  it('are otherwise the largest swings for and against the winner', () => {
    const scores = [
      [0, 0, 0],
      [10, 0, 0],
      [10, 7, 0],
      [25, 7, 0],
      [26, 7, 1],
    ]
    expect(swingsOf(scores)).toEqual([
      { row: 1, kind: 'away', seat: 0, over: 1, by: 10 },
      { row: 2, kind: 'closer', seat: 1, over: 0, by: 7 },
      { row: 3, kind: 'away', seat: 0, over: 1, by: 15 },
    ])
  })
  it('say who is ahead: one who led already does not come closer', () => {
    const scores = [
      [0, 0, 20],
      [0, 14, 20],
      [10, 19, 20],
      [30, 21, 40],
      [70, 22, 41],
    ]
    expect(swingsOf(scores).map(({ kind, seat, over }) => [kind, seat, over])).toEqual([
      ['closer', 0, 2],
      ['lead', 0, 2],
    ])
    expect(
      swingsOf([
        [0, 0, 0],
        [0, 14, 20],
        [10, 12, 20],
        [16, 13, 20],
        [30, 13, 20],
      ]).map(({ kind, seat, over }) => [kind, seat, over]),
    ).toEqual([
      ['away', 2, 0],
      ['closer', 0, 2],
      ['closer', 0, 2],
      ['lead', 0, 2],
    ])
  })
  it('are few, in their order, with the changes of the lead first', () => {
    const scores = [
      [0, 0],
      ...Array.from({ length: 20 }, (_, i) => (i % 2 ? [10 * i, 10 * i - 5] : [10 * i, 10 * i + 5])),
    ]
    const found = swingsOf(scores)
    expect(found).toHaveLength(4)
    expect(found.filter((t) => t.kind === 'lead').length).toBeGreaterThanOrEqual(3)
    expect([...found].sort((a, b) => a.row - b.row)).toEqual(found)
  })
  it('are none where one plays alone or nothing was scored', () => {
    expect(swingsOf([[0], [5]])).toEqual([])
    expect(
      swingsOf([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([])
    expect(swingsOf([])).toEqual([])
  })
})

describe('the turning points of a match', () => {
  /** A table in a round, with points; over where it says so. */
  const table = (round: number, points: readonly number[], over = false) =>
    ({ seats: 2, agenda: over ? [] : [{ do: 'go' }], round, points }) as unknown as State
  const read = (s: State) => s as unknown as { readonly round: number; readonly points: readonly number[] }
  const drawn = { round: (s: State) => read(s).round, totals: (s: State) => read(s).points }

  it('do not see who scores first within a round', () => {
    const past = [
      table(1, [0, 0]),
      table(1, [0, 9]),
      table(2, [10, 9]),
      table(2, [10, 19]),
      table(3, [20, 19]),
      table(3, [20, 29]),
      table(3, [30, 29], true),
    ]
    expect(turningsOf(drawn, past).turnings).toEqual([])
    expect(turningsOf(drawn, past).ends.map(({ round, at }) => [round, at])).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
    ])
  })
  it('stand in their round, at the line that did most, the last round with its gains', () => {
    const past = [
      table(1, [0, 0]),
      table(1, [5, 0]),
      table(2, [5, 1]),
      table(2, [5, 3]),
      table(2, [6, 3]),
      table(2, [6, 45]),
      table(2, [7, 45], true),
    ]
    expect(turningsOf(drawn, past).turnings).toEqual([
      { kind: 'away', seat: 0, over: 1, by: 4, round: 1, nth: 1, at: 1 },
      { kind: 'lead', seat: 1, over: 0, by: 42, round: 2, nth: 2, at: 5 },
    ])
  })
})
