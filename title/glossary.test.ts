import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { typeset, WHOLE } from '#tongues'
import { gameIds, lessonFiles } from '../games/shelf.ts'
import { slipIn } from '../papers/slips.ts'
import { USUAL } from '../papers/texts.ts'
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

/** All that is said somewhere in a file of words. */
const sayings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((part) => sayings(part))
/** The sentences of a lesson in a language, as they are shown. */
const lessonIn = (game: string, lang: string): string[] =>
  sayings(JSON.parse(lessonFiles(game)?.words[lang] ?? '{}')).map((text) => typeset(lang, text.replaceAll('**', '')))
/** What is no sentence of a rulebook: addresses, anchors, clauses, marks of the page; and its figures, which stand for any. */
const MARKS =
  /\((?:picture|cards?):[^)]*\)|!\[\]| ?\{#[^}]*\}| [A-Z]{3}-[\w.]+|\*\*|^(?:> )?(?:\[!\w+\] ?|- |\| ?-.*)?/gm
const rulebookIn = (game: string, lang: string): string[] =>
  ['book.md', 'page.md'].flatMap((page) =>
    readFileSync(join(games, game, 'rulebook', lang, page), 'utf8')
      .replace(MARKS, '')
      .replace(/\{[^}]*\}/g, '§')
      .split('\n')
      .map((line) => line.trim()),
  )

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
    const wider = page.replace('found |', 'found | German | not |').replace('rulebook |', 'rulebook | Gasse | Lücke |')
    expect(bannedIn(wider, 'de')).toEqual([{ word: 'Lücke', instead: 'Gasse' }])
  })
  for (const id of gameIds())
    it(`of ${id} is kept by its rules, texts, lesson and rulebook in every language`, () => {
      const glossary = readFileSync(join(games, id, 'GLOSSARY.md'), 'utf8')
      for (const lang of WHOLE) {
        const file = lang === USUAL ? 'RULES.md' : `RULES.${lang}.md`
        const banned = bannedIn(glossary, lang)
        expect(banned.length).toBeGreaterThan(0)
        const lines = readFileSync(join(games, id, file), 'utf8')
          .replace(/`[^`\n]*`/g, '')
          .split('\n')
        const written = [...lessonIn(id, lang), ...rulebookIn(id, lang)]
        expect(written.length).toBeGreaterThan(150)
        const said = [...lines, ...literalsIn(join(games, id, 'words', lang)), ...written]
        expect(said.flatMap((text) => bannedWord(banned, text) ?? []).map((wrong) => wrong.slice(0, 160))).toEqual([])
        expect(written.flatMap((text) => (text === '' ? [] : (slipIn(lang, text) ?? [])))).toEqual([])
      }
    })
})
