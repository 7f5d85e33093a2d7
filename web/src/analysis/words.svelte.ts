// The words of the analysis and of puzzles, in the reader's language.
import { settings } from '../lib/settings.svelte.ts'
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

type AnalysisWords = Readonly<Record<keyof typeof en, string>>

export const analysisWords = roomWords(import.meta.glob<AnalysisWords>('./texts/*/index.ts', { import: 'texts' }))

export const a = analysisWords.say

/** Points of 100 with their sign: "+11", "−9". */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`

/** A part of a chance as points of 100, with one decimal. */
export const decimal = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(Math.abs(100 * share))
