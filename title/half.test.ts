// A game that says only some of its sentences in a language says the others in English.
import { expect, it } from 'vitest'
import { gapsIn } from '../papers/fill.ts'
import type { Texts } from '../papers/texts.ts'
import { textsIn } from './say.ts'
import type { Words } from './words.ts'

const en: Texts = {
  title: 'Quarry',
  blurb: 'Break stone.',
  ask: { dig: () => 'Dig.', rest: () => 'Rest.' },
  act: {},
  event: {},
  refusal: {},
  names: { blue: 'Blue', red: 'Red' },
  cards: {},
  variants: {},
  points: {},
}
const wordsWith = (found: Readonly<Record<string, Texts>>): Words => ({
  wording: { ask: () => ({ do: 'dig' }), act: () => ({ act: 'dig' }) },
  cardName: String,
  texts: async (lang) => {
    const texts = found[lang]
    if (texts === undefined) throw new Error(lang)
    return texts
  },
})

it('texts of an unfinished language are English in their gaps, in tables within tables too', async () => {
  const half: Texts = { ...en, title: 'Iks', ask: { dig: () => 'Kop.' }, names: { red: 'Iksy' } }
  const texts = await textsIn(wordsWith({ en, xx: half }), 'xx')
  expect([texts.title, texts.blurb]).toEqual(['Iks', 'Break stone.'])
  expect(texts.names).toEqual({ blue: 'Blue', red: 'Iksy' })
  expect(texts.ask.rest).toBe(en.ask.rest)
  expect(texts.ask.dig).toBe(half.ask.dig)
  expect([...gapsIn(texts)].sort()).toEqual(['ask.rest', 'names.blue'])
})
it('a game that does not speak a language is English, and one without English is refused', async () => {
  expect(await textsIn(wordsWith({ en }), 'xx')).toEqual(en)
  await expect(textsIn(wordsWith({}), 'en')).rejects.toThrow('en')
})
