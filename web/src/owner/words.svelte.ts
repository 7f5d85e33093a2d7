// The words of the owner's desk, in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import { settings } from '../lib/settings.svelte.ts'
import { textsIn } from '../lib/texts.ts'
import type { texts as en } from './texts/en/index.ts'

export type OwnerWord = keyof typeof en

const tables = textsIn(
  import.meta.glob<Readonly<Record<OwnerWord, string>>>('./texts/*/index.ts', { import: 'texts', eager: true }),
)

export function w(id: OwnerWord, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}
