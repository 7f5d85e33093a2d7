import { describe, expect, it } from 'vitest'
import { between, fan, spread } from './places.ts'

it('a length stays within its bounds, and whole', () => {
  expect([between(10, 3, 20), between(10, 14.6, 20), between(10, 99, 20)]).toEqual([10, 15, 20])
})

describe('things side by side', () => {
  it('lie apart while there is room, and closer when there is none', () => {
    expect(spread(3, 10, 300, 50, 5)).toEqual([10, 65, 120])
    expect(spread(5, 0, 150, 50, 5)).toEqual([0, 25, 50, 75, 100])
    expect(spread(1, 7, 20, 50, 5)).toEqual([7])
    expect(spread(0, 7, 20, 50, 5)).toEqual([])
  })
  it('lie in the middle of their room in a fan', () => {
    expect(fan(2, 0, 205, 50, 5)).toEqual([50, 105])
    expect(fan(0, 0, 205, 50, 5)).toEqual([])
  })
  it('leave the open one uncovered', () => {
    const xs = fan(5, 0, 150, 50, 5, 1)
    expect((xs[2] ?? 0) - (xs[1] ?? 0)).toBeGreaterThanOrEqual(50)
    expect((xs[4] ?? 0) + 50).toBeLessThanOrEqual(150)
    expect(fan(5, 0, 150, 50, 5, 4)).toEqual(fan(5, 0, 150, 50, 5))
  })
})
