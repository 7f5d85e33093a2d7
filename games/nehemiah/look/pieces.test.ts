import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { COLOURS } from '../rules/terms.ts'
import { letterOf } from './pieces.ts'
import { speaker } from './test/moments.ts'

describe('the letters of the seats', () => {
  const lettersIn = async (lang: string) => {
    const { voice } = await speaker(lang)
    return COLOURS.map((_, seat) => letterOf(voice, seat))
  }
  it.each(LANGS)('are one each and all different, in %s', async (lang) => {
    const letters = await lettersIn(lang)
    expect(letters.every((letter) => /^\p{Lu}$/u.test(letter))).toBe(true)
    expect(new Set(letters).size).toBe(COLOURS.length)
  })
  it('begin the name of the colour, or go on in it where another seat has that letter', async () => {
    expect(await lettersIn('fr')).toEqual(['R', 'B', 'V', 'J'])
    expect(await lettersIn('de')).toEqual(['R', 'B', 'G', 'E'])
  })
})
