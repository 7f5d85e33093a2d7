import type { MasterVoice } from '../../rules/speech.ts'

/** An amount of money, with a true minus. */
export const money = (n: number, v: MasterVoice): string => `${n < 0 ? '−' : ''}$${v.number(Math.abs(n))}`

/** What is gained or lost, to the hundred. */
export const gained = (n: number, v: MasterVoice): string =>
  `${n < 0 ? '−' : '+'}$${v.number(Math.round(Math.abs(n) / 100) * 100)}`
