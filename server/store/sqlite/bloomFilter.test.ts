import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bloomFilterOf } from './bloomFilter.ts'

describe('a Bloom filter', () => {
  it('never denies what was added', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 200 }), fc.integer({ min: 1, max: 300 }), (told, most) => {
        const filter = bloomFilterOf(most)
        for (const text of told) filter.add(text)
        for (const text of told) expect(filter.mayHave(text)).toBe(true)
        expect(filter.full).toBe(told.length > most)
      }),
    )
  })

  it('seldom has what was never added', () => {
    for (const most of [50, 200, 2000]) {
      const filter = bloomFilterOf(most)
      for (let i = 0; i < most; i++) filter.add(`${i % 4}:${i}-table`)
      let perhaps = 0
      for (let i = 0; i < 5000; i++) if (filter.mayHave(`${i % 4}:${i + most}-table`)) perhaps++
      expect(perhaps).toBeLessThan(150)
    }
  })
})
