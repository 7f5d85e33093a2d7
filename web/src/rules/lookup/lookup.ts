// What looking something up needs to know of a language: words that say nothing, forms of a word, words for one thing.

export interface Lookup {
  /** Words of questions that say nothing about what is asked. */
  readonly empty: readonly string[]
  /** What the forms of a word have in common; the word comes without accents and capitals. */
  stem(word: string): string
  /** Words people use for one thing, each group on a line. */
  readonly alike: readonly string[]
  /** Words of questions that ask for a number, and the words that answer with one. */
  readonly counting: readonly string[]
  readonly numbers: readonly string[]
  /** Signs that stand for words: "£" for pounds. */
  readonly signs: Readonly<Record<string, string>>
  /** What may stand between two words that the language writes as one, "" where they touch; none where it makes no such words. */
  readonly joints?: readonly string[]
}

/** A language of which nothing is known: every word is looked for as it stands. */
export const UNKNOWN: Lookup = { empty: [], stem: (word) => word, alike: [], counting: [], numbers: [], signs: {} }
