// Looking something up in the rules, whatever the accents and capitals.
import { at as item } from '../../../kernel/lists.ts'
import type { Passage } from './rulebook.ts'

/** A text without accents and capitals, and where each of its letters stood. */
function folded(text: string): { text: string; at: number[] } {
  let out = ''
  const at: number[] = []
  let index = 0
  for (const c of text) {
    const plain = c
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace('æ', 'ae')
      .replace('’', "'")
    for (const letter of plain) {
      out += letter
      at.push(index)
    }
    index += c.length
  }
  return { text: out, at }
}

export const fold = (text: string): string => folded(text).text

const wordsOf = (query: string) =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

/** How well a passage answers: nothing where a word is missing, most where the words begin its own. */
function worth(passage: Passage, words: readonly string[]): number {
  const clause = fold(passage.clause ?? '')
  const chapter = fold(passage.chapter)
  const text = fold(passage.text)
  let sum = 0
  for (const word of words) {
    if (clause === word) sum += 100
    else if (clause !== '' && clause.startsWith(word)) sum += 30
    else if (startsWord(text, word)) sum += passage.clause === null ? 6 : 8
    else if (text.includes(word)) sum += 4
    else if (startsWord(chapter, word)) sum += 2
    else return 0
  }
  return sum
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

/** The passages that hold every word asked for, best first; in the order of the book where they are as good. */
export function search(passages: readonly Passage[], query: string, most = 40): Passage[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return passages
    .map((passage, i) => ({ passage, i, sum: worth(passage, words) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || a.i - b.i)
    .slice(0, most)
    .map(({ passage }) => passage)
}

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** The part of a text around what was found, what was found apart. */
export function excerpt(text: string, query: string, around = 70): Piece[] {
  const { text: plain, at } = folded(text)
  const ranges: [number, number][] = []
  for (const word of wordsOf(query))
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length))
      ranges.push([item(at, from), item(at, from + word.length - 1) + 1])
  ranges.sort((a, b) => a[0] - b[0])
  const first = ranges[0]?.[0] ?? 0
  const start = first <= around ? 0 : text.lastIndexOf(' ', first - around + 20) + 1
  const limit = start + around * 3
  const end = text.length <= limit ? text.length : Math.max(text.lastIndexOf(' ', limit), start + around)
  const pieces: Piece[] = []
  if (start > 0) pieces.push({ text: '… ', hit: false })
  let here = start
  for (const [from, to] of ranges) {
    if (from < here || to > end) continue
    if (from > here) pieces.push({ text: text.slice(here, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    here = to
  }
  if (here < end) pieces.push({ text: text.slice(here, end), hit: false })
  if (end < text.length) pieces.push({ text: ' …', hit: false })
  return pieces
}
