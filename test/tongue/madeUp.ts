// The made-up language: English with accents on every word and 40 % more letters; blanks and markup stay as they are.

/** Its tag. No language has it. */
export const MADE_UP = 'qq'

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'è', i: 'ï', o: 'õ', u: 'ü', n: 'ñ', c: 'ç', y: 'ý' }
const LONGER = 1.4
const MARKED = /[áèïõüñçýøÁÈÏÕÜÑÇÝØ]/
/** What stays: blanks, tags, clauses, flags and names of settings, addresses, code, places of a sheet; and words. */
const PARTS =
  /(\{[^}]*\}|<[^>]*>|\b[A-Z]{3}-[\w.]+|--?[a-z][\w-]*|\b[A-Z]+_[A-Z_]+\b|https?:\S+|`[^`]*`|\]\([^)]*\))|(\p{L}+)/gu

function stretched(word: string): string {
  if (MARKED.test(word)) return word
  let out = ''
  let more = Math.round(word.length * (LONGER - 1))
  for (const letter of word) {
    const accented = ACCENTS[letter] ?? ACCENTS[letter.toLowerCase()]?.toUpperCase() ?? letter
    out += accented
    if (more > 0 && accented !== letter) {
      out += ACCENTS[letter.toLowerCase()] ?? ''
      more--
    }
  }
  const last = word.length > 1 && word === word.toUpperCase() ? 'Ø' : 'ø'
  return MARKED.test(out) ? out + (word.at(-1) ?? '').toLowerCase().repeat(more) : out + last.repeat(Math.max(1, more))
}

/** A text in the made-up language; words that are in it already stay. */
export const stretch = (text: string): string =>
  text.replace(PARTS, (part, kept: string | undefined) => (kept === undefined ? stretched(part) : part))

/** Texts, tables of texts and sentences with blanks in the made-up language. */
export function madeUp<T>(x: T): T
export function madeUp(x: unknown): unknown {
  if (typeof x === 'string') return stretch(x)
  if (typeof x === 'function') return (...blanks: unknown[]) => madeUp(Reflect.apply(x, undefined, blanks))
  if (x instanceof Promise) return x.then(madeUp)
  if (Array.isArray(x)) return x.map(madeUp)
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(Object.entries(x).map(([key, value]) => [key, madeUp(value)]))
}

/** The first word of a text that is not in the made-up language: somebody says it past the texts. Names of people aside. */
export function foreign(text: string, known: ReadonlySet<string> = new Set()): string | null {
  for (const [, kept, word = ''] of text.matchAll(PARTS))
    if (kept === undefined && word.length > 2 && !MARKED.test(word) && !known.has(word)) return word
  return null
}
