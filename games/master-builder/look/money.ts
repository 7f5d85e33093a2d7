// Amounts as they are written: whole in sentences, in thousands on coins and pieces.
import type { Voice } from '../../../papers/texts.ts'

export const dollars = (voice: Voice, n: number): string => {
  const sign = n < 0 ? '−' : ''
  const digits = voice.number(Math.abs(n))
  return voice.lang === 'fr' ? `${sign}${digits}\u00a0$` : `${sign}$${digits}`
}

/** "57" for $57,000. */
export const thousands = (n: number): string => {
  const k = Math.round(Math.abs(n) / 100) / 10
  return n < 0 ? `−${k}` : `${k}`
}
