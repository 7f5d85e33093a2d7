import { describe, expect, it } from 'vitest'
import { onRounds, turningPoints } from './turning.ts'

describe('turning points', () => {
  it('are the moments at which the lead changes hands', () => {
    const scores = [
      [0, 0],
      [4, 0],
      [4, 9],
      [12, 9],
    ]
    expect(turningPoints(scores).filter((t) => t.kind === 'lead')).toEqual([
      { at: 2, kind: 'lead', seat: 1, over: 0, by: 9 },
      { at: 3, kind: 'lead', seat: 0, over: 1, by: 8 },
    ])
  })
  it('do not count the first lead of the match, nor a tie', () => {
    expect(
      turningPoints([
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ]).map((t) => t.kind),
    ).toEqual([])
  })
  it('are otherwise the largest swings for and against the winner', () => {
    const scores = [
      [0, 0, 0],
      [10, 0, 0],
      [10, 7, 0],
      [25, 7, 0],
      [26, 7, 1],
    ]
    expect(turningPoints(scores)).toEqual([
      { at: 1, kind: 'away', seat: 0, over: 1, by: 10 },
      { at: 2, kind: 'closer', seat: 1, over: 0, by: 7 },
      { at: 3, kind: 'away', seat: 0, over: 1, by: 15 },
    ])
  })
  it('are few, in their order, with the changes of the lead first', () => {
    const scores = [
      [0, 0],
      ...Array.from({ length: 20 }, (_, i) => (i % 2 ? [10 * i, 10 * i - 5] : [10 * i, 10 * i + 5])),
    ]
    const found = turningPoints(scores)
    expect(found).toHaveLength(4)
    expect(found.filter((t) => t.kind === 'lead').length).toBeGreaterThanOrEqual(3)
    expect([...found].sort((a, b) => a.at - b.at)).toEqual(found)
  })
  it('are none where one plays alone or nothing was scored', () => {
    expect(turningPoints([[0], [5]])).toEqual([])
    expect(
      turningPoints([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([])
    expect(turningPoints([])).toEqual([])
  })
})

describe('a moment on the axis of rounds', () => {
  const roundOf = [0, 0, 1, 1, 1, 1, 2]
  it('lies within its round', () => {
    expect(onRounds(1, roundOf, 3)).toBe(1)
    expect(onRounds(3, roundOf, 3)).toBe(1.5)
    expect(onRounds(6, roundOf, 3)).toBe(3)
  })
  it('lies by its place in the story where the round is not known', () => {
    expect(onRounds(2, [-1, -1, -1, -1, -1], 4)).toBe(2)
  })
})
