import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS, tongueOf } from '#tongues'
import { texts } from './en/index.ts'
import { langOf, sayIn } from './say.ts'

const root = join(import.meta.dirname, '..')

describe('the sentences of the house', () => {
  it('exist in every language for every key that the code names', () => {
    const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^test\/|^texts\//.test(file))
    const named = new Set<string>()
    for (const file of files)
      for (const [, key] of readFileSync(join(root, file), 'utf8').matchAll(
        /'((?:settings|serve|http|people|passkey|recovery|vacation|mail|tables|live|clubs|tournament|owner|report)\.[a-z][a-z-]*)'/g,
      ))
        named.add(key as string)
    expect(named.size).toBeGreaterThan(50)
    for (const key of named) for (const lang of LANGS) expect(sayIn(lang, key), `${lang} ${key}`).not.toBe(key)
  })

  it('differ between the languages, and French is set as French is', () => {
    for (const key of Object.keys(texts)) {
      const french = sayIn('fr', key, { name: 'N', value: 'V' })
      expect(french, key).not.toMatch(/ [;:!?»]|« |'/)
      if (key !== 'serve.stop') expect(french, key).not.toBe(sayIn('en', key, { name: 'N', value: 'V' }))
    }
  })

  it('include what any table refuses', () => {
    for (const clause of Object.keys(tongueOf('en').refusals)) expect(sayIn('fr', clause)).not.toBe(clause)
    expect(sayIn('fr', 'table.not-awaited', { awaited: [1] })).toContain('2')
  })
})

describe('the language of a reader', () => {
  it('is the one they like best of those spoken here', () => {
    const cases: [string | undefined, string][] = [
      [undefined, 'en'],
      ['', 'en'],
      ['fr', 'fr'],
      ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
      ['xx,en;q=0.5,fr;q=0.7', 'fr'],
      ['de-AT,de;q=0.9,en;q=0.8', 'de'],
      ['xx', 'en'],
      ['en-GB,fr', 'en'],
      ['fr;q=0', 'en'],
      ['*', 'en'],
      ['fr;q=zzz', 'fr'],
      [',;,;q', 'en'],
    ]
    for (const [header, lang] of cases) expect(langOf(header), header ?? 'none').toBe(lang)
  })
})
