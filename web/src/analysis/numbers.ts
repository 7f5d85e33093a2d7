// Figures as they are written: in the reader's language, with the true minus, and with how unsure they are.
import type { Mean } from '../../../analysis/overTime.ts'
import { settings } from '../lib/settings.svelte.ts'

/** A number with at most so many decimals; what rounds to nothing has no sign. */
export function figure(n: number, digits = 1): string {
  const rounded = Number(n.toFixed(digits)) + 0
  const format = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(rounded === 0 ? 0 : rounded).replace('-', '−')
}

/** With its sign, also where it is above nothing. */
export const withSign = (n: number, digits = 1): string =>
  `${Number(n.toFixed(digits)) > 0 ? '+' : ''}${figure(n, digits)}`

/** " ± 0.8" behind a mean; nothing where nobody can tell. */
export const doubtOf = (mean: Mean | null): string =>
  mean === null || mean.doubt === null ? '' : ` ± ${figure(mean.doubt)}`
