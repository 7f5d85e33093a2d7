import { describe, expect, it } from 'vitest'
import { boardScale, pageScale, railIn } from './scale.ts'

describe('a larger screen', () => {
  it.each([
    [1440, 900, 1],
    [1600, 900, 1],
    [1920, 1080, 1.2],
    [2560, 1440, 1.5],
    [3840, 2160, 1.5],
    [3440, 1440, 1.5],
    [820, 1180, 1],
    [390, 844, 1],
    [2000, 700, 1],
  ])('%i × %i is drawn %f times as large', (w, h, scale) => expect(pageScale(w, h)).toBe(scale))
  it('letters of 14 px are never above 22', () => {
    for (const side of [1000, 2000, 4000, 8000]) expect(14 * pageScale(side * 1.6, side)).toBeLessThanOrEqual(22)
  })
  it('boards of a desk and a tablet grow beyond the room they are laid for, others do not', () => {
    expect(boardScale('wide', 1144, 792)).toBe(1)
    expect(boardScale('wide', 2288, 1520)).toBe(2)
    expect(boardScale('tablet', 820, 830)).toBe(1)
    expect(boardScale('lying', 2288, 1520)).toBe(1)
  })
  it('what a very wide screen has left is the rail’s', () => {
    expect(railIn(1440, 900)).toBe(296)
    expect(railIn(1024, 600)).toBe(260)
    expect(railIn(2293, 960)).toBe(887)
  })
})
