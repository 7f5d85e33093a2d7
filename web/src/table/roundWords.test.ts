import { describe, expect, it } from 'vitest'
import { fillBlanks } from '../../../papers/blanks.ts'
import { texts } from '../texts/fr/index.ts'
import { roundWords } from './roundWords.ts'

describe('what a round is called', () => {
  it('is the game’s own word in the sentences of the house', () => {
    const called = roundWords({ name: () => 'Tour' })
    expect(fillBlanks('fr', texts['table.by-round'], called)).toBe('Tour par tour')
    expect(fillBlanks('fr', texts['turning.round'], { ...called, n: 5 })).toBe('Tour 5.')
    expect(fillBlanks('fr', texts['table.race'], roundWords({ name: () => 'Manche' }))).toBe(
      'La course, manche par manche',
    )
  })
})
