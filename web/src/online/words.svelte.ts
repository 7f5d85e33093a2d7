// The words of the online pages, in the reader's language.
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

export type OnlineWord = keyof typeof en

type OnlineWords = Readonly<Record<OnlineWord, string>>

export const onlineWords = roomWords(import.meta.glob<OnlineWords>('./texts/*/index.ts', { import: 'texts' }))

export const o = onlineWords.say

export const isWord = onlineWords.has
