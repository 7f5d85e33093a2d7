// A game that says only some of its sentences in a language says the others in English.
import { expect, it } from 'vitest'
import { gapsIn } from '../papers/fill.ts'
import { textsIn } from './say.ts'
import type { Words } from './words.ts'

it('texts of an unfinished language are English in their gaps, in tables within tables too', async () => {
  const { words }: { words: Words } = await import('../games/pillars/words/index.ts')
  const en = await words.texts('en')
  const [first = ''] = Object.keys(en.names)
  const half: Words = {
    ...words,
    texts: async (lang) =>
      lang === 'xx' ? { ...en, ask: {}, names: { [first]: 'iks' }, title: 'Iks' } : words.texts(lang),
  }
  const texts = await textsIn(half, 'xx')
  expect(texts.title).toBe('Iks')
  expect(texts.names).toEqual({ ...en.names, [first]: 'iks' })
  expect(texts.ask).toEqual(en.ask)
  expect(gapsIn(texts).some((gap) => gap.startsWith('ask.'))).toBe(true)
  expect(await textsIn(words, 'xx')).toMatchObject({ title: en.title })
})
