import { describe, expect, it } from 'vitest'
import { bandsOf, stepFrom } from './replay.ts'

/** The set-up, then two rounds of two seats; the first seat moves twice. */
const lines = { movers: [null, 0, 0, 1, 0, 1, 1], rounds: [0, 0, 0, 0, 1, 1, 1] }

const walk = (by: 'move' | 'turn' | 'round', way: 1 | -1, from: number): number[] => {
  const seen: number[] = []
  for (let at = stepFrom(lines, from, by, way); seen.at(-1) !== at; at = stepFrom(lines, at, by, way)) seen.push(at)
  return seen
}

describe('a replay', () => {
  it('goes by move, by turn and by round, to the end and not further', () => {
    expect(walk('move', 1, 0)).toEqual([1, 2, 3, 4, 5, 6])
    expect(walk('turn', 1, 0)).toEqual([2, 3, 4, 6])
    expect(walk('round', 1, 0)).toEqual([3, 6])
  })

  it('goes back the same way', () => {
    expect(walk('move', -1, 6)).toEqual([5, 4, 3, 2, 1, 0])
    expect(walk('turn', -1, 6)).toEqual([4, 3, 2, 0])
    expect(walk('round', -1, 6)).toEqual([3, 0])
  })

  it('has its rounds as bands', () => {
    expect(bandsOf(lines.rounds)).toEqual([
      { round: 0, from: 0, to: 4 },
      { round: 1, from: 4, to: 7 },
    ])
    expect(bandsOf([-1, 0, 0, -1, 1])).toEqual([
      { round: -1, from: 0, to: 1 },
      { round: 0, from: 1, to: 4 },
      { round: 1, from: 4, to: 5 },
    ])
  })
})
