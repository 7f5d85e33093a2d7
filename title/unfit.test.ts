import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { lotsPlan } from '../contract/toys/lots.ts'
import { expected } from '../papers/problems.ts'
import { sheetReader } from './unfit.ts'

const { words } = lotsPlan
const texts = await words.texts('en')
const fussy = { ...words, texts: async () => ({ ...texts, fits: async () => ({ even: () => 'pair : 2' }) }) }

describe('what is wrong with a sheet', () => {
  it('is said by the language where any form expects it', async () => {
    const whole = expected('lots.red.value', 'whole', { min: 1, max: 9 })
    expect((await sheetReader(words, 'en'))(whole)).toBe('a whole number from 1 to 9')
    expect((await sheetReader(words, 'fr'))(whole)).toBe('un nombre entier de 1 à 9')
  })
  it('is said by the game where only it expects it, typeset', async () => {
    const reads = await sheetReader(fussy, 'fr')
    expect(reads({ at: 'lots', fits: 'even', with: {} })).toBe('pair\u00a0: 2')
  })
  it('names what nobody has words for, and never fails', async () => {
    for (const lang of [...LANGS, 'xx'])
      expect((await sheetReader(words, lang))({ at: 'lots', fits: 'odd', with: {} })).toBe('odd')
  })
})
