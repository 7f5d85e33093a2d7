import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../games/shelf.ts'
import { bannedIn, bannedWord } from './glossary.ts'

const games = join(import.meta.dirname, '..', 'games')

/** What the files of a folder say: their literals, without what is filled in, and without ids. */
function literalsIn(folder: string): string[] {
  return globSync('*.ts', { cwd: folder }).flatMap((file) => {
    let code = readFileSync(join(folder, file), 'utf8').replace(/^import .*$/gm, '')
    for (let before = ''; before !== code; ) {
      before = code
      code = code.replace(/\$\{[^{}]*\}/g, '…')
    }
    const literals = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? '')
    return literals.filter((text) => !/^[a-z\d.-]*$/.test(text))
  })
}

describe('a glossary', () => {
  it('bans synonyms by language, as whole words', () => {
    const page =
      '| id | English | not | French | not | printed | found |\n|---|---|---|---|---|---|---|\n| gap | gap | lane | interstice | ruelle, intervalle | interstice | rulebook |\n'
    expect(bannedIn(page, 'en')).toEqual([{ word: 'lane', instead: 'gap' }])
    const french = bannedIn(page, 'fr')
    expect(french.map(({ word }) => word)).toEqual(['ruelle', 'intervalle'])
    expect(bannedWord(french, 'Dans une ruelle.')).toBe('says “ruelle” for “interstice”: Dans une ruelle.')
    expect(bannedWord(bannedIn(page, 'en'), 'The planes.')).toBeNull()
    expect(bannedIn(page, 'de')).toEqual([])
  })
  for (const id of gameIds())
    it(`of ${id} is kept by its rules and texts in both languages`, () => {
      const glossary = readFileSync(join(games, id, 'GLOSSARY.md'), 'utf8')
      for (const [lang, file] of [
        ['en', 'RULES.md'],
        ['fr', 'RULES.fr.md'],
      ] as const) {
        const banned = bannedIn(glossary, lang)
        expect(banned.length).toBeGreaterThan(0)
        const lines = readFileSync(join(games, id, file), 'utf8')
          .replace(/`[^`\n]*`/g, '')
          .split('\n')
        const said = [...lines, ...literalsIn(join(games, id, 'words', lang))]
        expect(said.flatMap((text) => bannedWord(banned, text) ?? []).map((wrong) => wrong.slice(0, 160))).toEqual([])
      }
    })
})
