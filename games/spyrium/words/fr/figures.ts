// Les quantités en français.

import type { Param } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'

const money = new Intl.NumberFormat('fr', {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
export const pounds = (n: Param | undefined) => money.format(Number(n)).replace('-', '−')
export const crystals = (n: Param | undefined, v: Voice) => `${v.number(n)} ${v.plural(n, 'cristal', 'cristaux')}`
export const workers = (n: Param | undefined, v: Voice) => `${v.number(n)} ${v.plural(n, 'ouvrier', 'ouvriers')}`
export const points = (n: Param | undefined) => `${n} PV`
