import { describe, expect, it } from 'vitest'
import { open } from '../test/scene.ts'
import { breakdown, scores, winners } from './scoring.ts'

describe('TRE-3.2', () => {
  it('counts every stone on a wall, and two more for a finished one', () => {
    const { s, box } = open({ walls: { 0: [3, 1], 1: [2] } })
    expect(scores(s, box).slice(0, 2)).toEqual([6, 2])
    expect(breakdown(s, 0, box)).toEqual([
      { from: 'stones', points: 4 },
      { from: 'walls', points: 2 },
    ])
  })
})

describe('TRE-3.3', () => {
  it('names nobody before the end, then the most points, then the most stones', () => {
    const { s, box } = open({ walls: { 0: [2], 1: [2] }, stones: { 0: 1, 1: 4 } })
    expect(winners(s, box)).toEqual([])
    s.agenda = []
    expect(winners(s, box)).toEqual([1])
    s.stones[0] = 4
    expect(winners(s, box)).toEqual([0, 1])
    s.laid[0] = [3]
    expect(winners(s, box)).toEqual([0])
  })
})
