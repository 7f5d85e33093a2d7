import { describe, expect, it } from 'vitest'
import { gapsIn } from '../../../papers/fill.ts'
import { fetchedTexts } from './fetched.ts'

interface Said {
  readonly hello: string
  readonly bye: string
}
const SAID: Readonly<Record<string, Partial<Said>>> = {
  en: { hello: 'hello', bye: 'bye' },
  fr: { hello: 'salut', bye: 'au revoir' },
  pl: { hello: 'cześć' },
}

/** Texts as a build finds them, and the languages that were fetched so far. */
function house(listed = {}) {
  const asked: string[] = []
  const files = Object.fromEntries(
    Object.entries(SAID).map(([lang, said]) => [
      `./texts/${lang}/index.ts`,
      async () => {
        asked.push(lang)
        return said as Said
      },
    ]),
  )
  return { asked, texts: fetchedTexts<Said>(files, listed) }
}

describe('texts of a page', () => {
  it('are fetched in the language that is read, once, and in no other', async () => {
    const { asked, texts } = house()
    expect(texts.in('fr')).toBe(null)
    await Promise.all([texts.bring('fr'), texts.bring('fr')])
    expect(texts.in('fr')).toEqual(SAID.fr)
    await texts.bring('fr')
    expect(asked).toEqual(['fr'])
    expect(texts.in('en')).toBe(null)
  })
  it('have English in the gaps of a language that is not finished', async () => {
    const { asked, texts } = house({ pl: { name: 'Polski', share: 0.5 } })
    await texts.bring('pl')
    expect(texts.in('pl')).toEqual({ hello: 'cześć', bye: 'bye' })
    expect(gapsIn(texts.in('pl') ?? {})).toEqual(['bye'])
    expect(asked.sort()).toEqual(['en', 'pl'])
  })
  it('are English in a language that has no such file', async () => {
    const { texts } = house()
    await texts.bring('it')
    expect(texts.in('it')).toEqual(SAID.en)
  })
  it('are fetched anew after they could not be', async () => {
    let down = true
    const texts = fetchedTexts<Said>({
      './texts/en/index.ts': async () => {
        if (down) throw new Error('no network')
        return { hello: 'hello', bye: 'bye' }
      },
    })
    await expect(texts.bring('en')).rejects.toThrow('no network')
    down = false
    await texts.bring('en')
    expect(texts.in('en')?.bye).toBe('bye')
  })
})
