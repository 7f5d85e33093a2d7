// The page's own words in the reader's language.
import type { Filled } from '../../../papers/blanks.ts'
import type { Words } from '../texts/words.ts'
import { pageTexts } from './firstTexts.ts'
import { settings } from './settings.svelte.ts'
import { setIn } from './words.svelte.ts'

/** A sentence of the page; its language is here before the page is (main.ts). */
export function t(id: keyof Words, filled: Filled = {}): string {
  return setIn(settings.lang, pageTexts.in(settings.lang)?.[id] ?? '', filled)
}
