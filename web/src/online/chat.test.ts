// Whatever a table says itself has words in every language: no key of a sentence is ever shown.
import { describe, expect, it } from 'vitest'

const spoken = import.meta.glob<Readonly<Record<string, string>>>('./texts/*/index.ts', {
  import: 'texts',
  eager: true,
})

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
    expect(Object.keys(spoken).length).toBeGreaterThan(2)
    for (const texts of Object.values(spoken))
      expect(announced.filter((key) => !Object.hasOwn(texts, `chat.${key}`))).toEqual([])
  })
})
