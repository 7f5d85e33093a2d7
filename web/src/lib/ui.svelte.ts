// The page's own words in the reader's language.
import { typeset } from '#tongues'
import type { Words } from '../texts/words.ts'
import { settings } from './settings.svelte.ts'
import { textsIn } from './texts.ts'

const tables = textsIn(import.meta.glob<Words>('../texts/*/index.ts', { import: 'texts', eager: true }))

/** A sentence of the page. */
export function t(id: keyof Words, filled: Readonly<Record<string, string | number>> = {}): string {
  const text = tables(settings.lang)[id].replace(/\{(\w+)\}/g, (_, key: string) => String(filled[key] ?? ''))
  return typeset(settings.lang, text)
}
