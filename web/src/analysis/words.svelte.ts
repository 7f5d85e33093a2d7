// The words of the analysis and of puzzles, in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import { settings } from '../lib/settings.svelte.ts'
import { textsIn } from '../lib/texts.ts'
import type { texts as en } from './texts/en/index.ts'

type AnalysisWords = Readonly<Record<keyof typeof en, string>>

const tables = textsIn(import.meta.glob<AnalysisWords>('./texts/*/index.ts', { import: 'texts', eager: true }))

export function a(id: keyof AnalysisWords, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}

/** Points of 100 with their sign: "+11", "−9". */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`

/** A part of a chance as points of 100, with one decimal. */
export const decimal = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(Math.abs(100 * share))
