import { describe, expect, it } from 'vitest'
import { LANGS, preferred, tongueOf, WHOLE } from '#tongues'
import { gapsIn } from './fill.ts'
import { spoken } from './spoken.ts'

describe('the languages of the house', () => {
  it('are chosen by what a reader wishes, none by its name', () => {
    for (const lang of LANGS) {
      expect(preferred([`${lang}-XX`, 'en'])).toBe(lang)
      expect(preferred(['xx', `${lang}_XX.UTF-8`])).toBe(lang)
    }
    expect(preferred(['xx'])).toBe('en')
    expect(preferred([])).toBe('en')
  })
  it('each call themselves by a name of their own, and have five letters for seats', () => {
    expect(new Set(LANGS.map((lang) => tongueOf(lang).name)).size).toBe(LANGS.length)
    for (const lang of LANGS) expect(new Set(tongueOf(lang).letters).size).toBe(5)
  })
  it('may be unfinished: chosen, but not among the whole ones, and English in their gaps', () => {
    const half = spoken({ en: tongueOf('en'), pl: { name: 'Polski', unfinished: true, roughly: () => 'trochę' } })
    expect(half.LANGS).toEqual(['en', 'pl'])
    expect(half.WHOLE).toEqual(['en'])
    expect(half.preferred(['pl'])).toBe('pl')
    expect(half.tongueOf('pl').roughly(3)).toBe('trochę')
    expect(half.typeset('pl', 'a : b')).toBe('a : b')
    expect(gapsIn(half.tongueOf('pl'))).toContain('refusals')
    expect(WHOLE.every((lang) => gapsIn(tongueOf(lang)).length === 0)).toBe(true)
  })
})
