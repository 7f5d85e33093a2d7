// Whatever a table says itself has words in every language: no key of a sentence is ever shown.
import { describe, expect, it } from 'vitest'
import { texts as en } from './texts/en/index.ts'
import { texts as fr } from './texts/fr/index.ts'

const files = import.meta.glob<string>('../../../server/tables/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The keys of everything that is announced, wherever that is. */
const announced = Object.values(files).flatMap((text) =>
  [...text.matchAll(/announce\(([\s\S]*?)\)\n/g)].flatMap(([, said = '']) =>
    [...said.matchAll(/'tables\.([a-z-]+)'/g)].map(([, key = '']) => key),
  ),
)

describe('what a table says itself', () => {
  it('has words in every language', () => {
    expect(new Set(announced).size).toBeGreaterThan(10)
    for (const texts of [en, fr]) expect(announced.filter((key) => !Object.hasOwn(texts, `chat.${key}`))).toEqual([])
  })
})
