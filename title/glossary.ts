// The glossary of a game: its words, one for each thing, and the synonyms that none of its texts may use.
import type { Lang } from '../papers/texts.ts'

/** A synonym that is not used, and the word that is. */
export interface Banned {
  readonly word: string
  readonly instead: string
}

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'language' })
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

/** What the tables of a GLOSSARY.md ban in a language; nothing for one that they do not speak of. */
export function bannedIn(glossary: string, lang: Lang): Banned[] {
  const lines = glossary.split('\n').map(cellsOf)
  let column = -1
  return lines.flatMap((cells, i) => {
    const isHead = /^-+$/.test(lines[i + 1]?.[1] ?? '')
    // The column of a language is headed by its English name; right of it stands what is not used.
    if (isHead) column = cells.findIndex((cell, k) => cell === ENGLISH.of(lang) && cells[k + 1] === 'not')
    if (isHead || column < 0 || /^-*$/.test(cells[1] ?? '')) return []
    const instead = cells[column] ?? ''
    return (cells[column + 1] ?? '').split(', ').flatMap((word) => (word === '' ? [] : [{ word, instead }]))
  })
}

/** The first banned word of a sentence, in words; null where there is none. */
export function bannedWord(banned: readonly Banned[], text: string): string | null {
  const found = banned.find(({ word }) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text))
  return found === undefined ? null : `says “${found.word}” for “${found.instead}”: ${text}`
}
