// An error rate is named by the levels that it cannot be told from.
import { describe, expect, it } from 'vitest'
import { gameIds } from '../games/shelf.ts'
import { bandsOf, type LevelRates, likeLevel, RATED } from './levelRate.ts'
import { LEVEL_RATES } from './levelRates.ts'

const clear: LevelRates = {
  novice: [60, 3, 40],
  apprentice: [40, 3, 40],
  journeyman: [20, 2, 40],
  master: [5, 1, 40],
}

describe('levels that were measured', () => {
  it('stand by themselves where they differ, and together where they do not', () => {
    expect(bandsOf(clear).map(({ levels }) => levels)).toEqual([['novice'], ['apprentice'], ['journeyman'], ['master']])
    const close: LevelRates = { ...clear, apprentice: [58, 4, 40] }
    expect(bandsOf(close).map(({ levels }) => levels)).toEqual([['novice', 'apprentice'], ['journeyman'], ['master']])
  })
  it('stand together, too, where the weaker one errs less', () => {
    const odd: LevelRates = { novice: [10, 1, 40], apprentice: [20, 1, 40], journeyman: [5, 1, 40] }
    expect(bandsOf(odd).map(({ levels }) => levels)).toEqual([['novice', 'apprentice'], ['journeyman']])
  })
})

describe('an error rate', () => {
  it('is like the level that is nearest', () => {
    expect(likeLevel(clear, { value: 42, doubt: 3 })).toEqual({ from: 'apprentice', to: 'apprentice' })
    expect(likeLevel(clear, { value: 400, doubt: 3 })).toEqual({ from: 'novice', to: 'novice' })
    expect(likeLevel(clear, { value: 0, doubt: 0 })).toEqual({ from: 'master', to: 'master' })
  })
  it('lies between those it cannot be told from', () => {
    expect(likeLevel(clear, { value: 30, doubt: 15 })).toEqual({ from: 'apprentice', to: 'journeyman' })
    const close: LevelRates = { ...clear, apprentice: [58, 4, 40] }
    expect(likeLevel(close, { value: 58, doubt: 2 })).toEqual({ from: 'novice', to: 'apprentice' })
  })
  it('is like nothing where too little is known of it or of the levels', () => {
    expect(likeLevel(clear, { value: 30, doubt: null })).toBeNull()
    expect(likeLevel(clear, null)).toBeNull()
    expect(likeLevel(undefined, { value: 30, doubt: 1 })).toBeNull()
    expect(likeLevel({ novice: [10, 3, 4], master: [12, 3, 4] }, { value: 11, doubt: 1 })).toBeNull()
  })
})

describe('the levels of the games', () => {
  it('were measured in every game, and some of them are told apart', () => {
    expect(Object.keys(LEVEL_RATES).toSorted()).toEqual(gameIds())
    for (const rates of Object.values(LEVEL_RATES)) {
      expect(Object.keys(rates)).toEqual(RATED)
      expect(bandsOf(rates).length).toBeGreaterThan(1)
    }
  })
})
