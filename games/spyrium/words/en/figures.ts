// Amounts in English.

import type { Param } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
export const pounds = (n: Param | undefined) => money.format(Number(n)).replace('-', '−')
export const crystals = (n: Param | undefined, v: Voice) => `${v.number(n)} ${v.plural(n, 'crystal', 'crystals')}`
export const workers = (n: Param | undefined, v: Voice) => `${v.number(n)} ${v.plural(n, 'worker', 'workers')}`
export const points = (n: Param | undefined) => `${n} VP`
