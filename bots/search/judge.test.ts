import { describe, expect, it } from 'vitest'
import { chanceOf } from './judge.ts'

describe('the chance of a lead', () => {
  it('is a fair share for none', () => {
    expect(chanceOf(0, 2, 10)).toBeCloseTo(1 / 2)
    expect(chanceOf(0, 4, 10)).toBeCloseTo(1 / 4)
  })
  it('is about three to one for the scale', () => {
    expect(chanceOf(10, 2, 10)).toBeCloseTo(0.731, 3)
    expect(chanceOf(-10, 2, 10)).toBeCloseTo(0.269, 3)
  })
})
