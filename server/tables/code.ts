// A table's code: a letter, a digit and a word, to be read aloud in a room or over the telephone.
import { randomInt } from 'node:crypto'
import type { Lang } from '../../papers/texts.ts'
import { sayIn } from '../texts/say.ts'

/** No letter or digit that looks or sounds like another one of them. */
const LETTERS = 'ACFHJKLMRTXY'
const DIGITS = '234679'

const pick = (list: ArrayLike<string>): string => list[randomInt(list.length)] ?? ''

/** `K7-BRICK`; a house with many open tables needs more digits. */
export function newCode(lang: Lang, digits = 1): string {
  const words = sayIn(lang, 'tables.code-words').split(' ')
  const figures = Array.from({ length: digits }, () => pick(DIGITS)).join('')
  return `${pick(LETTERS)}${figures}-${pick(words)}`
}

/** The code that somebody typed, however they did: "k7 brick", "K7–Brick"; null where it cannot be one. */
export function readCode(text: string): string | null {
  const plain = text
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
  const parts = /^([A-Z]\d{1,4})([A-Z]{3,12})$/.exec(plain)
  return parts === null ? null : `${parts[1]}-${parts[2]}`
}
