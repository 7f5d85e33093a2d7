import { describe, expect, it } from 'vitest'
import { expectedPlaces, ladderPoints, movedBy, shownRating } from './rating.ts'

describe('a rating', () => {
  it('is a whole number around 1500, and says how sure it is', () => {
    expect(shownRating({ mu: 25, sigma: 25 / 3 }, 0)).toEqual({ points: 1500, band: 200, sure: 'new' })
    expect(shownRating({ mu: 27, sigma: 5 }, 9)).toEqual({ points: 1548, band: 120, sure: 'shaping' })
    expect(shownRating({ mu: 24, sigma: 2 }, 30)).toEqual({ points: 1476, band: 48, sure: 'settled' })
  })
  it('is placed on a ladder by what is sure of it', () => {
    expect(ladderPoints({ mu: 30, sigma: 2 })).toBeGreaterThan(ladderPoints({ mu: 32, sigma: 4 }))
  })
  it('moves in words', () => {
    expect([40, 8, 0, -3, -22].map(movedBy)).toEqual(['rose', 'rose-a-little', 'held', 'fell-a-little', 'fell'])
  })
})

describe('the place that was expected', () => {
  const places = (mus: readonly number[], reached: readonly number[]) => {
    const seats = mus.map((mu, seat) => ({ seat, place: reached[seat] ?? 0, before: { mu, sigma: 8 } }))
    return [...expectedPlaces(seats).values()]
  }
  it('is that of the ratings before the match; those rated alike may share it in any order', () => {
    expect(places([20, 31, 27], [1, 2, 3])).toEqual([3, 1, 2])
    expect(places([25, 31, 25, 20], [1, 4, 3, 2])).toEqual([2, 1, 3, 4])
  })
  it('is none where nobody was known to be better', () => {
    expect(places([25, 25, 25], [3, 1, 2])).toEqual([null, null, null])
  })
})
