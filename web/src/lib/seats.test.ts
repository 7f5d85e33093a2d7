import { describe, expect, it } from 'vitest'
import { lettersOf, tonesOf } from './seats.ts'

describe('the tones of seats', () => {
  it('follow the names games give their colours, and are all different', () => {
    expect(tonesOf(['blue', 'red', 'yellow', 'black', 'green'])).toEqual([0, 1, 3, 4, 2])
    expect(new Set(tonesOf(['black', 'white', 'plum', 'orange', 'yellow'])).size).toBe(5)
  })
})

describe('the letters of seats', () => {
  it('are the first ones of their names', () => {
    expect(lettersOf(['Bleu', 'Rouge', 'Jaune', 'Noir', 'Vert'], [0, 1, 3, 4, 2], 'fr')).toEqual([...'BRJNV'])
  })
  it('are those of their tones where the first is taken', () => {
    expect(lettersOf(['Blue', 'Red', 'Yellow', 'Black', 'Green'], [0, 1, 3, 4, 2], 'en')).toEqual([...'BRYPG'])
  })
  it('are different whatever the names', () => {
    const letters = lettersOf(['Blue', 'Black', 'Blond', 'Blue', 'B'], [0, 0, 0, 0, 0], 'en')
    expect(new Set(letters).size).toBe(5)
  })
})
