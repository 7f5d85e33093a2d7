// Amounts as they are written: whole in sentences, in thousands on coins and pieces.
import type { MasterVoice } from '../rules/speech.ts'

export const dollars = (voice: MasterVoice, n: number): string => voice.says('money', { n })

/** "57" for $57,000. */
export const thousands = (n: number): string => {
  const k = Math.round(Math.abs(n) / 100) / 10
  return n < 0 ? `−${k}` : `${k}`
}
