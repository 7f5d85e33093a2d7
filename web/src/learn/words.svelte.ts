// The words of the lessons' pages, in the reader's language.
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

type LearnWords = Readonly<Record<keyof typeof en, string>>

export const learnWords = roomWords(import.meta.glob<LearnWords>('./texts/*/index.ts', { import: 'texts' }))

export const l = learnWords.say
