// The words of the lessons' pages, in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import { settings } from '../lib/settings.svelte.ts'
import { textsIn } from '../lib/texts.ts'
import type { texts as en } from './texts/en/index.ts'

type LearnWords = Readonly<Record<keyof typeof en, string>>

const tables = textsIn(import.meta.glob<LearnWords>('./texts/*/index.ts', { import: 'texts', eager: true }))

export function l(id: keyof LearnWords, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}
