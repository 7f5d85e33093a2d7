import type { MasterVoice } from '../../rules/speech.ts'

const figure = (n: number, v: MasterVoice): string => `${n < 0 ? '−' : ''}${v.number(Math.abs(n))}`

/** An amount of money, with a true minus: „12.000 Taler“. */
export const money = (n: number, v: MasterVoice): string => `${figure(n, v)}\u00a0Taler`

/** The amount after a preposition with the dative: „von 12.000 Talern“. */
export const ofMoney = (n: number, v: MasterVoice): string => `${figure(n, v)}\u00a0Talern`

/** What something is worth, to the hundred. */
export const roughly = (n: number, v: MasterVoice): string => `etwa ${money(Math.round(n / 100) * 100, v)}`
