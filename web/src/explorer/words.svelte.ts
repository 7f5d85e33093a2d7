// The words of the explorer, in the reader's language.
import { settings } from '../lib/settings.svelte.ts'
import { roomWords } from '../lib/words.svelte.ts'
import type { texts as en } from './texts/en/index.ts'

type ExplorerWords = Readonly<Record<keyof typeof en, string>>

export const explorerWords = roomWords(import.meta.glob<ExplorerWords>('./texts/*/index.ts', { import: 'texts' }))

export const x = explorerWords.say

const written = (n: number, digits: number): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(n)
    .replace('-', '−')

/** A part as points of 100, with one decimal. */
export const of100 = (part: number): string => written(100 * part, 1)

/** A part in whole per cent, as the language writes it. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(part)

/** Mean points; large ones, as of money, without decimals. */
export const points = (n: number): string => written(n, Math.abs(n) >= 1000 ? 0 : 1)

export const whole = (n: number): string => written(n, 0)
