// What is read of the games, as the build finds it: rules, rulebooks with their pictures, and card sheets. Apart from the shelf,
// so that the first screen does not carry the names of all these files.
import type { Picture } from '../../../look/picture.ts'
import type { Played } from '../../../match/moment.ts'
import { type Lang, USUAL } from '../../../papers/texts.ts'
import { type SheetReader, sheetReader } from '../../../title/unfit.ts'
import { findWords } from './shelf.ts'

const rules = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' })
const books = import.meta.glob<string>('../../../games/*/rulebook/*/*.md', { query: '?raw', import: 'default' })
const pictures = import.meta.glob<readonly Picture[]>('../../../games/*/rulebook/pictures.ts', { import: 'pictures' })
const pictured = import.meta.glob<Readonly<Record<string, Played>>>('../../../games/*/rulebook/matches.json', {
  import: 'default',
})

/** Who says what is wrong with a card sheet of a game. */
export const sheetReaderFor = async (id: string, lang: Lang): Promise<SheetReader> =>
  sheetReader(await findWords(id), lang)

export async function findRules(id: string, lang: string): Promise<string | null> {
  const path = Object.keys(rules).find(
    (p) => p.includes(`/games/${id}/`) && p.endsWith(lang === USUAL ? '/RULES.md' : `/RULES.${lang}.md`),
  )
  return path === undefined ? null : ((await rules[path]?.()) ?? null)
}

/** A part of a game's rulebook for people in a language: the book, or its one page; null where nobody wrote it. */
export async function findBook(id: string, lang: string, part: 'book' | 'page'): Promise<string | null> {
  return (await books[`../../../games/${id}/rulebook/${lang}/${part}.md`]?.()) ?? null
}

/** The pictures of a game's rulebook, and the matches they are taken of. */
export async function findPictures(
  id: string,
): Promise<{ readonly pictures: readonly Picture[]; readonly matches: Readonly<Record<string, Played>> }> {
  const folder = `../../../games/${id}/rulebook`
  const [list, matches] = await Promise.all([
    pictures[`${folder}/pictures.ts`]?.(),
    pictured[`${folder}/matches.json`]?.(),
  ])
  return { pictures: list ?? [], matches: matches ?? {} }
}
