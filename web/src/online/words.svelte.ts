// The words of the online pages, in the reader's language.
import { typeset } from '../../../title/say.ts'
import { settings } from '../lib/settings.svelte.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'

export type OnlineWord = keyof typeof en

const tables: Readonly<Record<'en' | 'fr', Readonly<Record<OnlineWord, string>>>> = { en, fr }

export function o(id: OnlineWord, filled: Readonly<Record<string, string | number>> = {}): string {
  const text = tables[settings.lang][id].replace(/\{(\w+)\}/g, (_, key: string) => String(filled[key] ?? ''))
  return typeset(settings.lang, text)
}

export const isWord = (id: string): id is OnlineWord => Object.hasOwn(en, id)
