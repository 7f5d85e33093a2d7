// The words of the owner's desk, in the reader's language.
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

export type OwnerWord = keyof typeof en

export const ownerWords = roomWords(
  import.meta.glob<Readonly<Record<OwnerWord, string>>>('./texts/*/index.ts', { import: 'texts' }),
)

export const w = ownerWords.say
