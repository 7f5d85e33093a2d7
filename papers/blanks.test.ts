import { describe, expect, it } from 'vitest'
import { fillBlanks } from './blanks.ts'

describe('the blanks of a sentence', () => {
  it('are values, and forms that fit a number by the language', () => {
    const moves = (lang: string, n: number) =>
      fillBlanks(lang, lang === 'fr' ? '{n} {n|coup joué|coups joués}' : '{n} {n|move|moves} played', { n })
    expect([0, 1, 2].map((n) => moves('en', n))).toEqual(['0 moves played', '1 move played', '2 moves played'])
    expect([0, 1, 2].map((n) => moves('fr', n))).toEqual(['0 coup joué', '1 coup joué', '2 coups joués'])
  })
  it('are empty where nothing was given, and stay as they are in what was given', () => {
    expect(fillBlanks('en', '{who} wins, {points}.', { who: '{n|a|b}' })).toBe('{n|a|b} wins, .')
  })
})
