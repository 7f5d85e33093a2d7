// Amounts in English.

import type { SpyriumVoice } from '../../rules/speech.ts'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
export const pounds = (n: number) => money.format(n).replace('-', '−')
export const crystals = (n: number, v: SpyriumVoice) => `${v.number(n)} ${v.plural(n, 'crystal', 'crystals')}`
export const workers = (n: number, v: SpyriumVoice) => `${v.number(n)} ${v.plural(n, 'worker', 'workers')}`
export const points = (n: number) => `${n} VP`

type Amounts = { pounds?: number; workers?: number; crystals?: number; vp?: number }
/** Some amounts in words, those that are nought left out. */
export const amounts = (p: Amounts, v: SpyriumVoice): string[] => {
  const { pounds: money = 0, workers: hands = 0, crystals: stones = 0, vp = 0 } = p
  return [
    ...(money > 0 ? [pounds(money)] : []),
    ...(hands > 0 ? [workers(hands, v)] : []),
    ...(stones > 0 ? [crystals(stones, v)] : []),
    ...(vp > 0 ? [points(vp)] : []),
  ]
}
