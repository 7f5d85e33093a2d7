// The words of clubs and tournaments, in the reader's language.
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

export type ClubWord = keyof typeof en

type ClubWords = Readonly<Record<ClubWord, string>>

export const clubWords = roomWords(import.meta.glob<ClubWords>('./texts/*/index.ts', { import: 'texts' }))

export const c = clubWords.say

export const isClubWord = clubWords.has
