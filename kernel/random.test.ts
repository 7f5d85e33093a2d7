import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshState } from './play.ts'
import { below, mix, random, rngOf, shuffle, split, Unknown } from './random.ts'

describe('chance', () => {
  it('is the same for the same words, and another for others', () => {
    const draw = (seed: string) => {
      const rng = rngOf(seed)
      return Array.from({ length: 8 }, () => below(rng, 1_000_000))
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(draw(a)).toEqual(draw(a))
        if (a !== b) expect(draw(a)).not.toEqual(draw(b))
      }),
    )
  })

  // Kept matches hold only a seed and choices: another order of chance would make other matches of them.
  it('is the same as ever', () => {
    const rng = rngOf('chantier')
    expect(Array.from({ length: 6 }, () => below(rng, 1000))).toEqual([535, 674, 267, 89, 48, 899])
    expect(mix(rng, [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([0, 2, 4, 3, 1, 5, 7, 6])
    expect(below(rng, 1000)).toBe(432)
    expect(split(rng)).toEqual({ a: -2048688834, b: 183046956, c: 1841015438, d: -94978648 })
  })

  it('is fair: every face of a die within five standard deviations', () => {
    const rng = rngOf('dice')
    const throws = 60_000
    const fair = new Array<number>(6).fill(0)
    for (let i = 0; i < throws; i++) {
      const face = below(rng, 6)
      fair[face] = (fair[face] ?? 0) + 1
    }
    const spread = 5 * Math.sqrt(throws * (1 / 6) * (5 / 6))
    for (const n of fair) expect(Math.abs(n - throws / 6)).toBeLessThan(spread)
  })

  it('shuffles fairly: each card comes to each place', () => {
    const rng = rngOf('cards')
    const seen = Array.from({ length: 5 }, () => new Array<number>(5).fill(0))
    const deals = 20_000
    for (let d = 0; d < deals; d++)
      mix(rng, [0, 1, 2, 3, 4]).forEach((card, place) => {
        const row = seen[place] as number[]
        row[card] = (row[card] ?? 0) + 1
      })
    const spread = 5 * Math.sqrt(deals * 0.2 * 0.8)
    for (const row of seen) for (const n of row) expect(Math.abs(n - deals / 5)).toBeLessThan(spread)
  })

  it('a shuffle keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (cards, seed) => {
        expect(mix(rngOf(seed), cards.slice()).sort()).toEqual(cards.slice().sort())
      }),
    )
  })

  it('a split generator goes its own way', () => {
    const rng = rngOf('parent')
    const child = split(rng)
    const other = split(rng)
    expect(below(child, 1e9)).not.toBe(below(other, 1e9))
  })

  it('moves the barrier of undo', () => {
    const s = freshState(2, rngOf('s'))
    random(s, 6)
    shuffle(s, [1, 2, 3])
    expect(s.secretsOut).toBe(2)
  })

  it('is unknown on a view', () => {
    const s = { ...freshState(2, rngOf('s')), rng: null }
    expect(() => random(s, 6)).toThrow(Unknown)
    expect(() => shuffle(s, [1, 2])).toThrow(Unknown)
  })
})
