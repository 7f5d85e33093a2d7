// The words of rules, rulebooks and card sheets, in the reader's language.
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

type RulesWords = Readonly<Record<keyof typeof en, string>>

export const rulesWords = roomWords(import.meta.glob<RulesWords>('./texts/*/index.ts', { import: 'texts' }))

export const r = rulesWords.say
