// The glossary of a game: its words, one for each thing, and the synonyms that none of its texts may use.
import type { Lang } from '../papers/texts.ts'

/** A synonym that is not used, and the word that is. */
export interface Banned {
  readonly word: string
  readonly instead: string
}

/** Columns of the table, by language: the word, and right of it what is not used. */
const COLUMNS: Readonly<Record<Lang, number>> = { en: 1, fr: 3 }

/** What a GLOSSARY.md bans in a language; nothing for one that it does not speak of. */
export function bannedIn(glossary: string, lang: Lang): Banned[] {
  const column = COLUMNS[lang]
  if (column === undefined) return []
  return glossary.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length < 8 || cells[1] === 'id' || /^-+$/.test(cells[1] ?? '')) return []
    const instead = cells[column + 1] ?? ''
    return (cells[column + 2] ?? '').split(', ').flatMap((word) => (word === '' ? [] : [{ word, instead }]))
  })
}

/** The first banned word of a sentence, in words; null where there is none. */
export function bannedWord(banned: readonly Banned[], text: string): string | null {
  const found = banned.find(({ word }) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text))
  return found === undefined ? null : `says “${found.word}” for “${found.instead}”: ${text}`
}
