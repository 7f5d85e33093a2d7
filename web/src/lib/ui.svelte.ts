// The page's own words in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import type { Words } from '../texts/words.ts'
import { settings } from './settings.svelte.ts'
import { textsIn } from './texts.ts'

const tables = textsIn(import.meta.glob<Words>('../texts/*/index.ts', { import: 'texts', eager: true }))

/** A sentence of the page. */
export function t(id: keyof Words, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}
