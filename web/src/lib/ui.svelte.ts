// The page's own words in the reader's language.
import { typeset } from '../../../title/say.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import type { Words } from '../texts/words.ts'
import { settings } from './settings.svelte.ts'

const tables: Readonly<Record<'en' | 'fr', Words>> = { en, fr }

/** A sentence of the page. */
export function t(id: keyof Words, filled: Readonly<Record<string, string | number>> = {}): string {
  const text = tables[settings.lang][id].replace(/\{(\w+)\}/g, (_, key: string) => String(filled[key] ?? ''))
  return typeset(settings.lang, text)
}
