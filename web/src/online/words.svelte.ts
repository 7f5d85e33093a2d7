// The words of the online pages, in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import { settings } from '../lib/settings.svelte.ts'
import { textsIn } from '../lib/texts.ts'
import { texts as en } from './texts/en/index.ts'

export type OnlineWord = keyof typeof en

type OnlineWords = Readonly<Record<OnlineWord, string>>

const tables = textsIn(import.meta.glob<OnlineWords>('./texts/*/index.ts', { import: 'texts', eager: true }))

export function o(id: OnlineWord, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}

export const isWord = (id: string): id is OnlineWord => Object.hasOwn(en, id)
