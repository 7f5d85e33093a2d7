import { describe, expect, it } from 'vitest'
import { nearest, readAmount, stepped } from './amounts.ts'

const bid = [16_000, 23_500, 1000] as const

describe('an amount that is typed', () => {
  it('is read with or without its unit', () => {
    for (const text of ['18500', '$18,500', '18 500 $', '18 500 $', ' 18.500 ']) expect(readAmount(text)).toBe(18_500)
    expect(readAmount('−3')).toBe(-3)
    expect(readAmount('$')).toBeNull()
  })

  it('that is no step has two neighbours, and one beyond the ends', () => {
    expect(nearest(bid, 18_500)).toEqual([18_000, 19_000])
    expect(nearest(bid, 18_000)).toEqual([18_000])
    expect(nearest(bid, 3)).toEqual([16_000])
    expect(nearest(bid, 99_000)).toEqual([23_000])
  })

  it('goes on by steps, never beyond the ends', () => {
    expect(stepped(bid, 18_000, 1)).toBe(19_000)
    expect(stepped(bid, 18_500, 1)).toBe(19_000)
    expect(stepped(bid, 18_500, -1)).toBe(18_000)
    expect(stepped(bid, 18_000, 5)).toBe(23_000)
    expect(stepped(bid, 17_000, -5)).toBe(16_000)
  })
})
