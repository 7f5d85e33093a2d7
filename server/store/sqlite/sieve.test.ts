import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sieveOf } from './sieve.ts'

describe('a sieve', () => {
  it('never denies what it was told', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 200 }), fc.integer({ min: 1, max: 300 }), (told, most) => {
        const sieve = sieveOf(most)
        for (const text of told) sieve.add(text)
        for (const text of told) expect(sieve.perhaps(text)).toBe(true)
        expect(sieve.full).toBe(told.length > most)
      }),
    )
  })

  it('seldom says perhaps to what it never heard', () => {
    for (const most of [50, 200, 2000]) {
      const sieve = sieveOf(most)
      for (let i = 0; i < most; i++) sieve.add(`${i % 4}:${i}-table`)
      let perhaps = 0
      for (let i = 0; i < 5000; i++) if (sieve.perhaps(`${i % 4}:${i + most}-table`)) perhaps++
      expect(perhaps).toBeLessThan(150)
    }
  })
})
