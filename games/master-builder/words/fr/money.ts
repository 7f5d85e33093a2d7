import type { MasterVoice } from '../../rules/speech.ts'

/** An amount of money, with a true minus. */
export const money = (n: number, v: MasterVoice): string => `${n < 0 ? '−' : ''}${v.number(Math.abs(n))}\u00a0$`

/** What something is worth, to the hundred. */
export const roughly = (n: number, v: MasterVoice): string => `environ ${money(Math.round(n / 100) * 100, v)}`
