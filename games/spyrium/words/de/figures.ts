// Mengen auf Deutsch.

import type { SpyriumVoice } from '../../rules/speech.ts'

const money = new Intl.NumberFormat('de', {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
export const pounds = (n: number) => money.format(n).replace('-', '−')
export const crystals = (n: number, v: SpyriumVoice) => `${v.number(n)} ${v.plural(n, 'Kristall', 'Kristalle')}`
export const workers = (n: number, v: SpyriumVoice) => `${v.number(n)} Arbeiter`
export const points = (n: number) => `${n} SP`

type Amounts = { pounds?: number; workers?: number; crystals?: number; vp?: number }
/** Mengen in Worten, ohne die leeren; im Nominativ oder Akkusativ. */
export const amounts = (p: Amounts, v: SpyriumVoice): string[] => {
  const { pounds: money = 0, workers: hands = 0, crystals: stones = 0, vp = 0 } = p
  return [
    ...(money > 0 ? [pounds(money)] : []),
    ...(hands > 0 ? [workers(hands, v)] : []),
    ...(stones > 0 ? [crystals(stones, v)] : []),
    ...(vp > 0 ? [points(vp)] : []),
  ]
}
