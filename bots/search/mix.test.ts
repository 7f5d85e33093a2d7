// Sealed choices are mixed: nearly as good ones are made, too; bad ones never; and the same chance makes the same choice.
import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/lists.ts'
import { rngOf } from '../../kernel/random.ts'
import { drawnFrom, MIX, mixture } from './mix.ts'
import type { Found } from './search.ts'

const found = (...values: readonly number[]): Found[] =>
  values.map((value, i) => ({ choice: { act: 'bid', n: [i] }, visits: 1, value, worth: 0 }))

/** How often each of these is drawn, of a thousand times. */
function drawn(list: readonly Found[]): number[] {
  const rng = rngOf('mix')
  const many = list.map(() => 0)
  for (let k = 0; k < 1000; k++) {
    const i = list.indexOf(drawnFrom(list, rng))
    many[i] = at(many, i) + 1
  }
  return many
}

describe('a mixture', () => {
  it('makes choices that bring as much as often, and less good ones less', () => {
    const [a = 0, b = 0, c = 0] = mixture(found(0.6, 0.6, 0.6 - MIX), MIX)
    expect(a).toBe(b)
    expect(c / a).toBeCloseTo(Math.exp(-1))
    expect(a + b + c).toBeCloseTo(1)
  })
  it('never makes a choice that is clearly worse', () => {
    expect(drawn(found(0.6, 0.5, 0.4))).toEqual([1000, 0, 0])
  })
  it('is drawn as it says', () => {
    const list = found(0.6, 0.6, 0.6 - MIX, 0.1)
    const many = drawn(list)
    for (const [i, weight] of mixture(list, MIX).entries()) expect(at(many, i) / 1000).toBeCloseTo(weight, 1)
  })
  it('is the same for the same chance', () => {
    const list = found(0.6, 0.6, 0.59)
    expect(drawnFrom(list, rngOf('x'))).toBe(drawnFrom(list, rngOf('x')))
  })
  it('makes what there is where there is one', () => {
    expect(drawn(found(0.3))).toEqual([1000])
  })
})
